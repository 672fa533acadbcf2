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
    const picked = inHand(desk) === at;
    node.classList.add('piece');
    node.classList.toggle('can', !picked && !desk.busy);
    node.classList.toggle('picked', picked);
    node.setAttribute('role', 'button');
    node.setAttribute('tabindex', '0');
    node.setAttribute('aria-pressed', String(picked));
    let from: { x: number; y: number } | null = null;
    let dragged = false;

    const down = (event: PointerEvent) => {
      if (event.button) return;
      node.setPointerCapture(event.pointerId);
      from = { x: event.clientX, y: event.clientY };
      dragged = false;
    };
    const move = (event: PointerEvent) => {
      if (!from) return;
      const [x, y] = [event.clientX - from.x, event.clientY - from.y];
      dragged ||= Math.hypot(x, y) > FAR;
      if (!dragged) return;
      const zoom = node.currentCSSZoom ?? 1;
      node.style.transform = `translate(${x / zoom}px, ${y / zoom}px)`;
      node.classList.add('dragged');
    };
    const rest = () => {
      from = null;
      node.style.transform = '';
      node.classList.remove('dragged');
    };
    const up = (event: PointerEvent) => {
      if (!from) return;
      rest();
      if (!dragged) return;
      const rack = node.closest('[data-rack]');
      for (const under of document.elementsFromPoint(event.clientX, event.clientY)) {
        const column = under.closest<HTMLElement>('[data-price]');
        if (column && rack?.contains(column))
          return wish(desk, at, Number(column.dataset['price']));
      }
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
    node.addEventListener('pointerdown', down);
    node.addEventListener('pointermove', move);
    node.addEventListener('pointerup', up);
    node.addEventListener('pointercancel', rest);
    node.addEventListener('click', click);
    node.addEventListener('keydown', press);
    return () => {
      rest();
      node.removeEventListener('pointerdown', down);
      node.removeEventListener('pointermove', move);
      node.removeEventListener('pointerup', up);
      node.removeEventListener('pointercancel', rest);
      node.removeEventListener('click', click);
      node.removeEventListener('keydown', press);
      node.classList.remove('piece', 'can', 'picked');
      for (const name of ['role', 'tabindex', 'aria-pressed']) node.removeAttribute(name);
    };
  };
}

/** A price at which the picked container can be set down. */
export function shelf(desk: Table, price: number): Attachment<HTMLElement> {
  return (node) => {
    const at = inHand(desk);
    if (at === null) return;
    const set = () => wish(desk, at, price);
    const press = (event: KeyboardEvent) => {
      if (event.key !== 'Enter' && event.key !== ' ') return;
      event.preventDefault();
      set();
    };
    node.classList.add('piece', 'can');
    node.setAttribute('role', 'button');
    node.setAttribute('tabindex', '0');
    node.addEventListener('click', set);
    node.addEventListener('keydown', press);
    return () => {
      node.classList.remove('piece', 'can');
      node.removeAttribute('role');
      node.removeAttribute('tabindex');
      node.removeEventListener('click', set);
      node.removeEventListener('keydown', press);
    };
  };
}
