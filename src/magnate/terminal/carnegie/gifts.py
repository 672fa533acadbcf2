"""The donations of Carnegie, the score so far, and Andrew's pieces."""

from __future__ import annotations

from rich.text import Text

from magnate.games.carnegie.actions import DONATION, DONATIONS
from magnate.games.carnegie.domains import ADVANCED_BACK
from magnate.games.carnegie.view_types import CarnegieView
from magnate.terminal.carnegie.pieces import Pen
from magnate.terminal.lines import columns, fit, flow, ink

CAUSES = 4
EACH = DONATIONS // CAUSES


def draw_donations(pen: Pen, view: CarnegieView, width: int) -> list[Text]:
    """Four causes side by side: who has given, and what each space would bring the viewer."""
    seat = view["seat"]
    note = ""
    if seat is not None:
        company = view["companies"][seat]
        note = pen.words.text(
            "terminal-carnegie-donation-note",
            price=pen.money(company["donation_price"]),
            limit=company["donation_limit"],
        )
    lines = pen.title(pen.words.text("terminal-carnegie-donations"), note, width)
    room = (width - 3 * (CAUSES - 1)) // CAUSES
    heads = [ink(pen.donation(cause * EACH)[0], "bold") for cause in range(CAUSES)]
    lines.append(columns([(head, room) for head in heads]))
    for row in range(EACH):
        spaces = [cause * EACH + row for cause in range(CAUSES)]
        lines.append(columns([(_space(pen, view, space, room), room) for space in spaces]))
    return lines


def _space(pen: Pen, view: CarnegieView, space: int, width: int) -> Text:
    owners = view["donations"][space]
    own = view["seat"] in owners
    tail = ink(" ").append_text(pen.whose(owners))
    if view["seat"] is not None:
        style = "good" if own else "muted" if owners else "act"
        tail.append(f" {view['companies'][view['seat']]['yields'][space]:>2}", style)
    for owner, company in enumerate(view["companies"]):
        if company["noted"] == space:  # one's own, and at the end everybody's
            tail.append_text(pen.who(owner)).append("*", "act")
    label = ink(pen.donation(space)[1], "muted" if owners and not own else "")
    label.truncate(width - tail.cell_len - 3, overflow="ellipsis")
    each = "" if DONATION.text(space) == "welfare-seven" else "×"
    head = ink(f"{pen.rules.donation_vp[space]}{each} ", "muted").append_text(label)
    return fit(head, width - tail.cell_len).append_text(tail)


def draw_forecast(pen: Pen, view: CarnegieView, width: int) -> list[Text]:
    """The viewer's score by its parts if the game ended now."""
    if view["seat"] is None:
        return []
    title = ink(pen.words.text("terminal-carnegie-forecast"), "title")
    parts = pen.standing(view["companies"][view["seat"]]["standing"])
    first = Text.assemble(title, " ", parts[0])
    return flow([first, *parts[1:]], width, " · ", "  ")


def draw_andrew(pen: Pen, view: CarnegieView, width: int) -> list[Text]:
    """Andrew's card and score, the cards tucked away and his tiles (CAR-9)."""
    andrew = view["andrew"]
    if andrew is None:
        return []
    words = pen.words
    parts = pen.standing(andrew["standing"])
    first = Text.assemble(pen.andrew("title"), " ", parts[0])
    lines = flow([first, *parts[1:]], width, " · ", "   ")
    cards: list[Text] = []
    card = andrew["card"]
    if card is not None:
        cards += _card(pen, card)
        if not andrew["chooses"]:
            cards[0] = ink(words.text("terminal-carnegie-card-now"), "act")
        vp = pen.vp(pen.rules.shift_vp[andrew["shift"]])
        cards.append(ink(words.text("terminal-carnegie-shift", places=andrew["shift"], vp=vp)))
    elif andrew["back"] is not None:
        back = _back(pen, andrew["back"])
        cards.append(ink(words.text("terminal-carnegie-card-back", action=back), "act"))
    if andrew["next_back"] is not None:
        back = _back(pen, andrew["next_back"])
        cards.append(ink(words.text("terminal-carnegie-next-back", action=back), "muted"))
    tucked = " ".join(
        f"{vp}:{count}"
        for vp, count in zip(pen.rules.shift_vp, andrew["reached"], strict=True)
        if count
    )
    if tucked:
        cards.append(ink(words.text("terminal-carnegie-tucked", cards=tucked), "muted"))
    lines += [ink("   ").append_text(line) for line in flow(cards, width - 3, " · ")]
    if andrew["tiles"]:
        names = [ink(pen.department(tile), "muted") for tile in andrew["tiles"]]
        label = ink(words.text("carnegie-part-tiles"), "muted")
        more = flow([label, *names], width - 3, " · ")
        lines += [ink("   ").append_text(line) for line in more]
    return lines


def card_words(pen: Pen) -> list[str]:
    """What each of Andrew's cards does."""
    return [
        " · ".join(part.plain for part in _card(pen, card)) for card in range(len(pen.rules.cards))
    ]


def _card(pen: Pen, card: int) -> list[Text]:
    """A card that has been turned up: what it does in each action."""
    face = pen.rules.cards[card]
    cause, what = pen.donation(face.donation)
    cities = ", ".join(pen.city(city) for city in face.cities)
    takes = ", ".join(pen.type(kind) for kind in face.takes)
    return [
        ink(pen.words.text("terminal-carnegie-card", action=pen.type(face.chooses)), "act"),
        ink(f"{pen.words.text('terminal-carnegie-gift')}: {cause} ({what})"),
        ink(f"{pen.type(0)}: +{face.hr_shift}"),
        ink(f"{pen.type(1)}: {takes}"),
        ink(f"{pen.type(2)}: {cities}"),
        ink(f"{pen.type(3)}: {pen.region(face.region)} +{face.steps}"),
    ]


def _back(pen: Pen, back: int) -> str:
    return pen.type(back) if back != ADVANCED_BACK else "?"
