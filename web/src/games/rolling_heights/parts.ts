// The parts of a score, in the order of the score sheet.

import type { RollingHeightsView, Standing } from '../../wire/rolling_heights';

const BEFORE_ADS: (keyof Standing)[] = ['plots', 'buildings', 'workers'];
const AFTER_ADS: (keyof Standing)[] = ['target', 'wilds', 'total'];

export const parts = (view: RollingHeightsView): string[] => [
  ...BEFORE_ADS,
  ...view.ads.map((_, at) => `ad${at + 1}`),
  ...AFTER_ADS,
];
