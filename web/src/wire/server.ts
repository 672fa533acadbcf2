// Made from the schema of the server; don't edit.

export type Seat = number;
export type ActionKind = string;
export type FactKey = string;

export type Parcel = (TableParcel | GameParcel | ChatParcel | BeatParcel)

export interface ServerTypes {
Account: Account
Address: Address
Answer: Answer
Beat: Beat
BeatParcel: BeatParcel
Blocked: Blocked
Chapter: Chapter
ChatParcel: ChatParcel
Choice: Choice
Customs: Customs
DeviceLink: DeviceLink
EntryData: EntryData
FactData: FactData
GameInfo: GameInfo
GameParcel: GameParcel
Guest: Guest
Guide: Guide
GuideStep: GuideStep
Habits: Habits
Hint: Hint
Holder: Holder
Join: Join
Learnt: Learnt
Lesson: Lesson
Listed: Listed
Me: Me
Message: Message
Moves: Moves
NewTable: NewTable
OptionInfo: OptionInfo
Origin: Origin
Pace: Pace
Parcel: Parcel
Past: Past
PlayNow: PlayNow
PlayOn: PlayOn
Played: Played
Position: Position
QrCode: QrCode
QrText: QrText
Range: Range
ReplayInfo: ReplayInfo
ReplayLink: ReplayLink
Request: Request
Result: Result
Said: Said
Say: Say
SeatChange: SeatChange
SeatInfo: SeatInfo
SeatLink: SeatLink
SeatWish: SeatWish
TableInfo: TableInfo
TableParcel: TableParcel
Terms: Terms
Trial: Trial
Tried: Tried
Undo: Undo
Wish: Wish
}
export interface Account {
login: string
password: string
}
export interface Address {
url: (string | null)
}
export interface Answer {
grant: boolean
number?: (number | null)
}
/**
 * Nothing is new, but the connection is alive.
 */
