// Marks what can't hold all that is in it, so that it is drawn smaller there.

import type { Attachment } from 'svelte/attachments';

/** The element is `crowded` if it overflows when it isn't; measured anew whenever it changes. */
export const crowd: Attachment<HTMLElement> = (node) => {
  function measure(): void {
    node.classList.remove('crowded');
    node.classList.toggle('crowded', node.scrollHeight > node.clientHeight + 1);
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
