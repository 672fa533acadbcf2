// Colours and shapes of the pieces. Workers have the colours of the rules (RH-1.4).

/** Fill, edge and sign of a worker, by its colour. */
export const WORKERS: readonly (readonly [fill: string, edge: string, sign: string])[] = [
  ['#a8703a', '#5f3a14', '#fff'],
  ['#6d7780', '#3c454c', '#fff'],
  ['#d4eef2', '#4f8c99', '#1c3a40'],
  ['#3c6fb5', '#1b3a66', '#fff'],
  ['#e3b93c', '#7d5f0c', '#2c2104'],
  ['#b02a45', '#641325', '#fff'],
  ['#7b4f9a', '#46275e', '#fff'],
  ['#e79ac0', '#8f3f69', '#3c1027'],
  ['#3e8e5a', '#1d5132', '#fff'],
];

/** Fill and edge of a cube, by its material. */
export const MATERIALS: readonly (readonly [fill: string, edge: string])[] = [
  ['#bc8750', '#6e4417'],
  ['#8b959e', '#4a545d'],
  ['#cdebf0', '#4f8c99'],
  ['#4577bc', '#17335c'],
];
export const SPECIAL = ['#f08a24', '#8e3e00'] as const;

/** The outline of a worker in a square of 24. */
export const MEEPLE =
  'M12,1.6c2.6,0 4.3,1.8 4.3,4.1c0,1 -.3,1.9 -.8,2.6c2.6,.9 6.7,2.4 6.7,4.7c0,1.3 -1.4,1.7 -2.8,1.7h-2.6c.5,2.2 2.6,4.4 3.6,6c.5,.9 .1,1.6 -.9,1.6h-4.9c-.7,0 -1,-.5 -1.3,-1.1l-1.3,-2.4l-1.3,2.4c-.3,.6 -.6,1.1 -1.3,1.1h-4.9c-1,0 -1.4,-.7 -.9,-1.6c1,-1.6 3.1,-3.8 3.6,-6h-2.6c-1.4,0 -2.8,-.4 -2.8,-1.7c0,-2.3 4.1,-3.8 6.7,-4.7c-.5,-.7 -.8,-1.6 -.8,-2.6c0,-2.3 1.7,-4.1 4.3,-4.1Z';

/** The signs of the types of buildings, around 0,0: house, shop, works, hall, tree. */
export const TYPES = [
  'M-8,0L0,-8L8,0M-6,-1V8H6V-1',
  'M-8,-3L-6,-8H6L8,-3ZM-6.5,-3V8H6.5V-3M-1.5,8V2H3.5V8',
  'M-8,8V-1L-3,2.5V-1L2,2.5V-8H6L7,8Z',
  'M-8,-3L0,-8.5L8,-3ZM-8,8H8M-5,-2V7M0,-2V7M5,-2V7',
  'M0,9V1M0,-9C8,-9 9,3 0,3.4C-9,3 -8,-9 0,-9',
] as const;

/** Where community leaders can do something. */
export const STAR =
  'M0,-7L1.9,-2.2L7,-1.9L3.1,1.4L4.4,6.4L0,3.6L-4.4,6.4L-3.1,1.4L-7,-1.9L-1.9,-2.2Z';