export interface Beat {
ply: number
}
export interface BeatParcel {
type: "beat"
data: Beat
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
/**
 * A question, a reason or an event: the key of its kind, and its numbers in order.
 */
export interface FactData {
key: FactKey
args: number[]
}
/**
 * Where a turn or round of the game begins, or the game ends.
 */
export interface Chapter {
ply: number
event: (FactData | null)
scores: (number[] | null)
}
export interface ChatParcel {
type: "chat"
data: Said
}
/**
 * Something that somebody said at a table.
 */
export interface Said {
number: number
name: string
text: string
time: number
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
 * How people want to play, whatever they play.
 */
export interface Customs {
public?: boolean
live?: boolean
pace?: (Pace | null)
spectators?: boolean
hints?: boolean
practice?: boolean
}
/**
 * How long one may think, in seconds: whenever one is asked, or in all with so much more after
 *     each time. One of the two must be said.
 */
export interface Pace {
move?: (number | null)
budget?: (number | null)
increment?: number
}
/**
 * What makes another device mine.
 */
export interface DeviceLink {
secret: string
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
 * What can be agreed before a game.
 */
export interface GameInfo {
game: string
rules: number
players: Range
options: OptionInfo[]
}
export interface Range {
least: number
most: number
}
/**
 * An option of a game, and for how many players it means something.
 */
export interface OptionInfo {
name: string
kind: string
default: (boolean | number | string)
choices: (boolean | number | string)[]
players: Range
}
/**
 * Where the game stands for the reader's seat, and what is new since the last parcel.
 */
export interface GameParcel {
type: "game"
data: Message
}
/**
 * What a client of a seat gets: where the match stands, and what is new since a ply.
 */
export interface Message {
ply: number
position: Position
opening: FactData[]
entries: EntryData[]
undoable: number
seats: Holder[]
}
/**
 * All that a seat (None: a spectator) is told about a position.
 */
export interface Position {
seat: (Seat | null)
to_act: Seat[]
asked: (FactKey | null)
question: (FactData | null)
view: {
[k: string]: unknown
}
legal: Choice[]
result: (Result | null)
}
/**
 * How a game ended, by seat.
 */
export interface Result {
scores: number[]
ranking: number[]
opponent: (number | null)
}
export interface Guest {
name: string
}
export interface Guide {
game: string
players: number
seed: number
names: string[]
options?: {
[k: string]: boolean | number | string
}
steps: GuideStep[]
}
/**
 * What a learner is told, and does, at once.
 */
export interface GuideStep {
key: string
before?: string[]
moves?: string[]
must?: string[]
until?: (string | null)
hints?: [string, string][]
look?: {
[k: string]: number[]
}
}
export interface Habits {
ends_turn: boolean
}
export interface Hint {
ply: number
text: string
}
export interface Join {
seat?: (number | null)
link?: (string | null)
colour?: (number | null)
}
/**
 * Where the moves of a guided game lead to.
 */
export interface Learnt {
message: Message
past: Past[]
blocked: (Blocked[] | null)
}
/**
 * A position that a seat has seen, to be looked at: nothing can be done there.
 */
export interface Past {
ply: number
position: Position
}
/**
 * The moves of a guided game so far.
 */
export interface Lesson {
/**
 * @maxItems 300
 */
moves: [number, [string, string]][]
since?: number
blocked?: boolean
}
/**
 * A table in a list.
 */
export interface Listed {
id: string
status: ("closed" | "expired" | "open" | "over" | "running")
game: string
terms: Terms
names: string[]
bots: (string | null)[]
colours: number[]
open_seats: number
seat: (number | null)
my_turn: boolean
to_act: number[]
asked: (string | null)
scores: (number[] | null)
ranking: (number[] | null)
touched: number
}
/**
 * What the people of a table agree before the game.
 */
export interface Terms {
public?: boolean
live?: boolean
pace?: (Pace | null)
spectators?: boolean
hints?: boolean
practice?: boolean
game: string
players: number
options?: {
[k: string]: boolean | number | string
}
content?: {
[k: string]: unknown
}
origin?: (Origin | null)
}
/**
 * Where a table was played on from: a table or a replay, and the ply.
 */
export interface Origin {
id: string
ply: number
}
/**
 * Who the server takes one for.
 */
export interface Me {
id: string
name: string
login: (string | null)
}
/**
 * What a seat answers.
 */
export interface Moves {
ply: number
key: string
/**
 * @minItems 1
 * @maxItems 200
 */
answers: [[string, string], ...([string, string])[]]
}
export interface NewTable {
terms: Terms
/**
 * @maxItems 8
 */
seats?: []|[SeatWish]|[SeatWish, SeatWish]|[SeatWish, SeatWish, SeatWish]|[SeatWish, SeatWish, SeatWish, SeatWish]|[SeatWish, SeatWish, SeatWish, SeatWish, SeatWish]|[SeatWish, SeatWish, SeatWish, SeatWish, SeatWish, SeatWish]|[SeatWish, SeatWish, SeatWish, SeatWish, SeatWish, SeatWish, SeatWish]|[SeatWish, SeatWish, SeatWish, SeatWish, SeatWish, SeatWish, SeatWish, SeatWish]
}
/**
 * What a seat of a new table shall be.
 */
export interface SeatWish {
kind: ("bot" | "me" | "open")
name?: (string | null)
bot?: (string | null)
colour?: (number | null)
}
/**
 * The table has changed otherwise than by a move, or one looks at it for the first time. Of a
 *     move the game's own parcel tells; where clocks run, this one comes with it.
 */
export interface TableParcel {
type: "table"
data: TableInfo
}
/**
 * What everybody sees of a table beside the game itself.
 */
export interface TableInfo {
id: string
status: ("closed" | "expired" | "open" | "over" | "running")
terms: Terms
host: boolean
seat: (number | null)
own: number[]
ends_turn: boolean
seats: SeatInfo[]
to_act: number[]
ply: number
paused: boolean
spectators_muted: boolean
request: (Request | null)
closed: string
rematch: (string | null)
made: number
touched: number
}
/**
 * What everybody sees of a seat.
 */
export interface SeatInfo {
number: number
kind: ("bot" | "open" | "person")
kept: boolean
name: string
bot: (string | null)
colour: number
muted: boolean
absent: boolean
asked_again: boolean
here: boolean
clock: (number | null)
}
/**
 * Something all other people must agree to.
 */
export interface Request {
number: number
kind: ("pause" | "undo")
seat: number
ply: number
granted: number[]
}
export interface PlayNow {
game: string
players?: (number | null)
options?: {
[k: string]: boolean | number | string
}
bot?: string
}
/**
 * A table that goes on from a position of an earlier game.
 */
export interface PlayOn {
public?: boolean
live?: boolean
pace?: (Pace | null)
spectators?: boolean
hints?: boolean
practice?: boolean
ply: number
/**
 * @minItems 1
 * @maxItems 8
 */
seats: [SeatWish]|[SeatWish, SeatWish]|[SeatWish, SeatWish, SeatWish]|[SeatWish, SeatWish, SeatWish, SeatWish]|[SeatWish, SeatWish, SeatWish, SeatWish, SeatWish]|[SeatWish, SeatWish, SeatWish, SeatWish, SeatWish, SeatWish]|[SeatWish, SeatWish, SeatWish, SeatWish, SeatWish, SeatWish, SeatWish]|[SeatWish, SeatWish, SeatWish, SeatWish, SeatWish, SeatWish, SeatWish, SeatWish]
}
export interface Played {
plies: number[]
}
/**
 * A picture of so many dots each way, without its white border.
 */
export interface QrCode {
size: number
path: string
}
export interface QrText {
text: string
}
/**
 * What a game to look at again is.
 */
export interface ReplayInfo {
id: string
game: string
rules: number
players: number
options: {
[k: string]: unknown
}
seats: Holder[]
colours: number[]
plies: number
over: boolean
shown: boolean
result: (Result | null)
chapters: Chapter[]
closed: string
}
export interface ReplayLink {
id: string
}
export interface Say {
text: string
}
/**
 * What the host makes of a seat whose person left or never came.
 */
export interface SeatChange {
seat: number
to: ("bot" | "link" | "open")
bot?: string
}
export interface SeatLink {
link: (string | null)
}
/**
 * What a seat might answer.
 */
export interface Trial {
ply: number
/**
 * @maxItems 200
 */
answers: [string, string][]
blocked?: boolean
}
/**
 * Where answers would lead to.
 */
export interface Tried {
position: Position
plays: number
blocked: (Blocked[] | null)
}
export interface Undo {
key: string
count?: number
}
/**
 * What all other people are asked to agree to: to go back to a ply, or to stop the clocks.
 */
export interface Wish {
kind: ("pause" | "undo")
ply?: number
}

