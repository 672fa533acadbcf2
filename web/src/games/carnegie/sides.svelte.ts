// The tab sides that somebody has in mind, until they are chosen: the board and the bar show the
// same.

import type { CarnegieDesk } from './means';

const wished = $state<Record<number, number[]>>({});

export function wishedSides(desk: CarnegieDesk): number[] {
  return wished[desk.seat ?? 0] ?? [0, 0, 0, 0];
}

export function wishSide(desk: CarnegieDesk, project: number, side: number): void {
  wished[desk.seat ?? 0] = wishedSides(desk).map((was, at) => (at === project ? side : was));
}

/** The value of the sides in the `sides` domain: `ABBA`. */
export function sidesValue(desk: CarnegieDesk): number {
  const letters = wishedSides(desk).map((side) => desk.vocabulary.notation('side', side));
  return desk.vocabulary.texts('sides').indexOf(letters.join(''));
}
