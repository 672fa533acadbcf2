// Where things lie on our map of 700 × 326. It is a schematic one: cities stand near their true
// place, but far enough apart for slots of 24.

/** The middle of each city and the side its name stands on: top, bottom, left, right. */
export const PLACES: Record<string, [x: number, y: number, side: 't' | 'b' | 'l' | 'r']> = {
  seattle: [95, 34, 'r'],
  helena: [196, 54, 'b'],
  portland: [72, 68, 'r'],
  boise: [156, 92, 'b'],
  'san-francisco': [52, 156, 'b'],
  reno: [116, 128, 'r'],
  'salt-lake-city': [182, 152, 'b'],
  denver: [262, 146, 'b'],
  'los-angeles': [92, 238, 'b'],
  phoenix: [172, 228, 'b'],
  'santa-fe': [250, 218, 'b'],
  fargo: [338, 46, 'r'],
  duluth: [424, 42, 'r'],
  'st-paul': [396, 78, 'l'],
  omaha: [334, 106, 'l'],
  chicago: [456, 112, 'b'],
  'kansas-city': [362, 162, 'b'],
  'st-louis': [436, 194, 'r'],
  cincinnati: [508, 176, 'r'],
  'el-paso': [226, 270, 'l'],
  dallas: [322, 228, 'l'],
  'san-antonio': [286, 296, 'l'],
  houston: [354, 286, 't'],
  memphis: [452, 242, 'l'],
  'new-orleans': [450, 288, 'r'],
  atlanta: [532, 246, 'b'],
  charleston: [606, 292, 'r'],
  pittsburgh: [536, 118, 'b'],
  albany: [592, 62, 't'],
  boston: [660, 62, 't'],
  'new-york': [646, 144, 'b'],
  washington: [606, 222, 'b'],
};

/** The land of each region. */
export const LANDS = [
  'M60,14L300,18L302,204L286,206L286,246L204,246L160,262L118,272L70,262L38,206L18,160L28,108L50,60Z',
  'M300,18L440,20L470,52L504,58L514,92L508,146L536,158L528,192L470,222L402,210L302,204Z',
  'M204,246L286,246L286,206L302,204L402,210L470,222L528,192L568,258L642,262L634,300L596,306L588,320L540,318L490,316L412,320L380,316L330,320L270,316L240,288Z',
  'M536,158L508,146L514,92L540,72L560,32L612,12L684,10L692,44L694,120L690,190L642,262L568,258L528,192Z',
] as const;

/** Where the name of each region is engraved. */
export const NAMES = [
  [150, 192],
  [388, 34],
  [290, 262],
  [600, 116],
] as const;
