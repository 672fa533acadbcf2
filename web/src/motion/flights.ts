// Which pieces have moved between two drawings of a board. Pieces say what they are
// (`data-move="box:2"`), not where: one that is gone from one place, and one of the same kind that is
// new at another, is a flight. A number that stands for several pieces says how many (`data-count`).
// The clock in the header (`data-clock`) counts as a part of the board: supplies come from there.

export interface Spot {
  kind: string;
  count: number;
  rect: DOMRect;
  node: Element;
  /** It lies on another piece, and goes where that goes. */
  carried: boolean;
}
export interface Sight {
  spots: Map<unknown, Spot>;
  /** What parts of the board show that can turn to another subject: somebody else's crew. */
  scenes: Map<Element, string>;
}
export interface Flight {
  from: Spot;
  to: Spot;
}

const MOST = 24; // more than these at once is another board, not a move
const NEAR = 40; // a piece that stays itself glides only so far or farther

export function look(root: Element): Sight {
  const spots = new Map<unknown, Spot>();
  const seen = new Map<string, number>();
  const nodes = [root, ...document.querySelectorAll('[data-clock]')].flatMap((part) => [
    ...part.querySelectorAll<HTMLElement | SVGElement>('[data-move]'),
  ]);
  for (const node of nodes) {
    const rect = node.getBoundingClientRect();
    if (!rect.width || !rect.height) continue;
    const kind = node.dataset['move']!;
    const carrier = node.parentElement?.closest<HTMLElement>('[data-move]')?.dataset['move'];
    const count = Number(node.dataset['count'] ?? 1);
    let self: unknown = node;
    if (carrier) {
      const name = `${carrier}/${kind}`;
      seen.set(name, (seen.get(name) ?? 0) + 1);
      self = `${name}#${seen.get(name)}`;
    }
    spots.set(self, { kind, count, rect, node, carried: carrier !== undefined });
  }
  const scenes = new Map<Element, string>();
  for (const node of root.querySelectorAll<HTMLElement>('[data-scene]')) {
    scenes.set(node, node.dataset['scene']!);
  }
  return { spots, scenes };
}

const distance = (a: Spot, b: Spot) =>
  Math.hypot(
    a.rect.x + a.rect.width / 2 - b.rect.x - b.rect.width / 2,
    a.rect.y + a.rect.height / 2 - b.rect.y - b.rect.height / 2,
  );

export function flights(before: Sight, after: Sight): Flight[] {
  const turned = new Set(
    [...before.scenes.keys(), ...after.scenes.keys()].filter(
      (scene) => before.scenes.get(scene) !== after.scenes.get(scene),
    ),
  );
  const apart = ({ node }: Spot) => {
    for (const scene of turned) if (scene.contains(node)) return true;
    return false;
  };
  const gone: Spot[] = [];
  const come: Spot[] = [];
  const glides: Flight[] = [];
  for (const self of new Set([...before.spots.keys(), ...after.spots.keys()])) {
    const was = before.spots.get(self);
    const is = after.spots.get(self);
    const stays = was && is && was.kind === is.kind;
    const less = (was?.count ?? 0) - (stays ? is.count : 0);
    const more = (is?.count ?? 0) - (stays ? was.count : 0);
    if (was && !apart(was)) for (let n = 0; n < less; n++) gone.push(was);
    if (is && !apart(is)) for (let n = 0; n < more; n++) come.push(is);
    if (stays && !is.carried && distance(was, is) > NEAR) glides.push({ from: was, to: is });
  }
  const found: Flight[] = [];
  const pairs = come.flatMap((to) =>
    gone.flatMap((from) => (from.kind === to.kind ? [{ from, to, far: distance(from, to) }] : [])),
  );
  pairs.sort((a, b) => a.far - b.far);
  for (const { from, to } of pairs) {
    const [leaves, arrives] = [gone.indexOf(from), come.indexOf(to)];
    if (leaves < 0 || arrives < 0) continue;
    gone.splice(leaves, 1);
    come.splice(arrives, 1);
    found.push({ from, to });
  }
  uncross(found);
  if (glides.length <= 6) found.unshift(...glides); // else the whole board was laid anew
  return found.length > MOST ? [] : found;
}

/** The nearest pairs leave the others far apart: two that had better change places do. */
function uncross(found: Flight[]): void {
  for (const [at, one] of found.entries()) {
    for (const other of found.slice(0, at)) {
      if (one.from.kind !== other.from.kind) continue;
      const now = distance(one.from, one.to) + distance(other.from, other.to);
      if (distance(one.from, other.to) + distance(other.from, one.to) < now - 1) {
        [one.to, other.to] = [other.to, one.to];
      }
    }
  }
}
