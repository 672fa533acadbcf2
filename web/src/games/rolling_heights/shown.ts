// On a phone: brings what can be picked into view.

/** Around what can be picked, and before it for the heading of what it stands in. */
const AROUND = 9;
const HEADING = 30;

const PICKABLE = '.piece.can';

/** How far to scroll so that a stretch lies within another; if it is too long, it begins there. */
function shift(low: number, high: number, from: number, to: number): number {
  if (low < from || high - low > to - from) return low - from;
  return Math.max(0, high - to);
}

/** Scrolls a board within `main`, and within it the city to the side: to the first of its sections
 *  where something can be picked, and to as many of the next ones as there is room for. */
export function show(board: Element, main: Element, pan: Element | null): void {
  const plots = [...(pan?.querySelectorAll(PICKABLE) ?? [])].map((one) =>
    one.getBoundingClientRect(),
  );
  if (pan && plots.length) {
    const { left, right } = pan.getBoundingClientRect();
    pan.scrollLeft += shift(
      Math.min(...plots.map((one) => one.left)) - HEADING,
      Math.max(...plots.map((one) => one.right)) + AROUND,
      left,
      right,
    );
  }
  const seen = main.getBoundingClientRect();
  let stretch: [number, number] | null = null;
  for (const section of board.children) {
    const boxes = [...section.querySelectorAll(PICKABLE)].map((one) => one.getBoundingClientRect());
    if (!boxes.length) continue;
    const low = Math.min(...boxes.map((one) => one.top)) - HEADING;
    const high = Math.max(...boxes.map((one) => one.bottom)) + AROUND;
    if (!stretch) stretch = [low, high];
    else if (high - stretch[0] <= seen.height) stretch[1] = high;
    else break;
  }
  if (stretch) main.scrollTop += shift(...stretch, seen.top, seen.bottom);
}
