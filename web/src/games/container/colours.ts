// The five colours of containers and machines: each with a letter and a pattern of its own, so that
// no eye depends on the colour.

export interface Look {
  fill: string;
  top: string;
  edge: string;
  ink: string;
  /** The pattern on the front of a container of 40 by 25. */
  pattern: string;
  line: string;
  width: number;
}

const dots = [10, 15, 20]
  .map((y, row) => [4, 9, 30, 35].map((x) => `M${x + (row % 2) * 2},${y}h0`).join(''))
  .join('');
const rising =
  'M2,13.6l6,-6M2,20l12.4,-12.4M6,22.2l8,-8M26,14l6.4,-6.4M25,22.2l13,-13M32,22.2l6,-6';
const falling = 'M2,10l10,10M7,7.6l7,7M2,17l5,5M26,9l12,12M31,7.6l7,7M26,17l5,5';

export const LOOKS: readonly Look[] = [
  {
    fill: '#2f2f35',
    top: '#63636d',
    edge: '#7a7a86',
    ink: '#fff',
    pattern: '',
    line: 'none',
    width: 0,
  },
  {
    fill: '#8a5a34',
    top: '#ad7c52',
    edge: '#5f3b1e',
    ink: '#fff',
    pattern: rising,
    line: '#5f3b1e',
    width: 2,
  },
  {
    fill: '#7b4fa3',
    top: '#9c75c0',
    edge: '#543176',
    ink: '#fff',
    pattern: dots,
    line: '#d9c2f0',
    width: 2.1,
  },
  {
    fill: '#e2cfa2',
    top: '#f3e7c8',
    edge: '#b39c68',
    ink: '#26211c',
    pattern: 'M2,9.4H38M2,13H38M2,16.6H38M2,20.2H38',
    line: '#a98f57',
    width: 1.2,
  },
  {
    fill: '#9aa3ab',
    top: '#bdc4ca',
    edge: '#6b747c',
    ink: '#15181a',
    pattern: rising + falling,
    line: '#5a636b',
    width: 1.1,
  },
];
