// Where things lie on our map. The land is the true one (`land.json`, drawn by scripts/land.mjs);
// cities stand at their true place or near it, far enough apart for slots of 24.

import land from './land.json';

export const WIDTH = land.width;
/** Without the last strip of sea. */
export const HEIGHT = land.height - 4;
export const LAND = land;

type Place = [x: number, y: number];

/** The middle of each city and the side its name stands on: top, bottom, left, right. */
export const PLACES: Record<string, [...Place, side: 't' | 'b' | 'l' | 'r']> = {
  seattle: [92, 26, 'r'],
  helena: [186, 56, 'r'],
  portland: [74, 59, 'r'],
  boise: [136, 88, 'r'],
  'san-francisco': [52, 146, 'b'],
  reno: [110, 122, 'r'],
  'salt-lake-city': [156, 146, 'b'],
  denver: [246, 150, 'b'],
  'los-angeles': [84, 217, 'b'],
  phoenix: [152, 220, 'b'],
  'santa-fe': [232, 206, 'b'],
  fargo: [336, 58, 't'],
  duluth: [388, 62, 'r'],
  'st-paul': [372, 92, 'l'],
  omaha: [347, 124, 'l'],
  chicago: [446, 118, 't'],
  'kansas-city': [339, 165, 'b'],
  'st-louis': [414, 183, 'b'],
  cincinnati: [481, 171, 'b'],
  'el-paso': [212, 250, 'b'],
  dallas: [342, 236, 'l'],
  'san-antonio': [304, 284, 'l'],
  houston: [355, 286, 'b'],
  memphis: [429, 238, 'l'],
  'new-orleans': [444, 285, 'b'],
  atlanta: [505, 228, 'b'],
  charleston: [556, 256, 'r'],
  pittsburgh: [530, 119, 'b'],
  albany: [588, 78, 't'],
  boston: [660, 78, 't'],
  'new-york': [646, 146, 'b'],
  washington: [574, 190, 'b'],
};

/** The true place of a city whose slots stand away from it. */
export function truly(city: string): Place | null {
  const [x, y] = (land.cities as unknown as Record<string, Place>)[city]!;
  const [shownX, shownY] = PLACES[city]!;
  return Math.hypot(x - shownX, y - shownY) > 22 ? [x, y] : null;
}

/** Where the letter of each region is engraved. */
export const LETTERS = [
  [188, 199],
  [297, 80],
  [285, 220],
  [572, 125],
] as const;

/** The middle of each region, to look at: a phone shows 208 by 194 around it, which cuts none of the
 * region's slots. */
export const MIDDLES = [
  [104, 170],
  [404, 128],
  [430, 231],
  [596, 135],
] as const;

/** What a city takes up on a phone's map, with a name of so many letters. */
export function extent(city: string, slots: number, letters: number) {
  const [x, y, side] = PLACES[city]!;
  const [w, h] = slots === 1 ? [14, 13] : slots === 3 ? [29, 28] : [41, 28];
  const name = letters * 5;
  return {
    left: side === 'l' ? x - w - name : Math.min(x - w, x - name / 2),
    right: side === 'r' ? x + w + name : Math.max(x + w, x + name / 2),
    top: side === 't' ? y - h - 12 : y - h,
    bottom: side === 'b' ? y + h + 14 : y + h,
  };
}
