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

/** How often as large they become where there is room. */
const MOST: Record<Size, number> = { face: 1.4, tile: 1.6, mini: 2 };
const STEP = 0.02;

/** Width and height in pixels of what is drawn larger, or narrower. */
export function scaled(size: Size, scale: number): { width: number; height: number } {
  const { width, height } = SIZES[size];
  const by = Math.min(scale, MOST[size]);
  return { width: Math.floor(width * by), height: Math.floor(height * Math.max(by, 1)) };
}

function heightOf(
  count: number,
  size: Size,
  width: number,
  under: boolean,
  heading: number,
  scale = 1,
): number {
  if (count === 0) return 0;
  const { under: below, gap } = SIZES[size];
  const { width: wide, height } = scaled(size, scale);
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

/** How often as large as usual buildings of these sizes may be, so that all of them fit. */
export function growth(
  sites: number,
  completed: number,
  [site, done]: readonly [sites: Size, completed: Size],
  width: number,
  height: number,
  heading = HEADING,
): number {
  const total = (scale: number): number =>
    heightOf(sites, site, width, true, heading, scale) +
    heightOf(completed, done, width, false, heading, scale);
  const fits = (scale: number): boolean => {
    const widest = Math.max(scaled(site, scale).width, scaled(done, scale).width);
    return widest <= width && total(scale) <= height;
  };
  let scale = 1;
  while (scale < MOST.mini && fits(scale + STEP)) scale += STEP;
  return scale;
}

/** The same for pictures alone in a small place, without headings, where they may become narrower. */
export function bareGrowth(count: number, width: number, height: number): number {
  const { width: wide, height: high, gap } = SIZES.mini;
  for (let scale = MOST.mini; scale > 1; scale -= STEP) {
    const one = scaled('mini', scale);
    const across = Math.max(1, Math.floor((width + gap) / (one.width + gap)));
    if (Math.ceil(count / across) * (one.height + gap) - gap <= height) return scale;
  }
  const rows = Math.max(1, Math.floor((height + gap) / (high + gap)));
  const inRow = Math.max(1, Math.ceil(count / rows));
  return Math.min(wide, Math.floor((width + gap) / inRow) - gap) / wide;
}
