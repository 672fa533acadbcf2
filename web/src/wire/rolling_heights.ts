// Made from the schema of rolling_heights; don't edit.

/** worker: carpenter, builder, architect, riveter, politician, executive, community-leader, urbanist, civil-servant */
export type Worker = number;
/** working: steady, hard */
export type Working = number;
/** way: steady, hard, hard-as-steady */
export type Way = number;
/** plot */
export type Plot = number;
/** rising: tired, steady */
export type Rising = number;
/** status: waiting, tired, steady, hard, used-steady, used-hard */
export type Status = number;
/** material: wood, concrete, glass, steel */
export type Material = number;
/** plan */
export type Plan = number;
/** means: wood, concrete, glass, steel, power, wild */
export type Means = number;
/** workers */
export type Workers = number;
/** percent */
export type Percent = number;
/** rounds */
export type Rounds = number;
/** upgrades */
export type Upgrades = number;
/** cubes */
export type Cubes = number;
/** units */
export type Units = number;
/** seat: p1, p2, p3, p4, p5 */
export type Seat = number;
/** slot: 1, 2, 3, 4, 5, 6, 7, 8, 9 */
export type Slot = number;
/** pose: tired, steady, hard */
export type Pose = number;
/** power */
export type Power = number;
/** vp */
export type Vp = number;
/** wilds */
export type Wilds = number;
/** source: plan, strike, leader */
export type Source = number;
/** cube: real, special */
export type Cube = number;
/** level: 1, 2 */
export type Level = number;
/** tower */
export type Tower = number;
/** ad: 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12 */
export type Ad = number;
/** target: 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13 */
export type Target = number;
/** phase: set-up, preparation, risk, main, clean-up */
export type Phase = number;
/** stage: resting, choosing, thrown, struck, ready */
export type Stage = number;
/** trigger: wood, concrete, glass, steel, full-city */
export type Trigger = number;
/** piece: 1, 2, 3, 4, 5, 6 */
export type Piece = number;
/** side: a, b */
export type Side = number;
/** quarter-turns: 0, 1, 2, 3 */
export type QuarterTurns = number;
/** placing: start, purchase, urbanist */
export type Placing = number;
/** plans */
export type Plans = number;
/** permille */
export type Permille = number;
/** type: residential, commercial, industrial, public, park */
export type Type = number;
export type ActionKind = "rest" | "push" | "stop" | "tire" | "throw-ahead" | "rest-ahead" | "push-ahead" | "stop-ahead" | "tire-ahead" | "activate" | "lead" | "upgrade" | "swap" | "choose-cube" | "take" | "buy" | "place" | "pay" | "use-wild" | "exchange" | "build" | "hire" | "done";
export type FactKey = "core-reason-game-over" | "core-reason-not-asked" | "core-reason-not-now" | "core-reason-other-question" | "core-reason-after-seal" | "rolling_heights-ask-start" | "rolling_heights-ask-rest" | "rolling_heights-ask-risk" | "rolling_heights-ask-tire" | "rolling_heights-ask-main" | "rolling_heights-ask-upgrade" | "rolling_heights-ask-swap" | "rolling_heights-ask-cube" | "rolling_heights-ask-take" | "rolling_heights-ask-place" | "rolling_heights-ask-pay" | "rolling_heights-ask-hire" | "rolling_heights-reason-no-such-worker" | "rolling_heights-reason-nothing-to-do" | "rolling_heights-reason-not-first" | "rolling_heights-reason-by-a-building" | "rolling_heights-reason-not-upgraded" | "rolling_heights-reason-upgrade-first" | "rolling_heights-reason-only-tired" | "rolling_heights-reason-not-own-building" | "rolling_heights-reason-no-ability-there" | "rolling_heights-reason-led-already" | "rolling_heights-reason-not-open" | "rolling_heights-reason-not-level-1" | "rolling_heights-reason-bought-already" | "rolling_heights-reason-no-plot-left" | "rolling_heights-reason-too-dear" | "rolling_heights-reason-on-water" | "rolling_heights-reason-plot-taken" | "rolling_heights-reason-has-surcharge" | "rolling_heights-reason-too-near" | "rolling_heights-reason-not-at-hand" | "rolling_heights-reason-no-wild-in-exchange" | "rolling_heights-reason-special-first" | "rolling_heights-reason-no-wild" | "rolling_heights-reason-not-own-plan" | "rolling_heights-reason-not-needed" | "rolling_heights-reason-no-cube" | "rolling_heights-reason-real-cubes-first" | "rolling_heights-reason-not-on-plan" | "rolling_heights-reason-no-roll-ahead" | "rolling_heights-reason-throw-first" | "rolling_heights-reason-thrown-already" | "rolling_heights-reason-start-first" | "rolling_heights-reason-own-turn" | "rolling_heights-reason-no-next-turn" | "rolling_heights-event-started-with" | "rolling_heights-event-turn" | "rolling_heights-event-rested" | "rolling_heights-event-landed" | "rolling_heights-event-threw" | "rolling_heights-event-pushed" | "rolling_heights-event-strike" | "rolling_heights-event-tired-out" | "rolling_heights-event-stopped" | "rolling_heights-event-activated" | "rolling_heights-event-led" | "rolling_heights-event-rethrew" | "rolling_heights-event-upgraded" | "rolling_heights-event-swapped" | "rolling_heights-event-got-cubes" | "rolling_heights-event-got-power" | "rolling_heights-event-got-vp" | "rolling_heights-event-got-wilds" | "rolling_heights-event-used-wild" | "rolling_heights-event-exchanged" | "rolling_heights-event-paid" | "rolling_heights-event-bought" | "rolling_heights-event-took" | "rolling_heights-event-bonus" | "rolling_heights-event-built" | "rolling_heights-event-completed" | "rolling_heights-event-hired" | "rolling_heights-event-nobody-left" | "rolling_heights-event-last-cube" | "rolling_heights-event-city-full" | "rolling_heights-event-returned" | "rolling_heights-event-wild-put" | "rolling_heights-event-opened" | "rolling_heights-event-rival-started" | "rolling_heights-event-rival-took" | "rolling_heights-event-rival-bonus" | "rolling_heights-event-rival-built" | "rolling_heights-event-rival-completed" | "rolling_heights-event-ad-scored" | "rolling_heights-event-rival-ad-scored" | "rolling_heights-event-target-scored" | "rolling_heights-event-ended-by-cubes" | "rolling_heights-event-ended-by-city" | "rolling_heights-event-ended-by-quiet";
export type NumberName = "cost" | "market" | "distance" | "surcharge" | "units_left" | "bonus" | "vp" | "cubes" | "special" | "power" | "wilds" | "upgrades" | "swaps" | "missing" | "unbuilt" | "cubes_left" | "upgrades_left" | "workers_left" | "wilds_left" | "lost_cubes" | "lost_power" | "tired" | "strike_permille";

