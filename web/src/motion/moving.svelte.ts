// Watches a board: whenever another position is drawn, what has moved flies to its place.

import { untrack } from 'svelte';
import { flights, look, type Sight } from './flights';
import { fly, land, pace } from './fly';

/** To be called while a component is made. `root` is the board, `position` what it shows. */
export function moving(root: () => Element | undefined, position: () => unknown): void {
  let before: Sight | null = null;
  let shown: unknown;

  $effect.pre(() => {
    const next = position();
    const board = untrack(root);
    if (next === shown) return; // asked again before it is drawn: what was seen still holds
    before = board && shown && pace() ? look(board) : null;
    shown = next;
    if (before) land();
  });
  $effect(() => {
    void position();
    const board = untrack(root);
    if (before && board) fly(flights(before, look(board)));
    before = null;
  });
  // nobody waits for what flies: it lands wherever one presses
  $effect(() => {
    const press = (event: KeyboardEvent) => event.key === 'Escape' && land();
    addEventListener('pointerdown', land, true);
    addEventListener('keydown', press);
    return () => {
      removeEventListener('pointerdown', land, true);
      removeEventListener('keydown', press);
      land();
    };
  });
}
