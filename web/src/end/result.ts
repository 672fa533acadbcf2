// How a game ended, for its final account.

import type { Desk } from '../desk.svelte';
import type { GameFace } from '../games';
import { OPPONENT } from '../pieces/players';
import type { Chapter } from '../wire/server';
import { has, number, text } from '../words/words.svelte';

/** A line of the ranking. */
export interface Rank {
  /** Null for the opponent that the rules play. */
  seat: number | null;
  place: number;
  name: string;
  colour: number;
  score: number;
  /** The score by its parts. */
  standing: Record<string, number>;
}

/** Where a score stood as a turn or round ended. */
export interface Moment {
  ply: number;
  /** How many turns or rounds were over. */
  number: number;
  /** By seat, then the opponent of the rules. */
  scores: number[];
}

export function ranksOf(desk: Desk, face: GameFace): Rank[] {
  const result = desk.result!;
  const view = desk.view as never;
  const ranks: Rank[] = result.scores.map((score, seat) => ({
    seat,
    place: result.ranking[seat]!,
    name: desk.name(seat),
    colour: desk.colour(seat),
    score,
    standing: face.standing(view, seat) ?? {},
  }));
  const opponent = face.opponent(view);
  if (opponent && result.opponent !== null) {
    const beaten = result.ranking[0] === 1 && !sharedWithOpponent(desk);
    ranks.push({
      seat: null,
      place: beaten ? 2 : 1,
      name: opponent.name,
      colour: OPPONENT,
      score: result.opponent,
      standing: opponent.standing,
    });
  }
  return ranks.sort((a, b) => a.place - b.place);
}

/** Level with Andrew one shares the victory (CAR-9.9); level with the Rival one has won (RH-9.4). */
function sharedWithOpponent(desk: Desk): boolean {
  const { scores, opponent } = desk.result!;
  return desk.vocabulary.game === 'carnegie' && scores[0] === opponent;
}

export const inMoney = (game: string) => game === 'container';

/** A score or a part of it: `$12`, `12`. */
export function amount(game: string, value: number): string {
  const said = inMoney(game)
    ? text('core-money', { amount: Math.abs(value) })
    : number(Math.abs(value));
  return (value < 0 ? '−' : '') + said;
}

export function partName(game: string, part: string): string {
  const key = `${game}-part-${part}`;
  return has(key) ? text(key) : part;
}

/** The parts that gave somebody something, in the order of the score sheet. */
export function partsOf(desk: Desk, face: GameFace, ranks: Rank[]): string[] {
  const all = [...face.parts(desk.view as never), ...ranks.flatMap((r) => Object.keys(r.standing))];
  return [...new Set(all)].filter(
    (part) => part !== 'total' && ranks.some((rank) => rank.standing[part]),
  );
}

/** The part in which the winner left the next one behind most, of those that both can have. */
export function difference(ranks: Rank[], parts: string[]): string | null {
  const [first, second] = ranks;
  if (!first || !second) return null;
  const lead = (part: string) => (first.standing[part] ?? 0) - (second.standing[part] ?? 0);
  const common = parts.filter((part) => part in first.standing && part in second.standing);
  const best = common.sort((a, b) => lead(b) - lead(a))[0];
  return best && lead(best) > 0 ? best : null;
}

/** The scores as each turn or round ended. Rounds tell their number: one may pass within a move. */
export function momentsOf(desk: Desk, chapters: Chapter[]): Moment[] {
  return chapters.flatMap(({ ply, scores, event }, at) => {
    if (!scores) return [];
    // the last move may begin a round and end the game
    const last = at === chapters.length - 1;
    const over = numberOf(desk, chapters, last && !event ? at - 1 : at) - (last ? 0 : 1);
    return [{ ply, number: over, scores }];
  });
}

/** Which turn of the game, or which round, a chapter is. */
function numberOf(desk: Desk, chapters: Chapter[], at: number): number {
  const event = chapters[at]?.event;
  if (!event) return at + 1;
  const params = desk.vocabulary.factParams(event.key).map(([name]) => name);
  const round = params.length === 1 ? params.indexOf('round') : -1;
  return round < 0 ? at + 1 : event.args[round]!;
}

/** Whether chapters are the turns of single players, or rounds of all. */
export function byTurns(desk: Desk, chapters: Chapter[]): boolean {
  return chapters.some((chapter) => ownerOf(desk, chapter) !== null);
}

function ownerOf(desk: Desk, { event }: Chapter): number | null {
  if (!event) return null;
  const at = desk.vocabulary.factParams(event.key).findIndex(([, domain]) => domain === 'seat');
  return at < 0 ? null : event.args[at]!;
}

/** The turn of a seat (or the round) that brought it most. */
export function bestTurn(
  desk: Desk,
  chapters: Chapter[],
  seat: number,
): { ply: number; number: number; gain: number } | null {
  let best: { ply: number; number: number; gain: number } | null = null;
  for (let at = 0; at + 1 < chapters.length; at++) {
    const [from, to] = [chapters[at]!, chapters[at + 1]!];
    const owner = ownerOf(desk, from);
    if (!from.scores || !to.scores || (owner !== null && owner !== seat)) continue;
    const gain = to.scores[seat]! - from.scores[seat]!;
    if (gain > (best?.gain ?? 0)) {
      best = { ply: from.ply, number: numberOf(desk, chapters, at), gain };
    }
  }
  return best;
}

/** Round numbers for an axis: at most so many steps between two values. */
export function ticks(low: number, high: number, most: number): number[] {
  const raw = Math.max(1, (high - low) / most);
  const size = 10 ** Math.floor(Math.log10(raw));
  const step = [1, 2, 5, 10].map((n) => n * size).find((n) => n >= raw - 1e-9)!;
  const first = Math.floor(low / step);
  const last = Math.ceil(high / step);
  return Array.from({ length: last - first + 1 }, (_, at) => (first + at) * step);
}
