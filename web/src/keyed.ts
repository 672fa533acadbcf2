// Where the focus goes when what had it is gone: whoever goes by keys goes on from a place that makes
// sense, and hears it.

import type { Attachment } from 'svelte/attachments';

/** Whether the last thing somebody did was to press a key on something. */
export let keyed = false;
addEventListener('keydown', ({ target }) => (keyed = target !== document.body), true);
addEventListener('pointerdown', () => (keyed = false), true);

/** The heading of a page: there it begins for who has come by keys. Of several the last, which says
 *  more than the name of the game. */
export const beginning: Attachment<HTMLElement> = (node) => {
  node.tabIndex = -1;
  if (keyed && document.activeElement?.matches('body, h1')) node.focus({ preventScroll: true });
};
