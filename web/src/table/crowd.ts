// Marks what can't hold all that is in it, so that it is drawn smaller there.

import type { Attachment } from 'svelte/attachments';
import { on } from 'svelte/events';

/**
 * The element is `crowded` if it overflows when it isn't, and `packed` if it does even then; there is
 * something `below` while it isn't scrolled to its end. Measured anew whenever it, or its letters, change.
 */
export const crowd: Attachment<HTMLElement> = (node) => {
  const overflows = () => node.scrollHeight > node.clientHeight + 1;
  function measure(): void {
    node.classList.remove('crowded', 'packed');
    node.classList.toggle('crowded', overflows());
    node.classList.toggle('packed', overflows());
    look();
  }
  function look(): void {
    const seen = node.scrollTop + node.clientHeight;
    node.classList.toggle('below', seen < node.scrollHeight - 2);
  }
  measure(); // before it is drawn for the first time, or what is seen would jump
  const sized = new ResizeObserver(measure);
  const changed = new MutationObserver(measure);
  node.addEventListener('scroll', look, { passive: true });
  sized.observe(node);
  changed.observe(node, { childList: true, subtree: true, characterData: true });
  const lettered = on(document.fonts, 'loadingdone', measure);
  return () => {
    lettered();
    node.removeEventListener('scroll', look);
    sized.disconnect();
    changed.disconnect();
  };
};
