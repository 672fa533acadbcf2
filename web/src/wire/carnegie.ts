// Made from the schema of carnegie; don't edit.

/** sides: AAAA, AAAB, AABA, AABB, ABAA, ABAB, ABBA, ABBB, BAAA, BAAB, BABA, BABB, BBAA, BBAB, BBBA, BBBB */
export type Sides = number;
/** slot */
export type Slot = number;
/** tile: training, recruiting, safety, new-lobby, purchasing, sales, logistics, property, engineering, outsourcing, supply-chain, communications, advanced-research, advanced-design, charity, telegraph */
export type Tile = number;
/** donation: education-human-resources, education-management, education-construction, education-research, education-any, rights-infrastructure, rights-industry, rights-housing-commerce, rights-railroad, rights-donation, welfare-seven, welfare-goods, welfare-money, welfare-money-goods, welfare-employee, health-east, health-midwest, health-south, health-west, health-small-city */
export type Donation = number;
/** type: human-resources, management, construction, research */
export type Type = number;
/** employees: 0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15 */
export type Employees = number;
/** cells: 0, 1, 2, 3, 4, 5, 6, 7 */
export type Cells = number;
/** project: housing, commerce, industry, infrastructure */
export type Project = number;
/** region: west, midwest, south, east */
export type Region = number;
/** cell: r1c1, r1c2, r1c3, r1c4, r2c1, r2c2, r2c3, r2c4, r3c1, r3c2, r3c3, r3c4, r4c1, r4c2, r4c3, r4c4 */
export type Cell = number;
/** chair: 1, 2, 3 */
export type Chair = number;
/** traded: 1, 2, 3 */
export type Traded = number;
/** level: wagon, stagecoach, railroad */
export type Level = number;
/** owner: p1, p2, p3, p4, neutral, andrew */
export type Owner = number;
/** phase: sides, places, steps, first-activation, note, choice, event, departments, activation */
export type Phase = number;
/** side: A, B */
export type Side = number;
/** back: human-resources, management, construction, research, advanced */
export type Back = number;
/** difficulty: easy, normal, hard, expert */
export type Difficulty = number;
/** staff */
export type Staff = number;
/** money */
export type Money = number;
/** points */
export type Points = number;
/** department: training, recruiting, safety, new-lobby, purchasing, sales, logistics, property, engineering, outsourcing, supply-chain, communications, advanced-research, advanced-design, charity, telegraph, human-resources, trade, planning, construction, research, lobby, empty */
export type Department = number;
/** uses */
export type Uses = number;
/** steps */
export type Steps = number;
/** goods */
export type Goods = number;
/** seat: p1, p2, p3, p4, p5 */
export type Seat = number;
/** card: N01, N02, N03, N04, N05, N06, N07, N08, N09, N10, N11, N12, N13, N14, N15, N16, N17, N18, N19, N20, A01, A02, A03, A04, A05, A06, A07, A08, A09, A10, A11, A12, A13, A14, A15, A16, A17, A18, A19, A20 */
export type Card = number;
/** happening: west, midwest, south, east, donation, last-west, last-midwest, last-south, last-east */
export type Happening = number;
/** source: track-west, track-midwest, track-south, track-east, tab-housing, tab-commerce, tab-industry, tab-infrastructure, department */
export type Source = number;
/** vp */
export type Vp = number;
/** chair-left: 0, 1, 2, 3 */
export type ChairLeft = number;
/** pose: lying, active */
export type Pose = number;
/** city: seattle, helena, portland, boise, san-francisco, reno, salt-lake-city, denver, los-angeles, phoenix, santa-fe, fargo, duluth, st-paul, omaha, chicago, kansas-city, st-louis, cincinnati, el-paso, dallas, san-antonio, houston, memphis, new-orleans, atlanta, charleston, pittsburgh, albany, boston, new-york, washington */
export type City = number;
export type ActionKind = "choose-sides" | "place" | "reserve" | "note" | "choose" | "bring-home" | "to-new-lobby" | "take-employees" | "take-goods-for" | "donate" | "study-tab" | "study-track" | "wait" | "use-joker" | "use" | "move" | "move-active" | "vacate" | "take-steps" | "take-money" | "take-goods" | "take-points" | "mission-for-steps" | "mission-for-money" | "mission-for-goods" | "mission-for-points" | "mission-for-vp" | "recruit" | "sell" | "deliver" | "buy" | "found" | "build" | "give" | "activate" | "done" | "sell-goods";
export type FactKey = "core-reason-game-over" | "core-reason-not-asked" | "core-reason-not-now" | "core-reason-other-question" | "core-reason-after-seal" | "carnegie-ask-sides" | "carnegie-ask-place" | "carnegie-ask-reserve" | "carnegie-ask-note" | "carnegie-ask-choose" | "carnegie-ask-bring-home" | "carnegie-ask-lobby" | "carnegie-ask-staff" | "carnegie-ask-goods" | "carnegie-ask-donate" | "carnegie-ask-study" | "carnegie-ask-wait" | "carnegie-ask-use" | "carnegie-ask-department" | "carnegie-ask-move" | "carnegie-ask-move-in" | "carnegie-ask-vacate" | "carnegie-ask-activate" | "carnegie-reason-not-free" | "carnegie-reason-wrong-slot" | "carnegie-reason-no-tile" | "carnegie-reason-too-many" | "carnegie-reason-no-money" | "carnegie-reason-few-goods" | "carnegie-reason-few-points" | "carnegie-reason-few-steps" | "carnegie-reason-no-disc" | "carnegie-reason-no-disc-on-tab" | "carnegie-reason-space-taken" | "carnegie-reason-own-donation" | "carnegie-reason-nobody-gave" | "carnegie-reason-at-the-end" | "carnegie-reason-last-space-taken" | "carnegie-reason-no-joker" | "carnegie-reason-joker-too-late" | "carnegie-reason-joker-first-player" | "carnegie-reason-same-type" | "carnegie-reason-no-department" | "carnegie-reason-other-type" | "carnegie-reason-used-already" | "carnegie-reason-nobody-active" | "carnegie-reason-nothing-to-do" | "carnegie-reason-nobody-there" | "carnegie-reason-same-cell" | "carnegie-reason-only-into" | "carnegie-reason-not-its-function" | "carnegie-reason-no-points" | "carnegie-reason-nobody-in-reserve" | "carnegie-reason-cell-taken" | "carnegie-reason-has-already" | "carnegie-reason-reserved-first" | "carnegie-reason-no-chair" | "carnegie-reason-same-price" | "carnegie-reason-no-goods" | "carnegie-event-sides-chosen" | "carnegie-event-neutral-donation" | "carnegie-event-neutral-disc" | "carnegie-event-placed" | "carnegie-event-reserved" | "carnegie-event-noted" | "carnegie-event-note-shown" | "carnegie-event-round" | "carnegie-event-chose" | "carnegie-event-flipped" | "carnegie-event-happens" | "carnegie-event-home" | "carnegie-event-got-money" | "carnegie-event-got-goods" | "carnegie-event-got-vp" | "carnegie-event-got-staff" | "carnegie-event-got-points" | "carnegie-event-got-steps" | "carnegie-event-points-lapsed" | "carnegie-event-steps-lapsed" | "carnegie-event-to-new-lobby" | "carnegie-event-donated" | "carnegie-event-studied-tab" | "carnegie-event-studied-track" | "carnegie-event-waits" | "carnegie-event-joker" | "carnegie-event-uses" | "carnegie-event-mission" | "carnegie-event-moved" | "carnegie-event-vacated" | "carnegie-event-traded" | "carnegie-event-bought-goods" | "carnegie-event-founded" | "carnegie-event-built" | "carnegie-event-activated" | "carnegie-event-marker-moved" | "carnegie-event-ended-by-rounds" | "carnegie-event-sold-goods" | "carnegie-event-andrew-card" | "carnegie-event-andrew-chose" | "carnegie-event-andrew-donated" | "carnegie-event-andrew-took-tile" | "carnegie-event-andrew-built" | "carnegie-event-andrew-advanced" | "carnegie-event-andrew-no-donation" | "carnegie-event-andrew-no-tile" | "carnegie-event-andrew-no-slot" | "carnegie-event-andrew-no-step" | "carnegie-event-andrew-shifted" | "carnegie-event-andrew-tucked";
export type NumberName = "cost" | "gain" | "left" | "goods_cost" | "goods_gain" | "goods_left" | "steps_cost" | "steps_gain" | "steps_left" | "points_cost" | "points_gain" | "points_left" | "vp" | "score" | "staff" | "home" | "uses";

