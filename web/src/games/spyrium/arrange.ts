/** How what somebody owns shares its box: as cards while they are large enough to read, else as tiles. */

export interface Arrangement {
  tiles: boolean;
  columns: number;
  /** The size of one of them, in pixels; a width of 0 shares the row. */
  width: number;
  height: number;
}

export const GAP = 6;
const SHAPE = 0.75;
/** The smallest and largest card, by width. */
const CARD = { least: 96, most: 190 };
/** The widest and narrowest tile, the lowest and the highest. */
const TILE = { wide: 142, narrow: 106, least: 38, most: 60 };

/** So many things in a box of this size. */
export function arrange(count: number, width: number, height: number): Arrangement {
  const things = Math.max(count, 1);
  const card = { columns: 1, width: 0 };
  for (let rows = 1; rows <= things; rows += 1) {
    const columns = Math.ceil(things / rows);
    const room = { width: share(width, columns), height: share(height, rows) };
    const size = Math.min(room.width, room.height * SHAPE, CARD.most);
    if (size > card.width) Object.assign(card, { columns, width: size });
  }
  if (width === 0 || card.width >= CARD.least)
    return { tiles: false, ...card, height: card.width / SHAPE };
  let columns = fitting(width, TILE.wide);
  const most = fitting(width, TILE.narrow);
  while (columns < most && share(height, Math.ceil(things / columns)) < TILE.least) columns += 1;
  const free = share(height, Math.ceil(things / columns));
  return { tiles: true, columns, width: 0, height: Math.min(free, TILE.most) };
}

/** How many of this width stand in a row. */
function fitting(space: number, width: number): number {
  return Math.max(1, Math.floor((space + GAP) / (width + GAP)));
}

function share(space: number, parts: number): number {
  return (space - GAP * (parts - 1)) / parts;
}
