// Made from the schema of container; don't edit.

/** colour: black, brown, violet, beige, grey */
export type Colour = number;
/** seat: p1, p2, p3, p4, p5 */
export type Seat = number;
/** space: containers-I, containers-II, containers-III, money-I, money-II, money-III */
export type Space = number;
/** price: 1, 2, 3, 4, 5, 6 */
export type Price = number;
/** old-price: 0, 1, 2, 3, 4, 5, 6 */
export type OldPrice = number;
/** bid */
export type Bid = number;
/** factory-price: 1, 2, 3, 4 */
export type FactoryPrice = number;
/** harbour-price: 2, 3, 4, 5, 6 */
export type HarbourPrice = number;
/** money */
export type Money = number;
/** broker: I, II, III */
export type Broker = number;
/** place: island, ship, port, harbour-store, factory-store */
export type Place = number;
/** zone: harbour-p1, harbour-p2, harbour-p3, harbour-p4, harbour-p5, sea, island, port */
export type Zone = number;
/** question: main, buy-from-factory, buy-in-harbour, load, make, factory-price, harbour-price, bid, second-bid, seller, broker-bid, offer, pay, seize */
export type Question = number;
/** stage: first-bids, second-bids, choice */
export type Stage = number;
/** card: A, B, C, D, E */
export type Card = number;
/** loans */
export type Loans = number;
/** goods */
export type Goods = number;
export type ActionKind = "buy-machine" | "buy-warehouse" | "buy-from" | "reprice" | "produce" | "sail-out" | "sail-to-harbour" | "sail-to-island" | "sail-to-port" | "buy-again" | "call-broker" | "outbid" | "repay-loan" | "end-turn" | "take-loan" | "buy" | "load" | "make" | "set-price" | "keep" | "done" | "bid" | "accept" | "reject" | "offer-factory" | "offer-harbour" | "pay" | "seize" | "seize-from-store";
export type FactKey = "core-reason-game-over" | "core-reason-not-asked" | "core-reason-not-now" | "core-reason-other-question" | "core-reason-after-seal" | "container-ask-main" | "container-ask-buy-from-factory" | "container-ask-buy-in-harbour" | "container-ask-load" | "container-ask-make" | "container-ask-factory-price" | "container-ask-harbour-price" | "container-ask-bid" | "container-ask-second-bid" | "container-ask-seller" | "container-ask-broker-bid" | "container-ask-offer" | "container-ask-pay" | "container-ask-seize" | "container-reason-no-action-left" | "container-reason-no-money" | "container-reason-no-such-player" | "container-reason-not-yourself" | "container-reason-no-space" | "container-reason-supply-empty" | "container-reason-machine-owned" | "container-reason-store-empty" | "container-reason-store-full" | "container-reason-ship-full" | "container-reason-ship-empty" | "container-reason-produced-already" | "container-reason-at-sea" | "container-reason-not-at-sea" | "container-reason-not-in-harbour" | "container-reason-port-empty" | "container-reason-no-bank" | "container-reason-option-off" | "container-reason-loan-limit" | "container-reason-no-loan" | "container-reason-loan-too-new" | "container-reason-not-there" | "container-reason-buy-one" | "container-reason-no-machine" | "container-reason-machine-used" | "container-reason-no-such-price" | "container-reason-same-price" | "container-reason-price-set" | "container-reason-needs-price" | "container-reason-bid-too-high" | "container-reason-bid-too-low" | "container-reason-offer-too-low" | "container-reason-too-few-containers" | "container-reason-not-highest" | "container-reason-auction-open" | "container-reason-no-auction" | "container-reason-own-bid" | "container-reason-collected-now" | "container-reason-game-ends" | "container-reason-would-end" | "container-reason-other-place-first" | "container-event-turn" | "container-event-interest" | "container-event-forced-loan" | "container-event-loan" | "container-event-repaid" | "container-event-seized" | "container-event-forgiven" | "container-event-bought-machine" | "container-event-bought-warehouse" | "container-event-bought" | "container-event-priced" | "container-event-arranged-factory" | "container-event-arranged-harbour" | "container-event-wage" | "container-event-produced" | "container-event-produced-nothing" | "container-event-sailed-out" | "container-event-sailed-to-harbour" | "container-event-sailed-to-island" | "container-event-sailed-to-port" | "container-event-loaded" | "container-event-has-bid" | "container-event-opened" | "container-event-raised" | "container-event-tied" | "container-event-accepted" | "container-event-rejected" | "container-event-delivered" | "container-event-called" | "container-event-broker-bid" | "container-event-broker-offer" | "container-event-offered" | "container-event-returned" | "container-event-returned-container" | "container-event-won-money" | "container-event-won-container" | "container-event-paid-broker" | "container-event-paid-container" | "container-event-ended-by-supply" | "container-event-ended-by-deadlock";
export type NumberName = "cost" | "gain" | "left" | "whole" | "loans" | "made" | "island" | "wealth" | "holds";

