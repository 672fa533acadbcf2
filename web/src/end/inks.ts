// The colours of the parts of a score, each with a pattern; white figures can be read on all.

export const INKS = [
  '#776748',
  '#9a4b55',
  '#3d5f93',
  '#4c7046',
  '#9c5a14',
  '#6b6257',
  '#87528e',
  '#7a4a2c',
  '#50607a',
  '#6d6a1f',
  '#84405f',
];

/** Lines on a field of 8 × 8; every second one is turned. */
export const PATTERNS = [
  '',
  'M0,4H8',
  'M2,2h1.4M6,6h1.4',
  'M0,2H8M0,6H8',
  'M0,4H8',
  'M4,0V8M0,4H8',
  'M4,0V8',
  'M2,2h2M6,6h2',
];