export interface Sent {
message: MessageRollingHeightsView
blocked: Blocked[]
}
/**
 * What a client of a seat gets: where the match stands, and what is new since a ply.
 */
export interface MessageRollingHeightsView {
ply: number
position: PositionRollingHeightsView
opening: FactData[]
entries: EntryData[]
undoable: number
seats: Holder[]
}
/**
 * All that a seat (None: a spectator) is told about a position.
 */
export interface PositionRollingHeightsView {
seat: (Seat | null)
to_act: Seat[]
asked: (FactKey | null)
question: (FactData | null)
view: RollingHeightsView
legal: Choice[]
result: (Result | null)
}
/**
 * A question, a reason or an event: the key of its kind, and its numbers in order.
 */
export interface FactData {
key: FactKey
args: number[]
}
/**
 * The table as one seat sees it.
 */
export interface RollingHeightsView {
active: Seat
ads: AdView[]
affordable: Plan[]
chosen: (ChosenView | null)
companies: CompanyView[]
cubes: Cubes[]
districts: DistrictView[]
first: Seat
last_round: (Rounds | null)
market: SlotView[]
over: boolean
payment: (PaymentView | null)
phase: Phase
piles: Plans[]
placements: ((PlacementView | null)[] | null)
places: PlaceView[]
plots: PlotView[]
power: Power
put: boolean
quiet: Rounds
quiet_left: Rounds
rival: (RivalView | null)
round: Rounds
seat: (Seat | null)
special_yard: Cubes[]
supply: Cubes[]
trigger: (Trigger | null)
turn: TurnView
unbuilt: Cubes[]
wild_plans: Plan[]
wild_supply: Wilds
worker_supply: Workers[]
yard: Cubes[]
}
/**
 * An open ad.
 */
export interface AdView {
ad: Ad
rival: (YieldView | null)
yields: YieldView[]
}
/**
 * What a card would give if the game ended now, and the plots that make it up.
 */
export interface YieldView {
plots: Plot[]
vp: Vp
}
/**
 * A plan that has been chosen but doesn't lie on the map yet.
 */
