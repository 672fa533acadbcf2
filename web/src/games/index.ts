// What each game brings to the table: its board and the small parts around it.

import type { Component } from 'svelte';
import type { Desk } from '../desk.svelte';
import type { EntryData, FactData, Position } from '../wire/server';
import { learn } from '../words/words.svelte';

/** Which part of the table is shown: all of it on a desk, one at a time on a phone. */
export type Part = 'all' | 'board' | 'mine' | 'others';

/** A piece of the position in words, for reading and for screen readers. */
export interface Section {
  title: string;
  lines: string[];
  /** What its owner alone knows: it is shut with the drawer. */
  secret?: boolean;
}

/** Whether something stood at a seat's place when what a sentence tells happened. */
export type Stood = (seat: number, place: number) => boolean;

export interface GameFace {
  /** The table. */
  Board: Component<{ desk: Desk<never>; part: Part; entries?: EntryData[] }>;
  /** In the header: the round, and what ends the game. */
  Clock: Component<{ desk: Desk<never> }>;
  /** A player's figures, under the name. */
  Figures: Component<{ desk: Desk<never>; seat: number }>;
  /** On a phone: what one has oneself, beside everybody's scores. */
  Purse?: Component<{ desk: Desk<never>; seat: number }>;
  /** On a phone: the part of the table where what is asked now is answered. */
  part?(desk: Desk<never>): Part | null;
  /** What the opponent that the rules play has, under its name. */
  Opponent?: Component<{ desk: Desk<never> }>;
  /** Controls of one's own for some questions, in the action bar: a ruler for bids. Whatever they
   *  don't offer is still there as buttons. */
  Ask?: Component<{ desk: Desk<never> }>;
  /** Questions that `Ask` answers whole, so that no buttons are needed beside it. */
  asks?: readonly string[];
  /** Whether `Ask` also lists what is left once something was picked. */
  narrows?: boolean;
  /** How high the action bar is on a desk, where 88 isn't enough. */
  bar?: number;
  /** Whose turn it is, where others are asked in it too. */
  turn?(view: never): number;
  /** What a player has, as far as one knows; null if it isn't known. */
  score(view: never, seat: number): number | null;
  /** The parts of the score, in the order of the score sheet: the keys of `standing`. */
  parts(view: never): string[];
  standing(view: never, seat: number): Record<string, number> | null;
  /** What a part is called, where that depends on the table; null: as ever. */
  partName?(desk: Desk<never>, part: string): string | null;
  /** At the end: what the score sheet's parts don't tell. */
  Account?: Component<{ desk: Desk<never>; order: number[] }>;
  /** The opponent that the rules play, if there is one. */
  opponent(view: never): { name: string; standing: Record<string, number> } | null;
  /** The number of the rule behind each reason why something can't be done; before it may stand the
   *  kind of action that it is about, or the question. */
  rules: Partial<Record<string, string>>;
  /** The kinds of actions that stay in the bar, greyed, while nothing of them can be done. */
  greyed?(desk: Desk<never>): readonly string[];
  /** Reasons that only some actions of a kind have, because no such piece is there: that isn't why
   *  nothing of the kind can be done. */
  aside?: readonly string[];
  /** What stands where at each seat, if sentences name places by it; null: they never do. */
  places?(view: never): number[][];
  /** The place at a seat where something came to stand by an event; null: nowhere. */
  settled?(fact: FactData): [seat: number, place: number] | null;
  /** What is asked, where less can be done than the question speaks of; null: as it is. */
  asked?(position: Position): FactData | null;
  /** What a sentence calls a value, where that depends on `desk.places`; null: as ever. `named` are
   *  all values of the sentence, `stood` tells whether something stood at a place then. */
  called?(
    desk: Desk<never>,
    domain: string,
    value: number,
    named: Record<string, number>,
    stood: Stood,
  ): string | null;
  /** The position in words. */
  describe(desk: Desk<never>): Section[];
}

const FACES: Record<string, () => Promise<{ default: unknown }>> = {
  container: () => import('./container'),
  carnegie: () => import('./carnegie'),
  rolling_heights: () => import('./rolling_heights'),
};

export const GAMES = Object.keys(FACES);

/** What a game brings, when its words are there too. */
export async function face(game: string): Promise<GameFace> {
  const [found] = await Promise.all([FACES[game]!(), learn(game)]);
  return found.default as GameFace;
}
