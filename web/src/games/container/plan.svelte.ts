// The prices of a store as one wants them: containers are moved about here, and go to the table
// together.

import { tick } from 'svelte';
import type { Attachment } from 'svelte/attachments';
import type { Answer } from '../../desk.svelte';
import type { Position } from '../../wire/server';
import { asks, PLACES, prices, type Store, type Table } from './table';

/** A container that gets a price now: the one it has, if any, and the one it shall have. */
export interface Priced {
  colour: number;
  old: number | null;
  wish: number | null;
}

const FAR = 5; // so many pixels make a drag of a click

let plan = $state.raw<{ position: Position; wishes: (number | null)[] } | null>(null);
let held = $state.raw<{ position: Position; at: number } | null>(null);
let lifted = $state.raw<{ at: number; over: number | null } | null>(null);

/** The store that one prices now. */
export function priced(desk: Table): Store | null {
  if (!asks(desk, 'factory-price', 'harbour-price')) return null;
  return desk.view.pricing?.place === PLACES.factory ? 'factory' : 'harbour';
}

/** What one prices now, in the order of the view. */
export function pricing(desk: Table): Priced[] {
  if (!priced(desk)) return [];
  const wishes = plan?.position === desk.position ? plan.wishes : null;
  return desk.view.pricing!.goods.map(([old, colour], at) => ({
    colour,
    old,
    wish: wishes ? wishes[at]! : old,
  }));
}

export function wish(desk: Table, at: number, price: number): void {
  const wishes = pricing(desk).map((one) => one.wish);
  wishes[at] = price;
  plan = { position: desk.position, wishes };
  held = null;
}

/** Which container was picked, to be set down at a price. */
export function inHand(desk: Table): number | null {
  return held?.position === desk.position ? held.at : null;
}

/** The container that is being dragged, and the price it is dragged over. */
export function dragging(): { at: number; over: number | null } | null {
  return lifted;
}

function take(desk: Table, at: number): void {
  held = inHand(desk) === at ? null : { position: desk.position, at };
}

export function leave(): void {
  plan = null;
  held = null;
}

/** What the plan says, as one message; null while something has no price. */
export function answers(desk: Table): Answer[] | null {
  const goods = pricing(desk);
  if (goods.some((one) => one.wish === null)) return null;
  const moved = goods.filter((one) => one.wish !== one.old);
  const said = moved.map(({ colour, old, wish }) =>
    desk.position.legal.find(
      ({ kind, args }) =>
        kind === 'set-price' && args[0] === colour && args[1] === (old ?? 0) && args[2] === wish,
    ),
  );
  const texts = said.map((choice) => choice!.text);
  // what is left as it is must be said too
  if (moved.length < goods.length) texts.push('keep');
  return texts.map((text) => [desk.position.question!.key, text]);
}

/** A container that can be moved to another price: dragged, by arrow keys, or picked and set down. */
export function movable(desk: Table, store: Store, at: number): Attachment<HTMLElement> {
  return (node) => {
    live(node, inHand(desk) === at ? 'picked' : 'can');
    let from: { x: number; y: number } | null = null;
    let dragged = false;

    const down = (event: PointerEvent) => {
      if (event.button) return;
      node.setPointerCapture(event.pointerId);
      from = { x: event.clientX, y: event.clientY };
      dragged = false;
    };
    /** The price under the pointer. */
    const under = (event: PointerEvent): number | null => {
      const rack = node.closest('[data-rack]');
      for (const one of document.elementsFromPoint(event.clientX, event.clientY)) {
        if (node.contains(one)) continue; // what is dragged still belongs to the column it came from
        const column = one.closest<HTMLElement>('[data-price]');
        if (column && rack?.contains(column)) return Number(column.dataset['price']);
      }
      return null;
    };
    const move = (event: PointerEvent) => {
      if (!from) return;
      const [x, y] = [event.clientX - from.x, event.clientY - from.y];
      dragged ||= Math.hypot(x, y) > FAR;
      if (!dragged) return;
      const zoom = node.currentCSSZoom ?? 1;
      node.style.transform = `translate(${x / zoom}px, ${y / zoom}px)`;
      node.classList.add('dragged');
      lifted = { at, over: under(event) };
    };
    const rest = () => {
      if (from) lifted = null;
      from = null;
      node.style.transform = '';
      node.classList.remove('dragged');
    };
    const up = (event: PointerEvent) => {
      if (!from) return;
      rest();
      const price = dragged ? under(event) : null;
      if (price !== null) wish(desk, at, price);
    };
    const click = (event: Event) => {
      event.stopPropagation();
      if (!dragged) take(desk, at);
      dragged = false;
    };
    const press = (event: KeyboardEvent) => {
      const by = { ArrowLeft: -1, ArrowRight: 1 }[event.key];
      if (event.key === 'Enter' || event.key === ' ') take(desk, at);
      else if (by) step(by);
      else return;
      event.preventDefault();
    };
    const step = (by: number) => {
      const all = prices(desk, store);
      const now = all.indexOf(pricing(desk)[at]!.wish ?? -1);
      const next = all[Math.max(0, Math.min(all.length - 1, now + by))]!;
      const rack = node.closest('[data-rack]')!;
      wish(desk, at, next);
      // it stands in another column now, and keeps the keys
      void tick().then(() => rack.querySelector<HTMLElement>(`[data-good="${at}"]`)?.focus());
    };
    const gone = new AbortController();
    const { signal } = gone;
    node.addEventListener('pointerdown', down, { signal });
    node.addEventListener('pointermove', move, { signal });
    node.addEventListener('pointerup', up, { signal });
    node.addEventListener('pointercancel', rest, { signal });
    node.addEventListener('click', click, { signal });
    node.addEventListener('keydown', press, { signal });
    return () => {
      gone.abort();
      rest();
      calm(node);
    };
  };
}

/** A price at which the picked container can be set down. */
export function shelf(desk: Table, price: number): Attachment<HTMLElement> {
  return (node) => {
    const at = inHand(desk);
    if (at === null) return;
    live(node, 'can');
    const gone = new AbortController();
    const { signal } = gone;
    const set = () => wish(desk, at, price);
    const press = (event: KeyboardEvent) => {
      if (event.key !== 'Enter' && event.key !== ' ') return;
      event.preventDefault();
      set();
    };
    node.addEventListener('click', set, { signal });
    node.addEventListener('keydown', press, { signal });
    return () => {
      gone.abort();
      calm(node);
    };
  };
}

/** The room above a price, where the picked container can be set down too. */
export function above(desk: Table, price: number): Attachment<HTMLElement> {
  return (node) => {
    const set = () => {
      const at = inHand(desk);
      if (at !== null) wish(desk, at, price);
    };
    node.addEventListener('click', set);
    return () => node.removeEventListener('click', set);
  };
}

// These look like other pieces, but what they mean stays here until all of it is sent.

function live(node: HTMLElement, state: 'can' | 'picked'): void {
  node.classList.add('piece', state);
  node.setAttribute('role', 'button');
  node.setAttribute('tabindex', '0');
  node.setAttribute('aria-pressed', String(state === 'picked'));
}

function calm(node: HTMLElement): void {
  node.classList.remove('piece', 'can', 'picked');
  for (const name of ['role', 'tabindex', 'aria-pressed']) node.removeAttribute(name);
}
