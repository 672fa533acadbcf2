// Makes any element of a board, HTML or SVG, a piece that can be picked: by mouse, touch and keys.

import type { Attachment } from 'svelte/attachments';
import type { Desk, Means } from './desk.svelte';

interface Shown {
  /** What a screen reader says, where the element's own text doesn't. */
  label?: string;
  /** Values of domains that the log may speak of: `[['colour', 2]]`. */
  lit?: [domain: string, value: number][];
}

// eslint-disable-next-line @typescript-eslint/no-explicit-any -- the view of any game
export function piece(desk: Desk<any>, means: Means, shown: Shown = {}): Attachment<Element> {
  return (node) => {
    const state = desk.stateOf(means);
    const active = state === 'can' || state === 'picked' || state === 'again';
    node.classList.add('piece');
    node.classList.toggle('can', state === 'can');
    node.classList.toggle('picked', state === 'picked');
    node.classList.toggle('pointed', state === 'can' && desk.points(means));
    const lit = shown.lit?.some(([domain, value]) => desk.lit(domain, value)) ?? false;
    node.classList.toggle('lit', lit);
    if (shown.label) node.setAttribute('aria-label', shown.label);
    if (active) {
      node.setAttribute('role', 'button');
      node.setAttribute('tabindex', '0');
      node.setAttribute('aria-pressed', String(state === 'picked'));
    } else {
      node.removeAttribute('tabindex');
      node.removeAttribute('aria-pressed');
      if (shown.label) node.setAttribute('role', 'img');
      else node.removeAttribute('role');
    }
    const pick = (event: Event) => {
      // of pieces within pieces the inner one is meant, unless it stands for nothing now
      if (event.defaultPrevented) return;
      if (!active && !desk.asked) return;
      event.preventDefault();
      void desk.pick(means);
    };
    const press = (event: Event) => {
      const { key } = event as KeyboardEvent;
      if (active && (key === 'Enter' || key === ' ')) pick(event);
    };
    node.addEventListener('click', pick);
    node.addEventListener('keydown', press);
    return () => {
      node.removeEventListener('click', pick);
      node.removeEventListener('keydown', press);
      // what no longer means anything shows nothing of it
      node.classList.remove('piece', 'can', 'picked', 'pointed', 'lit');
      for (const name of ['role', 'aria-pressed']) node.removeAttribute(name);
      // often it means something else at once; a drawing would lose the focus meanwhile
      queueMicrotask(() => node.classList.contains('piece') || node.removeAttribute('tabindex'));
      if (shown.label) node.removeAttribute('aria-label');
    };
  };
}
