/** The scenes on Spyrium's cards: the works by their families, the people as busts, techniques as drawings. */

import { bust, type Looks } from '../../../table/scenes/busts';
import type { Picture } from '../../../table/scenes/picture';
import {
  arch,
  beam,
  box,
  chimney,
  cog,
  columns,
  disc,
  dome,
  flag,
  gable,
  ground,
  hills,
  polygon,
  ring,
  row,
  skyline,
  smoke,
  stairs,
  tree,
  windows,
  type Layer,
} from '../../../table/scenes/shapes';

const TOWN: Layer = [
  'far',
  skyline(44, [
    [7, 8],
    [2, 19],
    [5, 10],
    [8, 6],
    [6, 13],
    [2, 24],
    [4, 9],
    [9, 7],
    [3, 15],
  ]),
];
const STREET: Layer = ['near', ground()];

/** A green crystal that grows from y. */
function crystal(x: number, y: number, size: number): Layer[] {
  const half = size * 0.28;
  return [
    [
      'accent',
      polygon(
        [x - half, y],
        [x - half * 1.2, y - size * 0.6],
        [x, y - size],
        [x + half * 1.2, y - size * 0.6],
        [x + half, y],
      ),
    ],
    [
      'light',
      polygon(
        [x - half, y],
        [x - half * 1.2, y - size * 0.6],
        [x, y - size],
        [x - half * 0.2, y - size * 0.5],
      ),
    ],
  ];
}

/** A winding tower over a hill full of crystals. */
function mine(level: number): Picture {
  return {
    layers: [
      ['far', hills(40, 22, 70, 24)],
      ['mid', hills(46, 24, 58, 0)],
      [
        'main',
        beam([22, 44], [29, 10], 1.8) +
          beam([42, 44], [35, 10], 1.8) +
          beam([25, 30], [39, 30], 1.4) +
          beam([23, 39], [36, 22], 1.1) +
          beam([41, 39], [28, 22], 1.1),
      ],
      ['main', polygon([24, 11], [32, 5], [40, 11])],
      [
        'dark',
        ring(32, 13.5, 5, 1.3) +
          beam([32, 9], [32, 18], 0.8) +
          beam([27.5, 13.5], [36.5, 13.5], 0.8) +
          polygon([32, 5], [40, 11], [32, 11]),
      ],
      ['main', polygon([40, 33], [56, 29], [56, 44], [40, 44])],
      ['dark', polygon([38, 33], [57, 27.5], [57, 30], [38, 35.5])],
      ['near', arch(44, 44, 8, 10)],
      ...crystal(10, 44, 15),
      ...(level > 1 ? crystal(16, 44, 10) : []),
      ...(level > 2 ? [...crystal(4, 44, 11), ...crystal(60, 44, 13)] : []),
      STREET,
      ['light', box(22, 40, 9, 3.2) + disc(24.5, 44, 1.4) + disc(29, 44, 1.4)],
    ],
  };
}

/** A forge behind a large window. */
function workshop(level: number): Picture {
  return {
    layers: [
      TOWN,
      ['mid', chimney(44, 26, 18, 5)],
      ['far', smoke(46, 5, 1.1)],
      ['main', box(12, 24, 40, 20)],
      ['dark', polygon([9, 25], [18, 13], [46, 13], [55, 25])],
      ['glow', arch(17, 44, 13, 17)],
      ['dark', box(23, 27, 1, 17) + box(17, 34, 13, 1)],
      ['dark', box(40, 24, 12, 20)],
      ['glow', windows(43, 28, 2, level)],
      STREET,
      ['near', polygon([31, 37], [44, 37], [41, 40], [39.5, 40], [40.5, 44], [33, 44], [34, 40])],
    ],
  };
}

/** Saw-tooth roofs and chimneys. */
function factory(level: number): Picture {
  const tooth = (x: number) => polygon([x, 27], [x, 18], [x + 12, 27]);
  return {
    layers: [
      TOWN,
      ['far', smoke(14, 8, 1.3) + (level > 1 ? smoke(52, 4, 1.5) : '')],
      ['mid', chimney(11, 30, 22, 5) + (level > 1 ? chimney(49, 30, 26, 5) : '')],
      ['dark', row(3, 12, (x) => tooth(15 + x))],
      [
        'light',
        row(3, 12, (x) => polygon([16 + x, 25], [16 + x, 20], [17.5 + x, 21], [17.5 + x, 25])),
      ],
      ['main', box(8, 27, 48, 17)],
      ['dark', box(44, 27, 12, 17)],
      ['glow', row(4, 8, (x) => arch(12 + x, 39, 5, 8))],
      ['near', arch(46, 44, 8, 11)],
      STREET,
    ],
  };
}

