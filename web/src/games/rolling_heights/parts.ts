// The parts of a score, in the order of the score sheet.

import { cardName, type RollingDesk } from './plans';
import type { RollingHeightsView, Standing } from '../../wire/rolling_heights';

const BEFORE_ADS: (keyof Standing)[] = ['plots', 'buildings', 'workers'];
const AFTER_ADS: (keyof Standing)[] = ['target', 'wilds', 'total'];

export const parts = (view: RollingHeightsView): string[] => [
  ...BEFORE_ADS,
  ...view.ads.map((_, at) => `ad${at + 1}`),
  ...AFTER_ADS,
];

/** Ads by their names; null for other parts. */
export function partName(desk: RollingDesk, part: string): string | null {
  const [, place] = /^ad(\d+)$/.exec(part) ?? [];
  const found = place && desk.view.ads[Number(place) - 1];
  return found ? cardName(desk, 'ad', found.ad) : null;
}