export interface ChosenView {
level: Level
placing: Placing
plan: Plan
plot: (Plot | null)
seat: Seat
slot: Slot
}
/**
 * A company. What others may not see is None.
 */
export interface CompanyView {
building_vp: Vp
left: Workers
plot_vp: Vp
plots: Plot[]
stage: Stage
standing: Standing
strike: (Permille | null)
struck: boolean
targets: (TargetView[] | null)
units: Units
vp: Vp
wilds: Wilds
worker_vp: Vp
workers: Workers[][]
}
/**
 * A company's score by its parts if the game ended now (RH-8.2).
 */
export interface Standing {
ad1?: Vp
ad10?: Vp
ad11?: Vp
ad12?: Vp
ad2?: Vp
ad3?: Vp
ad4?: Vp
ad5?: Vp
ad6?: Vp
ad7?: Vp
ad8?: Vp
ad9?: Vp
buildings: Vp
plots: Vp
target: Vp
total: Vp
wilds: Vp
workers: Vp
}
/**
 * A secret target.
 */
export interface TargetView {
counts: boolean
plots: Plot[]
target: Target
vp: Vp
}
/**
 * One of the six pieces of the city, row by row from the upper left.
 */
export interface DistrictView {
piece: Piece
side: Side
turns: QuarterTurns
}
/**
 * A slot of the market.
 */
export interface SlotView {
cost: Units
level: Level
plan: (Plan | null)
slot: Slot
wilds: Wilds
}
/**
 * A payment that is being made: for the plan that was chosen, or else for a cube.
 */
export interface PaymentView {
at_hand: Units
cost: Units
left: Units
material: (Material | null)
seat: Seat
wilds: boolean
}
/**
 * What a plot adds to the price of a plan.
 */
export interface PlacementView {
distance: Units
surcharge: Units
}
/**
 * A plot for the plan that was chosen.
 */
export interface PlaceView {
bonus: Vp
cost: Units
plot: Plot
}
/**
 * A plot of the city, and the plan on it.
 */
export interface PlotView {
bonus_type: (Type | null)
bonus_vp: Vp
completed: boolean
needs: Cubes[]
owner: (Seat | null)
plan: (Plan | null)
rival: boolean
surcharge: Units
towers: TowerView[]
vp: (Vp | null)
water: boolean
}
/**
 * A tower of a plan; its special cubes lie on top.
 */
export interface TowerView {
cubes: Cubes
height: Cubes
material: Material
special: Cubes
}
/**
 * The opponent of a solo game (RH-9).
 */
export interface RivalView {
building_vp: Vp
next_cubes: Cubes
next_level: Level
plot_vp: Vp
plots: Plot[]
standing: RivalStanding
vp: Vp
}
/**
 * The Rival's score by its parts if the game ended now (RH-9.4).
 */
export interface RivalStanding {
ad1?: Vp
ad10?: Vp
ad11?: Vp
ad12?: Vp
ad2?: Vp
ad3?: Vp
ad4?: Vp
ad5?: Vp
ad6?: Vp
ad7?: Vp
ad8?: Vp
ad9?: Vp
buildings: Vp
plots: Vp
total: Vp
}
/**
 * What has been done in the turn, and what can still be; nothing in the set-up and at the
 *     end.
 */
export interface TurnView {
acted: boolean
bought: (Plan | null)
completed: Plot[]
cubes_left: Cubes
laid: Plot[]
led: Plot[]
upgrades_left: Upgrades
vp: Vp
}
/**
 * An action a seat may play now.
 */
export interface Choice {
id: number
text: string
kind: ActionKind
args: number[]
about: {
[k: string]: number
}
seals: boolean
}
/**
 * How a game ended, by seat.
 */
export interface Result {
scores: number[]
ranking: number[]
opponent: (number | null)
}
/**
 * One entry of a match's log with what the seat saw of it; see `records.Line`.
 */
export interface EntryData {
ply: number
seat: (Seat | null)
events: FactData[]
play?: (string | null)
undo?: (number[] | null)
taken_back?: boolean
holder?: (Holder | null)
chance?: boolean
cause?: ("bot" | "clock" | "order" | "person")
time?: (number | null)
}
/**
 * Who holds a seat: a person, or a bot of some name.
 */
export interface Holder {
name: string
bot?: (string | null)
}
/**
 * An action that can't be played now, and why not.
 */
export interface Blocked {
text: string
kind: ActionKind
args: number[]
reason: FactData
}

