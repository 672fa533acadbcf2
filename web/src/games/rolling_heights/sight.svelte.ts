// What the pointer or the focus rests on is explained in a card beside it, and its plots are marked.

import { getContext, setContext } from 'svelte';
import type { Attachment } from 'svelte/attachments';
import { on } from 'svelte/events';

export interface Seen {
  title: string;
  lines: string[];
  /** Plots that it is about. */
  plots?: readonly number[];
}

/** How long a finger rests on what can be picked before that is explained, in milliseconds. */
const LONG_PRESS = 450;

export class Sight {
  seen = $state.raw<{ what: () => Seen; node: Element } | null>(null);

  /** Explain an element while it is looked at. */
  on(what: () => Seen): Attachment<Element> {
    return (node) => {
      let timer: ReturnType<typeof setTimeout>;
      const show = () => (this.seen = { what, node });
      const hide = () => {
        if (this.seen?.node === node) this.seen = null;
      };
      const enter = (event: Event) => {
        const touch = (event as PointerEvent).pointerType === 'touch';
        if (touch && node.classList.contains('can')) timer = setTimeout(show, LONG_PRESS);
        else show();
      };
      const leave = (event: Event) => {
        clearTimeout(timer);
        // a finger that goes up leaves the card for reading
        if ((event as PointerEvent).pointerType !== 'touch') hide();
      };
      const focus = () => {
        if (node.matches(':focus-visible')) show();
      };
      // not the node's own way of listening: a focused piece that is taken away tells so while the
      // table is drawn
      const heard = [
        on(node, 'pointerenter', enter),
        on(node, 'pointerleave', leave),
        on(node, 'focusin', focus),
        on(node, 'focusout', hide),
      ];
      return () => {
        clearTimeout(timer);
        hide();
        for (const forget of heard) forget();
      };
    };
  }

  /** Look no more, unless at something of this element. */
  away(target: EventTarget | null = null): void {
    if (!(target instanceof Node && this.seen?.node.contains(target))) this.seen = null;
  }

  marks(plot: number): boolean {
    return this.seen?.what().plots?.includes(plot) ?? false;
  }
}

const KEY = Symbol('sight');
export const provideSight = () => setContext(KEY, new Sight());
export const useSight = () => getContext<Sight>(KEY);
