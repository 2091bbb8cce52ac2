/** Heads and shoulders in a round frame, put together from parts so that no two look alike. */

import { box, disc, dome, polygon, ring, type Layer, type Tone } from './shapes';
import type { Picture } from './picture';

const HAIR = {
  short: 'M23.4 19.5C22.4 8.5 41.6 8.5 40.6 19.5C39.6 15 37 14.4 32 14.4S24.4 15 23.4 19.5z',
  parted: 'M23.4 20C21.6 8.4 42 7.6 40.7 20C39.8 15.6 34 16.4 28.6 12.6C27.6 15.6 24.4 16 23.4 20z',
  curly: [24.4, 27.4, 32, 36.6, 39.6]
    .map((x, n) => disc(x, [15.4, 12, 10.8, 12, 15.4][n]!, 3.1))
    .join(''),
  bald: 'M23.6 23c-1.6-3-1.4-6 .4-8 .6 3 .8 5-.4 8zM40.4 23c1.6-3 1.4-6-.4-8-.6 3-.8 5 .4 8z',
  bun: `M23.2 21C21.6 8 42.4 8 40.8 21C39.8 15.4 36.4 13.6 32 13.6S24.2 15.4 23.2 21z${disc(32, 8, 3.6)}`,
  long: 'M22.8 30C20.4 6.6 43.6 6.6 41.2 30L38.4 31C40.4 17 36 14.6 32 14.6S23.6 17 25.6 31z',
} as const;

const BEARDS = {
  full: 'M23.9 20.4C24 33.4 40 33.4 40.1 20.4C39 24.6 36 24 32 24S25 24.6 23.9 20.4z',
  moustache:
    'M32 23.6c-2.2-1.2-5-.4-5.6 1.8c2 .8 4 .4 5.6-.6c1.6 1 3.6 1.4 5.6.6c-.6-2.2-3.4-3-5.6-1.8z',
  handlebar:
    'M32 23.4c-2-1-5-.2-6.4 1.6c-1 .6-2 0-2.4-1c-.4 2.4 1.6 3.6 3.6 2.800c2-.2 4-.8 5.2-1.800c1.2 1 3.2 1.6 5.2 1.800c2 .8 4-.4 3.6-2.800c-.4 1-1.4 1.6-2.4 1c-1.4-1.8-4.4-2.6-6.4-1.600z',
  sideburns:
    'M23.8 17l2.2 1.500c.2 4-.2 6.5 1.2 9c-2.6-1.5-3.6-5-3.4-10.500zM40.2 17l-2.2 1.500c-.2 4 .2 6.5-1.2 9c2.6-1.5 3.6-5 3.4-10.500z',
  goatee: 'M29.6 26.600c1.6-.8 3.2-.8 4.8 0c.2 2.4-1 4.6-2.4 5.400c-1.4-.8-2.6-3-2.4-5.400z',
} as const;

/** Hats: their parts, from the back to the front. */
const HATS = {
  top: [
    ['near', `${box(24.6, -1.5, 14.8, 12.5)}M19.5 11q12.5 3.6 25 0v1.800q-12.5 3.2-25 0z`],
    ['accent', 'M24.6 8.400q7.4 1.8 14.8 0v2.600q-7.4 1.6-14.8 0z'],
  ],
  bowler: [
    [
      'near',
      `${dome(23.6, 12, 16.8, 10.5)}M20.5 11q11.5 3.4 23 0q.6 2-1.5 2.600q-10 2.4-20 0q-2.1-.6-1.5-2.600z`,
    ],
    ['dark', 'M23.6 9.400q8.4 2.2 16.8 0v2.400q-8.4 2-16.8 0z'],
  ],
  cap: [
    ['near', 'M22.8 12.500C22 5 40 3.5 42 11.500c3 .6 4 2 3.6 3.200c-4-1.6-16-2.6-22.8.4z'],
    ['dark', 'M22.8 12.500c6-2.4 15-2.2 19.2-1c3 .6 4 2 3.6 3.200c-4-1.6-16-2.6-22.8.4z'],
  ],
  helmet: [
    ['main', `${dome(22.6, 13, 18.8, 10.5)}M20 12.500h24l1.5 2q-13.5 2.2-27 0z`],
    ['glow', disc(32, 9, 3.4)],
    ['light', disc(32, 9, 1.9)],
  ],
  pith: [
    [
      'light',
      `${dome(23.2, 11.5, 17.6, 9.5)}M17.5 14.500q2.5-4.5 14.5-4.500t14.5 4.500q-14.5-3-29 0z`,
    ],
    ['mid', 'M23.2 9.600q8.8 1.6 17.6 0v1.900q-8.8 1.2-17.6 0z'],
  ],
} as const satisfies Record<string, readonly Layer[]>;

const GLASSES = {
  round: `${ring(28.4, 20, 2.9, 0.7)}${ring(35.6, 20, 2.9, 0.7)}${box(31.1, 19.6, 1.8, 0.7)}`,
  monocle: `${ring(35.6, 20, 3, 0.8)}M38.2 21.500q2 5 1 10l-.6 0q.8-5-1-9.600z`,
  goggles: `${box(23.4, 13, 17.2, 1.4)}${ring(28, 13.6, 3.2, 1)}${ring(36, 13.6, 3.2, 1)}`,
} as const;

