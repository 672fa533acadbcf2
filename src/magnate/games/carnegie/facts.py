"""The questions, reasons and events of Carnegie."""

from __future__ import annotations

from typing import Final

from magnate.core.domains import MONEY, NUMBER, SEAT
from magnate.games.carnegie.actions import (
    CARNEGIE,
    CELL,
    CHAIR,
    CITY,
    DEPARTMENT,
    DONATION,
    PROJECT,
    REGION,
    SIDES,
    SLOT,
    TILE,
    TYPE,
)
from magnate.games.carnegie.domains import (
    CARD,
    CHAIR_LEFT,
    GOODS_COUNT,
    HAPPENING,
    POINT_COUNT,
    POSE,
    SOURCE,
    STAFF_COUNT,
    STEP_COUNT,
    USE_COUNT,
    VP_COUNT,
)

# Questions
ASK_SIDES: Final = CARNEGIE.question("sides")
ASK_PLACE: Final = CARNEGIE.question("place")
ASK_RESERVE: Final = CARNEGIE.question("reserve")
ASK_NOTE: Final = CARNEGIE.question("note")
ASK_CHOOSE: Final = CARNEGIE.question("choose", round=NUMBER)
ASK_BRING_HOME: Final = CARNEGIE.question("bring-home", region=REGION, employees=STAFF_COUNT)
ASK_LOBBY: Final = CARNEGIE.question("lobby", employees=STAFF_COUNT)
ASK_STAFF: Final = CARNEGIE.question("staff", cells=NUMBER)
ASK_GOODS: Final = CARNEGIE.question("goods", cells=NUMBER)
ASK_DONATE: Final = CARNEGIE.question("donate", price=MONEY)
ASK_STUDY: Final = CARNEGIE.question("study", points=POINT_COUNT)
ASK_WAIT: Final = CARNEGIE.question("wait")
ASK_USE: Final = CARNEGIE.question("use", type=TYPE, points=POINT_COUNT)
ASK_DEPARTMENT: Final = CARNEGIE.question("department", department=DEPARTMENT, uses=USE_COUNT)
ASK_MOVE: Final = CARNEGIE.question("move", steps=STEP_COUNT)
ASK_MOVE_IN: Final = CARNEGIE.question("move-in", cell=CELL)
ASK_VACATE: Final = CARNEGIE.question("vacate", cell=CELL)
ASK_ACTIVATE: Final = CARNEGIE.question("activate", money=MONEY)

