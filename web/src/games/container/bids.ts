// What the log tells of the bids of an island auction that the position doesn't: how a second bid
// came about.

import type { EntryData } from '../../wire/server';
import type { Table } from './table';

const RAISED = 'container-event-raised';
const OPENING = new Set([RAISED, 'container-event-opened']);

/** A bid in two parts, each as it was told. */
export interface Raised {
  first: number;
  added: number;
}

/** The second bids of the open auction, by seat; none if there was no tie. */
export function raised(desk: Table, entries: EntryData[]): Map<number, Raised> {
  const found = new Map<number, Raised>();
  const told = entries
    .findLast(({ events }) => events.some(({ key }) => OPENING.has(key)))
    ?.events.filter(({ key }) => key === RAISED);
  for (const { args } of told ?? []) {
    const [seat, first, added, amount] = args as [number, number, number, number];
    // while earlier moves are watched the log is ahead of the board
    if (desk.view.auction?.bids[seat] === amount) found.set(seat, { first, added });
  }
  return found;
}
