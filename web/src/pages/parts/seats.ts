// The seats of a table that is being made.

import type { SeatWish } from '../../wire/server';

export interface Seat {
  kind: 'me' | 'open' | 'bot';
  /** Of those who share this screen; the first of them is oneself if nothing is said. */
  name: string;
  bot: string;
  colour: number;
}

/** So many seats; those there are already stay as they are. */
export function afresh(count: number, old: Seat[] = []): Seat[] {
  const seats = old.slice(0, count);
  while (seats.length < count) {
    const free = [0, 1, 2, 3, 4, 5, 6, 7].find((c) => !seats.some((seat) => seat.colour === c))!;
    const kind = seats.length ? (old.at(-1)?.kind === 'bot' ? 'bot' : 'open') : 'me';
    seats.push({ kind, name: '', bot: 'greedy', colour: free });
  }
  return seats;
}

/** A colour for a seat; who had it gets the other one. */
export function paint(seats: Seat[], at: number, colour: number): void {
  const before = seats[at]!.colour;
  for (const seat of seats) if (seat.colour === colour) seat.colour = before;
  seats[at]!.colour = colour;
}

export function wishes(seats: Seat[]): SeatWish[] {
  return seats.map(({ kind, name, bot, colour }) => {
    if (kind === 'bot') return { kind, bot, colour };
    if (kind === 'me' && name.trim()) return { kind, name: name.trim(), colour };
    return { kind, colour };
  });
}
