/** How large buildings are drawn, so that all of a city fits into its place. */

/** A whole card, a tile with a picture and a name, or a picture alone. */
export type Size = 'face' | 'tile' | 'mini';

/** Width and height in pixels, and what the Resources under an unfinished building add. */
export const SIZES: Record<Size, { width: number; height: number; under: number; gap: number }> = {
  face: { width: 106, height: 164, under: 28, gap: 9 },
  tile: { width: 78, height: 58, under: 26, gap: 7 },
  mini: { width: 38, height: 32, under: 0, gap: 4 },
};

const HEADING = 18;
/** From the largest to the smallest; finished buildings shrink first. */
const WAYS: [sites: Size, completed: Size][] = [
  ['face', 'face'],
  ['face', 'tile'],
  ['tile', 'tile'],
  ['tile', 'mini'],
  ['mini', 'mini'],
];

function heightOf(
  count: number,
  size: Size,
  width: number,
  under: boolean,
  heading: number,
): number {
  if (count === 0) return 0;
  const { width: wide, height, under: below, gap } = SIZES[size];
  const inRow = Math.max(1, Math.floor((width + gap) / (wide + gap)));
  const rows = Math.ceil(count / inRow);
  return rows * (height + (under ? below : 0) + gap) + heading;
}

/** The largest sizes for unfinished and finished buildings with which all of them fit. */
export function fit(
  sites: number,
  completed: number,
  width: number,
  height: number,
  heading = HEADING,
): [sites: Size, completed: Size] {
  const fits = ([site, done]: [Size, Size]): boolean =>
    heightOf(sites, site, width, true, heading) +
      heightOf(completed, done, width, false, heading) <=
    height;
  return WAYS.find(fits) ?? ['mini', 'mini'];
}

/** How wide a picture alone may be, so that all of so many fit into a small place. */
export function miniWidth(count: number, width: number, height: number): number {
  const { width: wide, height: high, gap } = SIZES.mini;
  const rows = Math.max(1, Math.floor((height + gap) / (high + gap)));
  const inRow = Math.max(1, Math.ceil(count / rows));
  return Math.min(wide, Math.floor((width + gap) / inRow) - gap);
}
