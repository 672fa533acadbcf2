// Squeezes a name that is too long for its place: letters become narrower, not smaller.

import { createSubscriber } from 'svelte/reactivity';
import { on } from 'svelte/events';
import type { Attachment } from 'svelte/attachments';
import { sight } from './window.svelte';

/** Letters come later than words do, those of another alphabet only when it is first needed. */
const letters = createSubscriber((update) => on(document.fonts, 'loadingdone', update));
/** Whoever has called this in an effect measures anew when they have come, or are drawn larger. */
function watched(): void {
  letters();
  void sight.scale;
}

const STEP = 0.06;
const MOST = 1.6;

/** The element has a given size and overflows it; `name`, with all else that its room hangs on, only
 * says when to measure anew. What keeps its width inside takes `--wider` times as much. */
export function fit(name: string): Attachment<HTMLElement> {
  return (node) => {
    watched();
    const { style } = node;
    // a single pixel too wide ends in dots; too high, it is only what the letters hang below
    const over = () =>
      node.scrollWidth > node.clientWidth || node.scrollHeight > node.clientHeight + 1;
    style.width = style.transform = style.textRendering = '';
    style.removeProperty('--wider');
    for (let wider = 1 + STEP; name && over() && wider < MOST; wider += STEP) {
      style.setProperty('--wider', String(wider));
      style.width = `${100 * wider}%`;
      style.transform = `scaleX(${1 / wider})`;
      // else letters keep whole pixels, and squeezed words run into each other
      style.textRendering = 'geometricPrecision';
    }
  };
}

/** For a row of pictures, which can't be squeezed: it leaves out more and more (`spare1`, `spare2`,
 * ...) until the rest has room. */
export function spare(most: number, row: string): Attachment<HTMLElement> {
  return (node) => {
    watched();
    for (let k = 1; k <= most; k++) node.classList.remove(`spare${k}`);
    for (let k = 1; row && node.scrollWidth > node.clientWidth && k <= most; k++) {
      node.classList.add(`spare${k}`);
    }
  };
}