export interface Sent {
message: MessageContainerView
blocked: Blocked[]
}
/**
 * What a client of a seat gets: where the match stands, and what is new since a ply.
 */
export interface MessageContainerView {
ply: number
position: PositionContainerView
opening: FactData[]
entries: EntryData[]
undoable: number
seats: Holder[]
}
/**
 * All that a seat (None: a spectator) is told about a position.
 */
export interface PositionContainerView {
seat: (Seat | null)
to_act: Seat[]
asked: (FactKey | null)
question: (FactData | null)
view: ContainerView
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
export interface ContainerView {
actions_left: number
active: Seat
asked: Seat[]
auction: (AuctionView | null)
broker_containers: number[][]
broker_money: Money[]
called: boolean
collected: boolean
companies: CompanyView[]
done: string[]
ending: boolean
idle: number
idle_limit: number
investment_bank: boolean
machine_supply: number[]
offer: (OfferView | null)
over: boolean
payment: (PaymentView | null)
pricing: (PricingView | null)
produced: boolean
question: (Question | null)
round: number
seat: (Seat | null)
seized: number[]
seized_from: (Place | null)
supply: number[]
turn: number
warehouse_supply: number
}
/**
 * The open island auction (CON-8).
 */
export interface AuctionView {
answered: Seat[]
asked: Seat[]
bids: (Money | null)[]
highest: (Money | null)
load: number[]
load_value: (LoadValue | null)
loans_from: Money[]
loans_to_reject: (number | null)
most: (Money | null)
own_bid: (Money | null)
seller: Seat
stage: Stage
tied: Seat[]
}
/**
 * What one's island is worth as it is, and with the load that is for sale (CON-10.2, 10.3).
 */
export interface LoadValue {
added: Money
after: Money
before: Money
}
/**
 * A company. Money, value card and all that follows from them are its owner's, until the game
 *     is over.
 */
export interface CompanyView {
discarded: (Colour | null)
factory: [(Price | null), Colour][]
factory_room: number
harbour: [(Price | null), Colour][]
harbour_of: (Seat | null)
harbour_room: number
island: number[]
loans: number
loans_left: number
machine_cost: (Money | null)
machines: Colour[]
money: (Money | null)
money_cards: number
port: number[]
repayable: number
ship: number[]
ship_room: number
standing: (Standing | null)
value_card: (Card | null)
values: (Money[] | null)
warehouse_cost: (Money | null)
warehouses: number
zone: Zone
}
/**
 * What a company would score if the game ended now, by its parts (CON-10.4).
 */
export interface Standing {
factory: Money
harbour: Money
island: Money
loans: Money
money: Money
port: Money
ship: Money
total: Money
}
/**
 * A bid of containers that is being put together. They stay in their stores until it is
 *     complete.
 */
export interface OfferView {
factory: [(Price | null), Colour][]
harbour: [(Price | null), Colour][]
least: number
space: Space
}
/**
 * The open broker auction: what is bid for a space, and what the next bid must be at least.
 */
export interface PaymentView {
factory: [(Price | null), Colour][]
harbour: [(Price | null), Colour][]
holder: Seat
least: number
money: Money
space: Space
}
/**
 * Prices that are being set: whose, in which store, and of which containers.
 */
export interface PricingView {
goods: [(Price | null), Colour][]
place: Place
seat: Seat
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

