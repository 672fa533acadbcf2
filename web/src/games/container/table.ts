// What the pieces of Container mean: which question they answer, and with which values. A piece is
// only given a meaning while it can have one, so that none ever lies within another.

import type { Desk, Means } from '../../desk.svelte';
import type { CompanyView, ContainerView, FactKey } from '../../wire/container';
import { text } from '../../words/words.svelte';

export type Table = Desk<ContainerView>;
export type Store = 'factory' | 'harbour';
export type Heap = 'island' | 'ship' | 'port';

export const NAMES = ['black', 'brown', 'violet', 'beige', 'grey'] as const;
export const SEA = 5;
export const ISLAND = 6;
export const PORT = 7;
export const BROKERS = ['I', 'II', 'III'] as const;
/** Of the notation of a place: where the log says containers lie. */
export const PLACES = { island: 0, ship: 1, port: 2, harbour: 3, factory: 4 } as const;

/** One colour for each container of a pile. */
export function spread(pile: number[]): number[] {
  return pile.flatMap((count, colour) => Array<number>(count).fill(colour));
}

export function total(pile: number[]): number {
  return pile.reduce((sum, count) => sum + count, 0);
}

export function money(amount: number): string {
  return (amount < 0 ? '−' : '') + text('core-money', { amount: Math.abs(amount) });
}

/** The colour's word by its number. */
export function colourWord(colour: number): string {
  return text(`container-colour-${NAMES[colour]}`);
}

/** The prices of a store. */
export function prices(desk: Table, store: Store): number[] {
  return desk.vocabulary.texts(`${store}-price`).map(Number);
}

/** Whose house is shown in front: one's own, or the first player's to onlookers. */
export function front(desk: Table): number {
  return desk.seat ?? 0;
}

/** The others, in the order of their turns after the one in front. */
export function others(desk: Table): number[] {
  const count = desk.view.companies.length;
  return Array.from({ length: count - 1 }, (_, at) => (front(desk) + at + 1) % count);
}

/** Those whose ships are in a zone. */
export function shipsIn(desk: Table, zone: number): number[] {
  return desk.view.companies.flatMap((company, seat) => (company.zone === zone ? [seat] : []));
}

export function name(desk: Table, seat: number): string {
  return seat === desk.seat ? text('web-container-you') : desk.name(seat);
}

// Meanings

type Asked = {
  [key in FactKey]: key extends `container-ask-${infer Name}` ? Name : never;
}[FactKey];

/** The question one is asked now. */
export function asks(desk: Table, ...names: Asked[]): boolean {
  const key = desk.asked ? desk.position.question!.key : '';
  return names.some((name) => key === `container-ask-${name}`);
}

function whom(desk: Table): number {
  return desk.position.question!.args[0]!;
}

const of = (desk: Table, seat: number): CompanyView => desk.view.companies[seat]!;

/** A whole store: buy from it, sail to it, reprice it. */
export function storeMeans(desk: Table, seat: number, store: Store): Means | null {
  if (!asks(desk, 'main')) return null;
  if (seat === desk.seat) {
    return store === 'harbour' ? { kind: 'reprice' } : { kind: 'produce' };
  }
  return store === 'factory' ? { kind: 'buy-from', owner: seat } : harbourMeans(desk, seat);
}

/** A harbour: sail there, or trade again where one lies. */
export function harbourMeans(desk: Table, seat: number): Means | null {
  if (!asks(desk, 'main') || seat === desk.seat) return null;
  return of(desk, desk.seat!).harbour_of === seat
    ? { kind: 'buy-again' }
    : { kind: 'sail-to-harbour', owner: seat };
}

/** A container in a store. */
export function goodMeans(
  desk: Table,
  seat: number,
  store: Store,
  price: number | null,
  colour: number,
): Means | null {
  const mine = seat === desk.seat;
  if (asks(desk, store === 'factory' ? 'buy-from-factory' : 'buy-in-harbour')) {
    return whom(desk) === seat && price !== null ? { kind: 'buy', colour, price } : null;
  }
  if (mine && asks(desk, 'offer')) return { kind: `offer-${store}`, colour, price: price ?? 0 };
  if (seizes(desk, seat, store)) {
    return { kind: 'seize-from-store', colour, price: price ?? 0 };
  }
  return null;
}

/** Containers of a colour on a ship, on the island or in a port. */
export function heapMeans(desk: Table, seat: number, heap: Heap, colour: number): Means | null {
  if (asks(desk, 'load')) {
    return seat === desk.seat && heap === 'port' ? { kind: 'load', colour } : null;
  }
  return seizes(desk, seat, heap) ? { kind: 'seize', colour } : null;
}

/** Whether one is asked what the bank takes from there. */
function seizes(desk: Table, seat: number, place: Heap | Store): boolean {
  return asks(desk, 'seize') && whom(desk) === seat && desk.view.seized_from === PLACES[place];
}

/** One's own ship: all its courses. */
export function shipMeans(desk: Table, seat: number): Means | null {
  if (seat !== desk.seat || !asks(desk, 'main')) return null;
  return {
    kind: ['sail-out', 'sail-to-harbour', 'sail-to-island', 'sail-to-port', 'buy-again'],
  };
}

/** A place to sail to; one's own ship in it is a piece by itself. */
export function courseMeans(desk: Table, zone: number): Means | null {
  if (!asks(desk, 'main') || of(desk, desk.seat!).zone === zone) return null;
  const kind = { [SEA]: 'sail-out', [ISLAND]: 'sail-to-island', [PORT]: 'sail-to-port' }[zone];
  return kind ? { kind } : null;
}

/** One of a broker's two spaces. */
export function spaceMeans(desk: Table, space: number): Means | null {
  if (!asks(desk, 'main')) return null;
  return desk.view.payment?.space === space ? { kind: 'outbid' } : { kind: 'call-broker', space };
}

/** A machine in one's own works. */
export function machineMeans(desk: Table, seat: number, colour: number): Means | null {
  return seat === desk.seat && asks(desk, 'make') ? { kind: 'make', colour } : null;
}

/** What picking does, in words, for those who hover or listen: the first action that is meant. */
export function meaning(desk: Table, means: Means | null): string {
  const choice = means && desk.choices(means)[0];
  if (!choice) return '';
  const kinds = new Set(desk.choices(means).map((one) => one.kind));
  const about = desk.vocabulary.aboutAction(choice.kind);
  const said = kinds.size === 1 && desk.choices(means).length === 1 ? desk.action(choice) : '';
  return [said, kinds.size === 1 ? about : ''].filter(Boolean).join('. ');
}

/** Whether the log speaks of all of these now. */
export function spoken(desk: Table, ...values: [domain: string, value: number][]): boolean {
  return values.every(([domain, value]) => desk.lit(domain, value));
}
