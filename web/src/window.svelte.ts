// How large everything is drawn. Designed at 1280 × 800: larger windows get larger pieces, not more
// panels, and smaller ones smaller pieces, as long as words can be read. A window too narrow for that
// lays the side column over the table when it is asked for; a phone's shows the parts of a table one
// at a time.

import { innerHeight, innerWidth } from 'svelte/reactivity/window';

const NARROW = 900;
const WIDTH = 1280;
const HEIGHT = 800;
/** The board alone, without the side column. */
const BOARD = 1016;
const LEAST = 0.9; // of letters that have 12 px at full size: smaller than that nobody reads them
const MOST = 1.6;

export const sight = {
  get phone(): boolean {
    return innerWidth.current! < NARROW;
  },
  /** Whether the side column lies over the board on demand, as it does on every phone. */
  get folded(): boolean {
    return innerWidth.current! < WIDTH * LEAST;
  },
  get scale(): number {
    if (this.phone) return 1;
    const wide = innerWidth.current! / (this.folded ? BOARD : WIDTH);
    return Math.max(LEAST, Math.min(MOST, wide, innerHeight.current! / HEIGHT));
  },
  /** The window as it is measured inside of what is scaled. */
  get width(): number {
    return innerWidth.current! / this.scale;
  },
  get height(): number {
    return innerHeight.current! / this.scale;
  },
};