const COATS = {
  suit: [
    ['light', polygon([28, 31], [32, 38], [36, 31])],
    ['accent', polygon([31, 33.4], [33, 33.4], [33.6, 40], [32, 42.5], [30.4, 40])],
    [
      'dark',
      `${polygon([27.5, 31], [32, 41], [26, 39])}${polygon([36.5, 31], [32, 41], [38, 39])}`,
    ],
  ],
  bow: [
    ['light', polygon([27.5, 31], [32, 44], [36.5, 31])],
    [
      'accent',
      `${polygon([28, 31.5], [32, 33.6], [28, 35.8])}${polygon([36, 31.5], [32, 33.6], [36, 35.8])}`,
    ],
  ],
  apron: [
    ['mid', polygon([25, 36], [39, 36], [40.5, 46], [23.5, 46])],
    [
      'dark',
      `${polygon([26, 31], [27.6, 31], [27, 36], [25, 36])}${polygon([38, 31], [36.4, 31], [37, 36], [39, 36])}`,
    ],
  ],
  scarf: [['accent', 'M26.5 29.500q5.5 4 11 0l1.5 3.500q-4 3-6 2.800l1 6.200h-3l-1-6q-3-.4-5-3z']],
  lace: [
    ['light', `${[27, 29.5, 32, 34.5, 37].map((x) => disc(x, 31.5, 1.7)).join('')}`],
    ['accent', disc(32, 35, 1.7)],
  ],
} as const satisfies Record<string, readonly Layer[]>;

export interface Looks {
  hair?: keyof typeof HAIR;
  hairTone?: Tone;
  beard?: keyof typeof BEARDS;
  hat?: keyof typeof HATS;
  glasses?: keyof typeof GLASSES;
  coat: keyof typeof COATS;
  cloth?: Tone;
  /** Fuller lips and longer lashes. */
  woman?: boolean;
}

const SHOULDERS =
  'M13.6 37C15.5 33 24 31.5 27.5 30.500h9C40 31.5 48.5 33 50.4 37A22.4 22.4 0 0 1 13.6 37z';
const EYES = `${disc(28.6, 20.2, 0.95)}${disc(35.4, 20.2, 0.95)}`;
const BROWS =
  'M26.3 17.800q2.2-1.5 4.2-.4l-.2.900q-2-.8-3.8.3zM37.7 17.800q-2.2-1.5-4.2-.4l.2.900q2-.8 3.8.3z';
const LASHES =
  'M26.6 19.200q2-1.5 4 .2l-.6.5q-1.6-1.2-3.2-.1zM37.4 19.200q-2-1.5-4 .2l.6.5q1.6-1.2 3.2-.1z';

/** A bust in a ring of brass; the icon of the card hangs at the frame. */
export function bust({
  hair,
  hairTone = 'dark',
  beard,
  hat,
  glasses,
  coat,
  cloth = 'main',
  woman = false,
}: Looks): Picture {
  const layers: Layer[] = [
    ['glow', disc(32, 24, 24)],
    ['dark', disc(32, 24, 22.9)],
    ['far', disc(32, 24, 22.4)],
  ];
  if (hair === 'long') layers.push([hairTone, HAIR.long]);
  layers.push(
    [cloth, SHOULDERS],
    ['mid', 'M28.6 25h6.800v5.500q-3.4 3-6.8 0z'],
    ...COATS[coat],
    ['light', `${disc(23.9, 20.6, 1.8)}M24 19.500a8 9.8 0 0 1 16 0c0 5.5-3.5 10-8 10s-8-4.5-8-10z`],
    [
      'mid',
      `${disc(40.1, 20.6, 1.8)}M33 9.800a8 9.8 0 0 1 7 9.700c0 5.5-3.5 10-8 10c3-3 4-7 3-10q-2-5-2-9.700z`,
    ],
    ['dark', EYES + (woman ? LASHES : BROWS)],
    ['mid', 'M31.8 19.800l-1.2 3.600q1 .7 2.2.2z'],
    [
      woman ? 'accent' : 'dark',
      woman ? 'M29.8 26q2.2-1.2 4.4 0q-2.2 2-4.4 0z' : 'M29.6 26q2.4 1 4.8 0l-.1.600q-2.3 1-4.6 0z',
    ],
  );
  if (beard) layers.push([hairTone, BEARDS[beard]]);
  if (beard === 'full') layers.push(['light', 'M30 26q2 1 4 0q-2 2-4 0z']);
  if (hair && hair !== 'long') layers.push([hairTone, HAIR[hair]]);
  if (hair === 'long') layers.push([hairTone, HAIR.parted]);
  if (hat) layers.push(...HATS[hat]);
  if (glasses) layers.push([glasses === 'round' ? 'near' : 'glow', GLASSES[glasses]]);
  return { frame: '7 -2 52 50', layers, icon: [41, 29, 17] };
}
