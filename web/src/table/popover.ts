/** The place of a popover: beside the thing that it is about, never over it, and within the window. */

export interface Box {
  left: number;
  top: number;
  width: number;
  height: number;
}

export type Side = 'above' | 'below' | 'right' | 'left';

export interface Placement {
  left: number;
  top: number;
  /** Where its point is along its edge, from its own left or top. */
  point: number;
  side: Side;
}

const SPACE = 12;
const EDGE = 18;

/**
 * All in the coordinates of the window. `area` is the part of it that nothing covers; `first` is
 * the side to try first. Where it fits on no side, it goes where there is most space.
 */
export function placeBeside(
  anchor: Box,
  size: { width: number; height: number },
  area: Box,
  first: Side,
): Placement {
  const space = spaceAround(anchor, area);
  const needed = (side: Side) => (isUpright(side) ? size.height : size.width) + SPACE;
  const order = [first, 'above', 'below', 'right', 'left'] as Side[];
  const fitting = order.find((side) => space[side] >= needed(side));
  const roomiest = order.reduce((best, side) =>
    space[side] - needed(side) > space[best] - needed(best) ? side : best,
  );
  return placeOn(fitting ?? roomiest, anchor, size, area);
}

function isUpright(side: Side): boolean {
  return side === 'above' || side === 'below';
}

function spaceAround(anchor: Box, area: Box): Record<Side, number> {
  return {
    above: anchor.top - area.top,
    below: area.top + area.height - anchor.top - anchor.height,
    right: area.left + area.width - anchor.left - anchor.width,
    left: anchor.left - area.left,
  };
}

function placeOn(
  side: Side,
  anchor: Box,
  size: { width: number; height: number },
  area: Box,
): Placement {
  const middle = { x: anchor.left + anchor.width / 2, y: anchor.top + anchor.height / 2 };
  const left = clamp(middle.x - size.width / 2, area.left, area.left + area.width - size.width);
  const top = clamp(middle.y - size.height / 2, area.top, area.top + area.height - size.height);
  if (isUpright(side)) {
    const y =
      side === 'below' ? anchor.top + anchor.height + SPACE : anchor.top - SPACE - size.height;
    return { side, left, top: y, point: clamp(middle.x - left, EDGE, size.width - EDGE) };
  }
  const x =
    side === 'right' ? anchor.left + anchor.width + SPACE : anchor.left - SPACE - size.width;
  return { side, left: x, top, point: clamp(middle.y - top, EDGE, size.height - EDGE) };
}

function clamp(value: number, least: number, most: number): number {
  return Math.max(least, Math.min(most, value));
}