export interface Sent {
message: MessageCarnegieView
blocked: Blocked[]
}
/**
 * What a client of a seat gets: where the match stands, and what is new since a ply.
 */
export interface MessageCarnegieView {
ply: number
position: PositionCarnegieView
opening: FactData[]
entries: EntryData[]
undoable: number
seats: Holder[]
}
/**
 * All that a seat (None: a spectator) is told about a position.
 */
export interface PositionCarnegieView {
seat: (Seat | null)
to_act: Seat[]
asked: (FactKey | null)
question: (FactData | null)
view: CarnegieView
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
export interface CarnegieView {
activation: (ActivationView | null)
andrew: (AndrewView | null)
companies: CompanyView[]
donations: Owner[][]
events: Happening[][]
first: Seat
markers: number[]
moving: (Type | null)
over: boolean
passed: number[]
phase: Phase
previews: PreviewView[]
projects: (Project | null)[]
round: number
row: (Type | null)
seat: (Seat | null)
slots: (Owner | null)[]
tiles: number[]
turn: TurnView
waiting: boolean
}
/**
 * Whom the viewing seat could activate if it were asked now (CAR-7.1): a forecast in every
 *     phase but the activation, whose question the moves answer.
 */
export interface ActivationView {
all: [string, string][]
chairs: ChairView[]
}
/**
 * A free chair of a cell where someone lies.
 */
export interface ChairView {
affordable: boolean
cell: Cell
chair: Chair
price: Money
}
/**
 * Andrew's pieces and the known cards (CAR-9.3, CAR-9.10).
 */
export interface AndrewView {
back: (Back | null)
card: (Card | null)
chooses: boolean
difficulty: Difficulty
discs: number
donation_points: Vp[]
donations: Donation[]
next_back: (Back | null)
played: Card[]
reached: number[]
shift: number
standing: {
[k: string]: Vp
}
tiles: Tile[]
tracks: number[]
}
/**
 * A company. What others may not see, and what there is none of, is None.
 */
export interface CompanyView {
advanced: number[]
built: number[]
cells: Department[]
chairs: Chair[][]
chosen_sides: (Sides | null)
discs: number
discs_on_tabs: number[]
donation_limit: Vp
donation_points: Vp[]
donation_price: Money
donations: Donation[]
goods: Goods
has_chosen_sides: boolean
has_noted: boolean
joker: boolean
lying: Staff[]
missions: Staff[]
money: Money
network: NetworkView
noted: (Donation | null)
reserve: Staff
reserved: (Tile | null)
sides: (Side | null)[]
standing: {
[k: string]: Vp
}
tracks: number[]
vp: Vp
yields: Vp[]
}
/**
 * Cities and routes of one seat.
 */
export interface NetworkView {
cities: City[]
level: (Level | null)
limiting: Region[]
links: [City, City][]
points: number
routes: [City, City][]
}
/**
 * What happens if a row is picked next.
 */
export interface PreviewView {
donation: boolean
gains: GainView[]
happening: Happening
moving: Type
region: (Region | null)
row: Type
}
/**
 * What a row would bring one seat: its event, with all employees of the region home, and its
 *     departments, as they are staffed now.
 */
export interface GainView {
department_points: Points
donation: boolean
goods: Goods
goods_or_money: number
home: Staff
money: Money
points: Points
price: (Money | null)
staff: Staff
staff_or_money: number
steps: Steps
uses: Uses
vp: Vp
}
/**
 * What the player whose turn it is has done and can still do in it.
 */
export interface TurnView {
department: (Cell | null)
points: Points
seat: (Seat | null)
steps: Steps
used: Cell[]
uses: Uses
using: (Type | null)
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