/** Glass, copper and something green that bubbles. */
function laboratory(level: number): Picture {
  return {
    layers: [
      TOWN,
      ['main', box(14, 27, 36, 17)],
      ['dark', box(38, 27, 12, 17)],
      ['mid', dome(16, 27, 20, 15)],
      ['light', 'M18.5 26a7 11 0 0 1 5-10l-1.5 10z'],
      ['dark', box(25.5, 9, 1, 18) + box(16, 26, 34, 1.5)],
      ['mid', chimney(42, 27, 12, 4)],
      ['accent', smoke(43, 14, 0.9)],
      ['accent', row(3, 7.5, (x) => arch(17 + x, 44, 5, 11))],
      ['glow', windows(41, 31, 2, 2)],
      ...(level > 1 ? crystal(56, 44, 11) : []),
      ...(level > 2 ? crystal(8, 44, 14) : []),
      STREET,
    ],
  };
}

/** A street of small houses that lean on each other. */
function neighborhood(level: number): Picture {
  const house = (x: number, height: number): Layer[] => [
    ['main', box(x, 44 - height, 11, height)],
    [
      'dark',
      gable(x - 0.8, 44.5 - height, 12.6, 7) +
        box(x + 8, 36 - height, 2, 5) +
        box(x + 7, 45 - height, 4, height - 1),
    ],
    [
      'glow',
      box(x + 2, 48 - height, 2.4, 3) +
        box(x + 8, 48 - height, 2, 3) +
        box(x + 2, 55 - height, 2.4, 3),
    ],
    ['near', box(x + 6.5, 38, 2.6, 6)],
  ];
  return {
    layers: [
      TOWN,
      ['mid', row(level + 3, 12, (x) => gable(-8 + x, 32, 13, 8) + box(-7 + x, 32, 11, 14))],
      ...house(2, 19),
      ...house(14, 22),
      ...house(26, 18),
      ...house(38, 21),
      ...house(50, 18),
      STREET,
    ],
  };
}

/** A town house with a slate roof; the grander, the more floors. */
function house(width: number, height: number, floors: number): Picture {
  const x = 32 - width / 2;
  const y = 44 - height;
  return {
    layers: [
      TOWN,
      ['mid', tree(x - 7, 44, 15) + tree(x + width + 7, 44, 18)],
      ['main', box(x, y, width, height)],
      [
        'dark',
        polygon(
          [x - 1.5, y + 0.5],
          [x + 3, y - 9],
          [x + width - 3, y - 9],
          [x + width + 1.5, y + 0.5],
        ),
      ],
      [
        'dark',
        box(x + width * 0.66, y, width * 0.34, height) +
          box(x + 5, y - 13, 3, 5) +
          box(x + width - 8, y - 13, 3, 5),
      ],
      ['glow', row(3, (width - 6) / 2.6, (shift) => box(x + 3 + shift, y - 6, 3, 4))],
      ['glow', windows(x + 3, y + 3, Math.floor((width - 4) / 6), floors, 6, 7)],
      ['light', box(x - 1, y, width + 2, 1.4)],
      ['near', arch(32 - 3, 44, 6, 9)],
      ['light', stairs(27, 46, 5, 2, 2)],
      STREET,
    ],
  };
}

/** A portico of columns, and above it a dome where there is more to learn. */
function university(level: number): Picture {
  return {
    layers: [
      TOWN,
      ['mid', box(4, 28, 56, 16)],
      ['glow', windows(7, 31, 2, 2) + windows(52, 31, 2, 2)],
      ...(level > 1
        ? ([
            ['main', box(24, 12, 16, 7) + dome(23, 12, 18, 11)],
            ['dark', 'M32 1a9 11 0 0 1 9 11h-9z' + box(31.5, -3, 1, 5)],
          ] as Layer[])
        : []),
      ['main', gable(13, 24, 38, 9) + box(14, 24, 36, 3)],
      ['dark', box(16, 27, 32, 15) + gable(20, 22.5, 24, 5)],
      ['light', columns(16, 42, 32, 15, 6)],
      ['main', box(13, 41, 38, 2) + box(11, 43, 42, 2)],
      STREET,
    ],
  };
}

