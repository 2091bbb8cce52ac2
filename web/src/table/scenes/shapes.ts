/**
 * Outlines that the scenes of cards are put together from, as SVG path data. A scene is drawn in a box
 * of 64 by 48; its ground lies at 44. What lies behind reaches far beyond the box at both sides, so that
 * it fills a card of any shape.
 */

export const WIDTH = 64;
export const HEIGHT = 48;
const LEFT = -140;
const RIGHT = 204;
const BOTTOM = 90;

/** Colours by what they are for; a game gives them values (`--scene-…`). */
export type Tone = 'far' | 'mid' | 'main' | 'dark' | 'light' | 'glow' | 'near' | 'accent';
export type Layer = readonly [tone: Tone, d: string];

const round = (value: number) => Math.round(value * 10) / 10;
type Point = readonly [x: number, y: number];

export function polygon(...points: Point[]): string {
  return `M${points.map(([x, y]) => `${round(x)} ${round(y)}`).join('L')}z`;
}

export function box(x: number, y: number, width: number, height: number): string {
  return `M${round(x)} ${round(y)}h${round(width)}v${round(height)}h${round(-width)}z`;
}

/** A disc, or a round hole in what is drawn before it. */
export function disc(x: number, y: number, radius: number, hole = false): string {
  const r = round(radius);
  const way = hole ? 0 : 1;
  return `M${round(x - radius)} ${round(y)}a${r} ${r} 0 1 ${way} ${round(r * 2)} 0a${r} ${r} 0 1 ${way} ${round(-r * 2)} 0z`;
}

/** A door or window with a round top; y is its foot. */
export function arch(x: number, y: number, width: number, height: number): string {
  const r = round(width / 2);
  return `M${round(x)} ${round(y)}v${round(r - height)}a${r} ${r} 0 0 1 ${round(width)} 0v${round(height - r)}z`;
}

/** The same as a hole in what is drawn before it. */
export function opening(x: number, y: number, width: number, height: number): string {
  const r = round(width / 2);
  return `M${round(x + width)} ${round(y)}v${round(r - height)}a${r} ${r} 0 0 0 ${round(-width)} 0v${round(height - r)}z`;
}

/** A triangle on a base at y. */
export function gable(x: number, y: number, width: number, height: number): string {
  return polygon([x, y], [x + width / 2, y - height], [x + width, y]);
}

/** Half a disc on a base at y, as high as asked. */
export function dome(x: number, y: number, width: number, height = width / 2): string {
  return `M${round(x)} ${round(y)}a${round(width / 2)} ${round(height)} 0 0 1 ${round(width)} 0z`;
}

export function ground(y = 44): string {
  return box(LEFT, y, RIGHT - LEFT, BOTTOM - y);
}

/** Hills from side to side: their height, how long one is, and where the first begins. */
export function hills(y: number, height: number, length: number, shift = 0): string {
  const half = length / 2;
  let path = `M${LEFT - shift} ${y}`;
  for (let x = LEFT - shift; x < RIGHT; x += length)
    path += `q${half / 2} ${-height} ${half} 0t${half} 0`;
  return `${path}V${BOTTOM}H${LEFT}z`;
}

/** Roofs and chimneys of a town far away, from side to side. */
export function skyline(y: number, steps: readonly Point[]): string {
  const length = steps.reduce((sum, [width]) => sum + width, 0);
  let path = `M${LEFT} ${BOTTOM}`;
  for (let at = LEFT; at < RIGHT; at += length)
    for (const [width, height] of steps) path += `V${round(y - height)}h${width}`;
  return `${path}V${BOTTOM}z`;
}

/** The same thing several times beside each other. */
export function row(count: number, apart: number, draw: (shift: number) => string): string {
  return Array.from({ length: count }, (_, index) => draw(index * apart)).join('');
}

/** Windows in rows and columns. */
export function windows(
  x: number,
  y: number,
  columns: number,
  rows: number,
  apart = 4,
  down = 5,
): string {
  return row(rows, down, (below) =>
    row(columns, apart, (beside) => box(x + beside, y + below, 2, 3)),
  );
}

/** Columns under a beam; y is their foot. */
export function columns(
  x: number,
  y: number,
  width: number,
  height: number,
  count: number,
): string {
  const thick = Math.max(2, width / count / 2.4);
  return row(count, (width - thick) / (count - 1), (shift) =>
    box(x + shift, y - height, thick, height),
  );
}

/** A wall with open arches. */
export function arcade(x: number, y: number, width: number, height: number, count: number): string {
  const part = width / count;
  const open = part * 0.62;
  const hole = row(count, part, (shift) =>
    opening(x + shift + (part - open) / 2, y, open, height * 0.78),
  );
  return box(x, y - height, width, height) + hole;
}

