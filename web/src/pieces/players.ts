// The five colours of players and the two opponents that the rules play, each with a shape.

export const SHAPES = ['diamond', 'circle', 'triangle', 'square', 'star', 'hexagon'] as const;
/** The look of Andrew and the Rival. */
export const OPPONENT = 5;

const around = (count: number, radius: (at: number) => number) =>
  Array.from({ length: count }, (_, at) => {
    const angle = -Math.PI / 2 + (at * 2 * Math.PI) / count;
    return `${(radius(at) * Math.cos(angle)).toFixed(2)},${(radius(at) * Math.sin(angle)).toFixed(2)}`;
  }).join('L');

/** The shape of a colour around 0,0. */
export function outline(colour: number, r: number): string {
  const f = (n: number) => (n * r).toFixed(2);
  switch (SHAPES[colour]) {
    case 'diamond':
      return `M0,${f(-1)}L${f(0.86)},0L0,${f(1)}L${f(-0.86)},0Z`;
    case 'circle':
      return `M${f(-0.84)},0a${f(0.84)},${f(0.84)} 0 1,0 ${f(1.68)},0a${f(0.84)},${f(0.84)} 0 1,0 ${f(-1.68)},0Z`;
    case 'triangle':
      return `M0,${f(-0.9)}L${f(0.95)},${f(0.72)}L${f(-0.95)},${f(0.72)}Z`;
    case 'square':
      return `M${f(-0.76)},${f(-0.76)}h${f(1.52)}v${f(1.52)}h${f(-1.52)}Z`;
    case 'star':
      return `M${around(10, (at) => (at % 2 ? 0.45 * r : r))}Z`;
    default:
      return `M${around(6, () => r)}Z`;
  }
}