# Reasons
NOT_FREE: Final = CARNEGIE.reason("not-free")
WRONG_SLOT: Final = CARNEGIE.reason("wrong-slot")
NO_TILE: Final = CARNEGIE.reason("no-tile")
TOO_MANY: Final = CARNEGIE.reason("too-many", most=NUMBER)
NO_MONEY: Final = CARNEGIE.reason("no-money", cost=MONEY, money=MONEY)
FEW_GOODS: Final = CARNEGIE.reason("few-goods", cost=GOODS_COUNT, goods=GOODS_COUNT)
FEW_POINTS: Final = CARNEGIE.reason("few-points", cost=POINT_COUNT, points=POINT_COUNT)
FEW_STEPS: Final = CARNEGIE.reason("few-steps", cost=STEP_COUNT, steps=STEP_COUNT)
NO_DISC: Final = CARNEGIE.reason("no-disc")
NO_DISC_ON_TAB: Final = CARNEGIE.reason("no-disc-on-tab", project=PROJECT)
SPACE_TAKEN: Final = CARNEGIE.reason("space-taken")
OWN_DONATION: Final = CARNEGIE.reason("own-donation")
NOBODY_GAVE: Final = CARNEGIE.reason("nobody-gave")
AT_THE_END: Final = CARNEGIE.reason("at-the-end")
LAST_SPACE_TAKEN: Final = CARNEGIE.reason("last-space-taken")
NO_JOKER: Final = CARNEGIE.reason("no-joker")
JOKER_TOO_LATE: Final = CARNEGIE.reason("joker-too-late")
JOKER_FIRST_PLAYER: Final = CARNEGIE.reason("joker-first-player")
SAME_TYPE: Final = CARNEGIE.reason("same-type")
NO_DEPARTMENT: Final = CARNEGIE.reason("no-department")
OTHER_TYPE: Final = CARNEGIE.reason("other-type", type=TYPE)
USED_ALREADY: Final = CARNEGIE.reason("used-already")
NOBODY_ACTIVE: Final = CARNEGIE.reason("nobody-active")
NOTHING_TO_DO: Final = CARNEGIE.reason("nothing-to-do")
NOBODY_THERE: Final = CARNEGIE.reason("nobody-there")
SAME_CELL: Final = CARNEGIE.reason("same-cell")
ONLY_INTO: Final = CARNEGIE.reason("only-into", cell=CELL)
NOT_ITS_FUNCTION: Final = CARNEGIE.reason("not-its-function")
NO_POINTS: Final = CARNEGIE.reason("no-points")
NOBODY_IN_RESERVE: Final = CARNEGIE.reason("nobody-in-reserve")
CELL_TAKEN: Final = CARNEGIE.reason("cell-taken")
HAS_ALREADY: Final = CARNEGIE.reason("has-already", tile=TILE)
RESERVED_FIRST: Final = CARNEGIE.reason("reserved-first", tile=TILE)
NO_CHAIR: Final = CARNEGIE.reason("no-chair")
SAME_PRICE: Final = CARNEGIE.reason("same-price")
NO_GOODS: Final = CARNEGIE.reason("no-goods")

