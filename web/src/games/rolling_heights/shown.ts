// On a phone: brings what can be picked into view.

/** Around what can be picked, and before it for the heading of what it stands in. */
const AROUND = 9;
const HEADING = 30;
/** What the names of rows and columns take of the city. */
const NAMES = 19;

const PICKABLE = '.piece.can';

/** How far to scroll so that a stretch lies within another; if it is too long, it begins there. */
function shift(low: number, high: number, from: number, to: number): number {
  if (low < from || high - low > to - from) return low - from;
  return Math.max(0, high - to);
}

/** How far to scroll so that the first that is seen is seen whole. */
function whole(stretches: { low: number; high: number }[], from: number): number {
  const cut = stretches.find(({ low, high }) => low < from - 1 && high > from + 1);
  const next = stretches.map(({ low }) => low).filter((low) => low >= from);
  return cut && next.length ? Math.min(...next) - from : 0;
}

const boxes = (within: Element | null, which: string) =>
  [...(within?.querySelectorAll(which) ?? [])].map((one) => one.getBoundingClientRect());

/** Scrolls a board within `main`, and within it the city to the side: to the first of its sections
 *  where something can be picked, and to as many of the next ones as there is room for. */
export function show(board: Element, main: Element, pan: Element | null): void {
  const plots = boxes(pan, PICKABLE);
  if (pan && plots.length) {
    const { left, right } = pan.getBoundingClientRect();
    pan.scrollLeft += shift(
      Math.min(...plots.map((one) => one.left)) - HEADING,
      Math.max(...plots.map((one) => one.right)) + AROUND,
      left,
      right,
    );
    const columns = boxes(pan, '.plot').map((one) => ({ low: one.left, high: one.right }));
    pan.scrollLeft += whole(columns, left + NAMES);
  }
  const seen = main.getBoundingClientRect();
  let stretch: [number, number] | null = null;
  for (const section of board.querySelectorAll(':scope > :not(.box), :scope > .box > *')) {
    const found = boxes(section, PICKABLE);
    if (!found.length) continue;
    const low = Math.min(...found.map((one) => one.top)) - HEADING;
    const high = Math.max(...found.map((one) => one.bottom)) + AROUND;
    if (!stretch) stretch = [low, high];
    else if (high - stretch[0] <= seen.height) stretch[1] = high;
    else break;
  }
  if (stretch) {
    main.scrollTop += shift(...stretch, seen.top, seen.bottom);
    const rows = boxes(pan, '.plot').map((one) => ({ low: one.top, high: one.bottom }));
    main.scrollTop += whole(rows, seen.top + NAMES);
  }
}
