/** Where a ticket hangs: near the thing that it speaks of, and within the window. */

export interface Box {
  left: number;
  top: number;
  width: number;
  height: number;
}

export interface Hung {
  left: number;
  top: number;
  /** Where its point is, from its own left edge. */
  point: number;
  below: boolean;
}

const SPACE = 12;
const EDGE = 18;

/**
 * All in the coordinates of the window. `area` is the part of it that nothing covers; `below` is
 * the side to try first.
 */
export function hang(
  anchor: Box,
  size: { width: number; height: number },
  area: Box,
  below: boolean,
): Hung {
  const under = anchor.top + anchor.height + SPACE;
  const over = anchor.top - SPACE - size.height;
  const fitsUnder = under + size.height <= area.top + area.height;
  const fitsOver = over >= area.top;
  const side = below ? fitsUnder || !fitsOver : !fitsOver && fitsUnder;
  const middle = anchor.left + anchor.width / 2;
  const most = area.left + area.width - size.width;
  const left = Math.max(area.left, Math.min(most, middle - size.width / 2));
  const point = Math.max(EDGE, Math.min(size.width - EDGE, middle - left));
  return { left, top: side ? under : over, point, below: side };
}