# Events
SIDES_CHOSEN: Final = CARNEGIE.event("sides-chosen", seat=SEAT, sides=SIDES)
NEUTRAL_DONATION: Final = CARNEGIE.event("neutral-donation", card=CARD, donation=DONATION)
NEUTRAL_DISC: Final = CARNEGIE.event("neutral-disc", card=CARD, slot=SLOT)
PLACED: Final = CARNEGIE.event("placed", seat=SEAT, slot=SLOT)
RESERVED: Final = CARNEGIE.event("reserved", seat=SEAT, tile=TILE)
NOTED: Final = CARNEGIE.event("noted", seat=SEAT)
NOTE_SHOWN: Final = CARNEGIE.event("note-shown", seat=SEAT, donation=DONATION)
ROUND: Final = CARNEGIE.event("round", round=NUMBER)
CHOSE: Final = CARNEGIE.event("chose", seat=SEAT, type=TYPE)
FLIPPED: Final = CARNEGIE.event("flipped", type=TYPE)
HAPPENS: Final = CARNEGIE.event("happens", type=TYPE, happening=HAPPENING)
HOME: Final = CARNEGIE.event("home", seat=SEAT, employees=STAFF_COUNT, region=REGION, cell=CELL)
GOT_MONEY: Final = CARNEGIE.event("got-money", seat=SEAT, amount=MONEY, source=SOURCE)
GOT_GOODS: Final = CARNEGIE.event("got-goods", seat=SEAT, amount=GOODS_COUNT, source=SOURCE)
GOT_VP: Final = CARNEGIE.event("got-vp", seat=SEAT, amount=VP_COUNT, source=SOURCE)
GOT_STAFF: Final = CARNEGIE.event(
    "got-staff", seat=SEAT, amount=STAFF_COUNT, cell=CELL, source=SOURCE
)
GOT_POINTS: Final = CARNEGIE.event("got-points", seat=SEAT, amount=POINT_COUNT, source=SOURCE)
GOT_STEPS: Final = CARNEGIE.event("got-steps", seat=SEAT, amount=STEP_COUNT, source=SOURCE)
POINTS_LAPSED: Final = CARNEGIE.event("points-lapsed", seat=SEAT, points=POINT_COUNT)
STEPS_LAPSED: Final = CARNEGIE.event("steps-lapsed", seat=SEAT, steps=STEP_COUNT)
WENT_TO_NEW_LOBBY: Final = CARNEGIE.event(
    "to-new-lobby", seat=SEAT, employees=STAFF_COUNT, cell=CELL
)
DONATED: Final = CARNEGIE.event("donated", seat=SEAT, donation=DONATION, price=MONEY)
STUDIED_TAB: Final = CARNEGIE.event(
    "studied-tab", seat=SEAT, project=PROJECT, place=NUMBER, points=POINT_COUNT
)
STUDIED_TRACK: Final = CARNEGIE.event(
    "studied-track", seat=SEAT, region=REGION, space=NUMBER, points=POINT_COUNT
)
WAITS: Final = CARNEGIE.event("waits", seat=SEAT)
JOKER: Final = CARNEGIE.event("joker", seat=SEAT, type=TYPE)
USES: Final = CARNEGIE.event("uses", seat=SEAT, department=DEPARTMENT, cell=CELL)
MISSION: Final = CARNEGIE.event("mission", seat=SEAT, cell=CELL, region=REGION, chair=CHAIR_LEFT)
MOVED: Final = CARNEGIE.event(
    "moved",
    seat=SEAT,
    origin=CELL,
    target=CELL,
    pose=POSE,
    steps=STEP_COUNT,
    chair=CHAIR_LEFT,
)
VACATED: Final = CARNEGIE.event("vacated", seat=SEAT, cell=CELL, chair=CHAIR)
TRADED: Final = CARNEGIE.event("traded", seat=SEAT, goods=GOODS_COUNT, amount=MONEY)
BOUGHT_GOODS: Final = CARNEGIE.event("bought-goods", seat=SEAT, goods=GOODS_COUNT, price=MONEY)
FOUNDED: Final = CARNEGIE.event("founded", seat=SEAT, tile=TILE, cell=CELL, goods=GOODS_COUNT)
BUILT: Final = CARNEGIE.event(
    "built", seat=SEAT, project=PROJECT, slot=SLOT, goods=GOODS_COUNT, price=MONEY
)
ACTIVATED: Final = CARNEGIE.event("activated", seat=SEAT, cell=CELL, chair=CHAIR, price=MONEY)
MARKER_MOVED: Final = CARNEGIE.event("marker-moved", type=TYPE, place=NUMBER)
ENDED_BY_ROUNDS: Final = CARNEGIE.event("ended-by-rounds")
SOLD_GOODS: Final = CARNEGIE.event("sold-goods", seat=SEAT, amount=MONEY)

# Events of Andrew (CAR-9); what he can't do shifts his card.
ANDREW_CARD: Final = CARNEGIE.event("andrew-card", card=CARD)
ANDREW_CHOSE: Final = CARNEGIE.event("andrew-chose", type=TYPE)
ANDREW_DONATED: Final = CARNEGIE.event("andrew-donated", donation=DONATION)
ANDREW_TOOK_TILE: Final = CARNEGIE.event("andrew-took-tile", tile=TILE)
ANDREW_BUILT: Final = CARNEGIE.event("andrew-built", slot=SLOT)
ANDREW_ADVANCED: Final = CARNEGIE.event("andrew-advanced", region=REGION, space=NUMBER)
ANDREW_NO_DONATION: Final = CARNEGIE.event("andrew-no-donation", donation=DONATION)
ANDREW_NO_TILE: Final = CARNEGIE.event("andrew-no-tile", type=TYPE)
ANDREW_NO_SLOT: Final = CARNEGIE.event("andrew-no-slot", city=CITY)
ANDREW_NO_STEP: Final = CARNEGIE.event("andrew-no-step", region=REGION)
ANDREW_SHIFTED: Final = CARNEGIE.event("andrew-shifted", places=NUMBER, vp=VP_COUNT)
ANDREW_TUCKED: Final = CARNEGIE.event("andrew-tucked", card=CARD, vp=VP_COUNT)
