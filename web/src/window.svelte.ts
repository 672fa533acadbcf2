// How large everything is drawn. Designed at 1280 × 800: larger windows get larger pieces, not more
// panels; a narrow one is a phone's, which shows the parts of a table one at a time.

import { innerHeight, innerWidth } from 'svelte/reactivity/window';

const NARROW = 900;

export const sight = {
  get phone(): boolean {
    return innerWidth.current! < NARROW;
  },
  get scale(): number {
    if (this.phone) return 1;
    return Math.max(1, Math.min(1.6, innerWidth.current! / 1280, innerHeight.current! / 800));
  },
  /** The window as it is measured inside of what is scaled. */
  get width(): number {
    return innerWidth.current! / this.scale;
  },
  get height(): number {
    return innerHeight.current! / this.scale;
  },
};
