// Playing by keys.

import type { Desk } from '../desk.svelte';
import { keyed } from '../keyed';

/** Whether a key is meant for the table: neither for a field, nor for what lies over the table, nor
 *  used already. */
export function forTable(event: KeyboardEvent): boolean {
  const target = event.target as Element;
  return !event.defaultPrevented && !target.closest('input, select, textarea, dialog');
}

/** A button that is gone leaves the focus nowhere, and Tab would begin at the top of the page: who
 *  plays by keys goes on from the first thing marked with `data-home`; so does who is asked while he
 *  has only come to the table. */
export function keepFocus(root: () => HTMLElement | undefined, desk: () => Desk): void {
  $effect(() => {
    const { shown, chosen, picks, busy, asked } = desk();
    void [shown, picks];
    if (!keyed || busy || chosen) return;
    const home = root()?.querySelector<HTMLElement>('[data-home]');
    const nowhere = asked ? 'body, h1, [data-home]' : 'body, [data-home]';
    if (document.activeElement?.matches(nowhere)) home?.focus();
  });
}