/** Battlements on a wall at y. */
export function battlements(x: number, y: number, width: number, count: number): string {
  const part = width / (count * 2 - 1);
  return row(count, part * 2, (shift) => box(x + shift, y - 2.2, part, 2.6));
}

/** Steps up to the right. */
export function stairs(x: number, y: number, width: number, height: number, count: number): string {
  let path = `M${x} ${y}`;
  for (let step = 0; step < count; step += 1)
    path += `v${round(-height / count)}h${round(width / count)}`;
  return `${path}V${y}z`;
}

/** A chimney that narrows; y is its foot. */
export function chimney(x: number, y: number, height: number, width = 4): string {
  return (
    polygon(
      [x, y],
      [x + width * 0.15, y - height],
      [x + width * 0.85, y - height],
      [x + width, y],
    ) + box(x - 0.2, y - height - 1.2, width + 0.4, 1.6)
  );
}

/** Smoke that goes away to the right. */
export function smoke(x: number, y: number, size = 1): string {
  return (
    disc(x + 1, y - 3 * size, 2.2 * size) +
    disc(x + 4 * size, y - 6 * size, 3 * size) +
    disc(x + 9 * size, y - 8 * size, 3.8 * size)
  );
}

/** A cogwheel. */
export function cog(x: number, y: number, inner: number, outer: number, teeth: number): string {
  const part = (2 * Math.PI) / teeth;
  const at = (radius: number, angle: number): Point => [
    x + radius * Math.cos(angle),
    y + radius * Math.sin(angle),
  ];
  return polygon(
    ...Array.from({ length: teeth }, (_, tooth) => {
      const from = tooth * part;
      return [
        at(inner, from),
        at(outer, from + part * 0.12),
        at(outer, from + part * 0.42),
        at(inner, from + part * 0.55),
      ];
    }).flat(),
  );
}

/** A broad tree; y is its foot. */
export function tree(x: number, y: number, size: number): string {
  return (
    box(x - size * 0.1, y - size * 0.6, size * 0.2, size * 0.6) +
    disc(x, y - size * 0.9, size * 0.42) +
    disc(x - size * 0.3, y - size * 0.65, size * 0.3) +
    disc(x + size * 0.3, y - size * 0.65, size * 0.3)
  );
}

/** A pine; y is its foot. */
export function pine(x: number, y: number, size: number): string {
  return (
    gable(x - size * 0.3, y - size * 0.1, size * 0.6, size * 0.55) +
    gable(x - size * 0.22, y - size * 0.45, size * 0.44, size * 0.5) +
    box(x - size * 0.05, y - size * 0.12, size * 0.1, size * 0.12)
  );
}

/** A palm that leans; y is its foot. */
export function palm(x: number, y: number, size: number, lean = 0.15): string {
  const top: Point = [x + size * lean, y - size * 0.8];
  const [tx, ty] = top.map(round) as [number, number];
  const frond = (dx: number, dy: number, bend: number) =>
    `M${tx} ${ty}q${round(dx * 0.5)} ${round(dy - bend)} ${round(dx)} ${round(dy)}q${round(-dx * 0.45)} ${round(-bend * 0.35)} ${round(-dx)} ${round(-dy)}z`;
  const far = size * 0.42;
  return (
    polygon(
      [x - size * 0.05, y],
      [tx - size * 0.03, ty],
      [tx + size * 0.03, ty],
      [x + size * 0.05, y],
    ) +
    frond(-far, far * 0.45, far * 0.5) +
    frond(far, far * 0.45, far * 0.5) +
    frond(-far * 0.8, -far * 0.25, far * 0.4) +
    frond(far * 0.8, -far * 0.25, far * 0.4) +
    frond(far * 0.1, -far * 0.55, far * 0.2)
  );
}

/** A flag that blows to the right from a pole; y is the foot of the pole. */
export function flag(x: number, y: number, height: number): string {
  return (
    box(x - 0.4, y - height, 0.8, height) +
    `M${x} ${round(y - height)}q3-1.5 5 0t4 0l-1 2 1 2q-2 1.2-4 0t-5 0z`
  );
}

/** A straight beam from one point to another. */
export function beam([x, y]: Point, [toX, toY]: Point, thick = 1): string {
  const length = Math.hypot(toX - x, toY - y);
  const dx = ((toY - y) / length) * (thick / 2);
  const dy = ((toX - x) / length) * (thick / 2);
  return polygon([x - dx, y + dy], [toX - dx, toY + dy], [toX + dx, toY - dy], [x + dx, y - dy]);
}

export function ring(x: number, y: number, radius: number, thick = 1): string {
  return disc(x, y, radius) + disc(x, y, radius - thick, true);
}
