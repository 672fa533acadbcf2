// Lets pieces fly: a likeness of each goes over the board from where it was to where it is, while the
// piece itself, in its new place already, can be picked as ever.

import { settings } from '../settings.svelte';
import type { Flight, Spot } from './flights';

const SHORTEST = 150;
const LONGEST = 400;
const APART = 60; // between the starts of two pieces
const PACE = { off: 0, slow: 1.7, normal: 1, fast: 0.5 };

const reduced = matchMedia('(prefers-reduced-motion: reduce)');

/** How slowly pieces move: 1 is normal, 0 not at all. */
export function pace(): number {
  return reduced.matches ? 0 : PACE[settings.motion];
}

/** What is in the air together. It lands together too: whatever changes the page, a likeness taken
 *  away or a piece shown, has all of it painted anew, and what still flies would stutter. */
interface Flock {
  flights: Animation[];
  likenesses: SVGElement[];
  /** The pieces in whose stead they fly: unseen, but still to be picked. */
  pieces: Element[];
}
let aloft: Flock | null = null;

/** What is in the air is where it belongs, at once. */
export function land(): void {
  if (!aloft) return;
  const { flights, likenesses, pieces } = aloft;
  aloft = null;
  for (const flight of flights) flight.finish();
  for (const likeness of likenesses) likeness.remove();
  for (const piece of pieces) piece.removeAttribute('data-aloft');
}

/** When everything has landed. */
export async function landed(): Promise<void> {
  await Promise.allSettled(aloft?.flights.map((flight) => flight.finished) ?? []);
}

/** Something to look at that flies in a piece's stead, of the size and at the place of `rect`. */
function likeness(of: Element, { x, y, width, height }: DOMRect): SVGElement {
  let made = of.cloneNode(true) as SVGElement;
  if (!(of instanceof SVGSVGElement)) {
    const { x: left, y: top, width: wide, height: high } = (of as SVGGraphicsElement).getBBox();
    made.removeAttribute('transform');
    const sheet = document.createElementNS('http://www.w3.org/2000/svg', 'svg');
    sheet.setAttribute('viewBox', `${left} ${top} ${wide} ${high}`);
    sheet.append(made);
    made = sheet;
  }
  made.setAttribute('aria-hidden', 'true');
  made.removeAttribute('role');
  for (const name of ['data-move', 'data-aloft']) made.removeAttribute(name);
  made.classList.add('flight');
  Object.assign(made.style, {
    left: `${x}px`,
    top: `${y}px`,
    width: `${width}px`,
    height: `${height}px`,
  });
  return made;
}

/** Whether it is drawn, and stands for no others beside itself. */
const single = (node: Element): node is SVGElement =>
  node instanceof SVGElement && !node.dataset['count'];

/** What the piece looks like: one that is only counted looks like another of its kind, alone. */
function looks({ from, to }: Flight): Element | null {
  const drawn = ({ node, kind }: Spot) =>
    single(node) && node.isConnected && (node.dataset['move'] === kind ? node : null);
  return (
    drawn(to) ||
    drawn(from) ||
    document.querySelector(`main :is(svg, g)[data-move="${to.kind}"]:not([data-count])`)
  );
}

/** Where a likeness lands: over the piece, or as large as it left upon a number. */
function end({ from, to }: Flight): DOMRect {
  if (to.node instanceof SVGElement) return to.rect;
  const { width, height } = from.node instanceof SVGElement ? from.rect : new DOMRect(0, 0, 24, 15);
  const { x, y, width: wide, height: high } = to.rect;
  return new DOMRect(x + (wide - width) / 2, y + (high - height) / 2, width, height);
}

export function fly(flights: Flight[]): void {
  const slow = pace();
  if (!slow) return;
  land();
  const flock: Flock = { flights: [], likenesses: [], pieces: [] };
  const starts: [likeness: SVGElement, from: string, timing: KeyframeAnimationOptions][] = [];
  for (const flight of flights) {
    const shape = looks(flight);
    if (!shape) continue;
    const { from, to } = flight;
    const there = end(flight);
    const dx = from.rect.x + from.rect.width / 2 - there.x - there.width / 2;
    const dy = from.rect.y + from.rect.height / 2 - there.y - there.height / 2;
    const size = from.node instanceof SVGElement ? long(from.rect) / long(there) : 1;
    const turn = Number(pose(from)) - Number(pose(to));
    const far = Math.hypot(dx, dy);
    if (far < 2 && !turn) continue;
    const made = likeness(shape, there);
    flock.likenesses.push(made);
    if (single(to.node)) flock.pieces.push(to.node);
    starts.push([
      made,
      `translate(${dx}px,${dy}px) scale(${size}) rotate(${turn}deg)`,
      {
        duration: Math.min(LONGEST, SHORTEST + far * 0.4) * slow,
        delay: starts.length * APART * slow,
        easing: 'cubic-bezier(.4,0,.2,1)',
        fill: 'both',
      },
    ]);
  }
  if (!starts.length) return;
  // all is measured: from here on the page only changes
  for (const piece of flock.pieces) piece.setAttribute('data-aloft', '');
  document.body.append(...flock.likenesses);
  flock.flights = starts.map(([made, from, timing]) =>
    made.animate([{ transform: from }, { transform: 'none' }], timing),
  );
  aloft = flock;
  void landed().then(() => aloft === flock && land());
}

const long = ({ width, height }: DOMRect) => Math.max(width, height);
const pose = ({ node }: Spot) => (node as HTMLElement).dataset['pose'] ?? 0;
