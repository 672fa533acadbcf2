// Marks what can't hold all that is in it, so that it is drawn smaller there.

import type { Attachment } from 'svelte/attachments';

/**
 * The element is `crowded` if it overflows when it isn't, and `packed` if it does even then;
 * measured anew whenever it changes.
 */
export const crowd: Attachment<HTMLElement> = (node) => {
  const overflows = () => node.scrollHeight > node.clientHeight + 1;
  function measure(): void {
    node.classList.remove('crowded', 'packed');
    node.classList.toggle('crowded', overflows());
    node.classList.toggle('packed', overflows());
  }
  measure(); // before it is drawn for the first time, or what is seen would jump
  const sized = new ResizeObserver(measure);
  const changed = new MutationObserver(measure);
  sized.observe(node);
  changed.observe(node, { childList: true, subtree: true, characterData: true });
  return () => {
    sized.disconnect();
    changed.disconnect();
  };
};
