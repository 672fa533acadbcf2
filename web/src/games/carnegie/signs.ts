// Line drawings of Carnegie around 0,0 in a box of 20, and its colours.

export const SIGNS = {
  // the four actions
  'type-0':
    'M-3.6,-5.4a3.6,3.6 0 1,0 7.2,0a3.6,3.6 0 1,0 -7.2,0M-7.4,8.4Q-7.4,.6 0,.6Q7.4,.6 7.4,8.4Z',
  'type-1': 'M-8,-3H8V7.4H-8ZM-3,-3V-6.2H3V-3M-8,1.8H8',
  'type-2': 'M-8,8H8M-4.6,8V-8M-4.6,-7H7.4M-4.6,-1.8L1.2,-7M5.3,-7V-2.8M3.4,-2.8H7.2V.8H3.4Z',
  'type-3':
    'M0,-8.6Q5.8,-8 5.8,-2.6Q5.8,.4 3,2.4V4.6H-3V2.4Q-5.8,.4 -5.8,-2.6Q-5.8,-8 0,-8.6ZM-2.2,7.6H2.2M0,4.6V-.6',
  // the four projects
  'project-0': 'M-7.5,0L0,-7L7.5,0M-5.2,-1.2V7.5H5.2V-1.2M-1.8,7.5V2.8H1.8V7.5',
  'project-1':
    'M4.2,-3.5Q3.2,-5.5 0,-5.5Q-4,-5.5 -4,-2.7Q-4,-.5 0,0Q4.2,.6 4.2,3.2Q4.2,5.8 0,5.8Q-3.5,5.8 -4.5,3.5M0,-8V8',
  'project-2': 'M-7,7.5V0L-2.5,2.8V0L2,2.8V-6.8H5.8V7.5Z',
  'project-3':
    'M-8,4.5H8M-5,4.5V-4.2M5,4.5V-4.2M-8,1Q-5,.8 -5,-4Q-4.2,1.8 0,1.8Q4.2,1.8 5,-4Q5,.8 8,1M-5,7.5V4.5M5,7.5V4.5',
  study: 'M-8,-6Q-4,-7.5 0,-5Q4,-7.5 8,-6V6Q4,4.5 0,7Q-4,4.5 -8,6ZM0,-5V7',
  steps: 'M-8,0H6M1,-5L6.5,0L1,5',
  gift: 'M-8,3.5Q-3,-.8 2,1L6,1.4Q7.4,2 6,3.2L0,3.6M6,2.6L8.4,.4Q10,.6 9,2.2L4.6,7.2H-3L-8,9M1,-8q-3,-2.8 -4.2,0q0,2.4 4.2,5q4.2,-2.6 4.2,-5q-1.2,-2.8 -4.2,0Z',
  // levels of transport
  'level-wagon':
    'M-8,2.5H8M-7,2.5Q-9,-7 0,-7Q9,-7 7,2.5M-6.8,5.6a2.4,2.4 0 1,0 4.8,0a2.4,2.4 0 1,0 -4.8,0M2,5.6a2.4,2.4 0 1,0 4.8,0a2.4,2.4 0 1,0 -4.8,0',
  'level-stagecoach':
    'M-6.5,-7H5.5L4.6,2.5H-5.6ZM-3,-4H2.4V-.6H-3ZM5,-1.5H9M-7.4,5.4a2.8,2.8 0 1,0 5.6,0a2.8,2.8 0 1,0 -5.6,0M2,5.8a2.2,2.2 0 1,0 4.4,0a2.2,2.2 0 1,0 -4.4,0',
  'level-railroad':
    'M-9,3V-2.4H1.5V-7.5H8V3ZM-7,-2.4V-7H-4V-2.4M-8,6a2,2 0 1,0 4,0a2,2 0 1,0 -4,0M-1.5,6a2,2 0 1,0 4,0a2,2 0 1,0 -4,0M4,6a2,2 0 1,0 4,0a2,2 0 1,0 -4,0M8,3L10,6.5',
  rail: 'M-8,-5H8M-8,5H8M-5,-8V8M0,-8V8M5,-8V8',
  wheel:
    'M-8,0a8,8 0 1,0 16,0a8,8 0 1,0 -16,0M-2.2,0a2.2,2.2 0 1,0 4.4,0a2.2,2.2 0 1,0 -4.4,0M2.2,0H8M-2.2,0H-8M1.1,1.9L4,6.9M-1.1,1.9L-4,6.9M1.1,-1.9L4,-6.9M-1.1,-1.9L-4,-6.9',
  grid: 'M-8,-8h7v7h-7ZM1,-8h7v7h-7ZM-8,1h7v7h-7ZM1,1h7v7h-7Z',
  joker:
    'M-6,-8.5H6V8.5H-6ZM0,-4.5L1.3,-1.3L4.4,-1.3L1.9,.7L2.8,4L0,2L-2.8,4L-1.9,.7L-4.4,-1.3L-1.3,-1.3Z',
  first: 'M-6,9V-8.5M-6,-8L7,-5L-6,-.5',
  reserved: 'M-5,-8.5H5V8.5L0,4L-5,8.5Z',
  mission:
    'M0,9Q-6.5,1.5 -6.5,-2.5A6.5,6.5 0 1,1 6.5,-2.5Q6.5,1.5 0,9ZM-2.2,-2.5a2.2,2.2 0 1,0 4.4,0a2.2,2.2 0 1,0 -4.4,0',
} as const;
export type SignName = keyof typeof SIGNS;

/** An employee around 0,0, 24 high. */
export const PAWN = 'M-7,11C-7,4.5 -4.6,2 -3,.6A5.2,5.2 0 1,1 3,.6C4.6,2 7,4.5 7,11Q0,13.4 -7,11Z';

export const project = (id: number): SignName => `project-${id as 0 | 1 | 2 | 3}`;
export const level = (name: string): SignName => `level-${name as 'wagon'}`;
export const type = (id: number): SignName => `type-${id as 0 | 1 | 2 | 3}`;

/** What counts at each donation space: a sign, a region, or words of its own. */
export const DONATION_SIGNS: readonly (
  | SignName
  | 'housing-commerce'
  | 'seven'
  | 'goods'
  | 'money'
  | 'money-goods'
  | 'pawn'
  | 0
  | 1
  | 2
  | 3
)[] = [
  'type-0',
  'type-1',
  'type-2',
  'type-3',
  'grid',
  'project-3',
  'project-2',
  'housing-commerce',
  'rail',
  'gift',
  'seven',
  'goods',
  'money',
  'money-goods',
  'pawn',
  3,
  1,
  2,
  0,
  'wheel',
];
