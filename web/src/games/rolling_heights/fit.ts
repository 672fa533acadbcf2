// Squeezes a name that is too long for its card: letters become narrower, not smaller.

import type { Attachment } from 'svelte/attachments';

const STEP = 0.06;
const MOST = 1.6;

/** The element has a given height and overflows it; `name` only says when to measure anew. */
export function fit(name: string): Attachment<HTMLElement> {
  return (node) => {
    const { style } = node;
    const over = () =>
      node.scrollWidth > node.clientWidth + 1 || node.scrollHeight > node.clientHeight + 1;
    style.width = style.transform = '';
    for (let wider = 1 + STEP; name && over() && wider < MOST; wider += STEP) {
      style.width = `${100 * wider}%`;
      style.transform = `scaleX(${1 / wider})`;
    }
  };
}