/** A mansion between two towers, or a palace with a dome and flags. */
function palace(grand: boolean): Picture {
  return {
    layers: [
      TOWN,
      ['mid', tree(2, 44, 16) + tree(62, 44, 16)],
      ['main', box(10, 28, 44, 16) + box(8, 22, 9, 22) + box(47, 22, 9, 22)],
      [
        'dark',
        polygon([7, 22], [12.5, grand ? 12 : 14], [18, 22]) +
          polygon([46, 22], [51.5, grand ? 12 : 14], [57, 22]),
      ],
      ['dark', polygon([16, 28.5], [19, 22], [45, 22], [48, 28.5])],
      ...(grand
        ? ([
            ['main', box(26, 15, 12, 8)],
            ['glow', dome(25, 15, 14, 9)],
            ['dark', 'M32 6a7 9 0 0 1 7 9h-7z'],
            ['accent', flag(12.5, 13, 9) + flag(51.5, 13, 9)],
          ] as Layer[])
        : ([
            ['main', gable(24, 28, 16, 10)],
            ['dark', gable(28, 26.5, 8, 5)],
          ] as Layer[])),
      [
        'glow',
        windows(10.5, 26, 2, 3) +
          windows(49.5, 26, 2, 3) +
          windows(19.5, 31, 2, 2, 4, 6) +
          windows(40, 31, 2, 2, 4, 6),
      ],
      ['dark', box(28, 30, 8, 14)],
      ['light', columns(27.5, 44, 9, 13, 3) + box(26.5, 29.5, 11, 1.5)],
      STREET,
    ],
  };
}

/** A technique is a drawing of the engineers: its icon between wheels and measures. */
const DRAWING: Picture = {
  layers: [
    ['far', cog(4, 40, 15, 18, 14) + disc(4, 40, 12, true)],
    ['far', cog(62, 8, 12, 15, 12) + disc(62, 8, 9, true)],
    ['mid', box(10, 43, 44, 0.7) + box(10, 41.5, 0.7, 3.7) + box(53.3, 41.5, 0.7, 3.7)],
    ['mid', box(57, 6, 0.7, 34) + box(55.5, 6, 3.7, 0.7) + box(55.5, 39.3, 3.7, 0.7)],
  ],
  icon: [15, 3, 35],
};

/** What is in the evening paper: its icon before the lit town. */
export const EVENT: Picture = {
  layers: [
    ['glow', disc(32, 23, 20)],
    TOWN,
    ['mid', chimney(8, 44, 26, 5) + chimney(52, 44, 21, 5)],
    STREET,
  ],
  icon: [15, 5, 35],
};

const PEOPLE: Record<string, Looks> = {
  mineur: { hat: 'helmet', beard: 'full', hair: 'bald', coat: 'apron', cloth: 'dark' },
  geologue: {
    hat: 'pith',
    beard: 'goatee',
    hair: 'bald',
    hairTone: 'near',
    coat: 'scarf',
    cloth: 'glow',
  },
  apprenti: { hat: 'cap', hair: 'curly', hairTone: 'accent', coat: 'apron' },
  ingenieur: { hair: 'bun', glasses: 'goggles', coat: 'scarf', woman: true },
  bureaucrate: { hair: 'bald', glasses: 'round', beard: 'moustache', coat: 'bow' },
  conseiller: {
    hair: 'parted',
    hairTone: 'glow',
    beard: 'sideburns',
    glasses: 'round',
    coat: 'suit',
  },
  banquier: { hat: 'bowler', hair: 'bald', beard: 'handlebar', coat: 'suit', cloth: 'near' },
  financier: {
    hat: 'top',
    hair: 'bald',
    beard: 'goatee',
    glasses: 'monocle',
    coat: 'bow',
    cloth: 'near',
  },
  architecte: { hair: 'long', hairTone: 'near', coat: 'lace', cloth: 'accent', woman: true },
};

const SCENES: Record<string, Picture> = {
  mine1: mine(1),
  mine2: mine(2),
  mine3: mine(3),
  atelier1: workshop(1),
  atelier2: workshop(2),
  usine1: factory(1),
  usine2: factory(2),
  labo1: laboratory(1),
  labo2: laboratory(2),
  labo3: laboratory(3),
  cite1: neighborhood(1),
  cite2: neighborhood(2),
  residence: house(24, 22, 3),
  hotel: house(30, 27, 3),
  univ1: university(1),
  univ2: university(2),
  manoir: palace(false),
  palais: palace(true),
};

/** The tones of a card follow its family: `data-scene` of what is around it. */
export function familyOf(id: string): string {
  const family = id in PEOPLE ? 'people' : id in SCENES ? id.replace(/\d$/, '') : 'drawing';
  return `spyrium ${family}`;
}

const BUSTS = Object.fromEntries(Object.entries(PEOPLE).map(([id, looks]) => [id, bust(looks)]));

export function sceneOf(id: string): Picture {
  return SCENES[id] ?? BUSTS[id] ?? DRAWING;
}
