/** The scenes on Uchronia's buildings and orders: a white city in the jungle, dinosaurs among its columns. */

import type { Picture } from '../../../table/scenes/picture';
import {
  arcade,
  arch,
  battlements,
  beam,
  box,
  chimney,
  columns,
  disc,
  dome,
  flag,
  gable,
  ground,
  hills,
  palm,
  polygon,
  row,
  smoke,
  stairs,
  tree,
  windows,
  type Layer,
} from '../../../table/scenes/shapes';
import type { Order } from '../names';
import { horned, longneck, plated, winged } from './animals';

const GROUND: Layer = ['near', ground()];
const HILLS: Layer[] = [
  ['far', hills(34, 14, 60, 12)],
  ['mid', hills(42, 12, 46, 30)],
];
const SKIES: Layer[] = [
  ['mid', winged(8, 9, 5)],
  ['mid', winged(54, 7, 4, true)],
  ['mid', longneck(4, 43, 17)],
  ['mid', longneck(58, 42, 19, true)],
];

/** A picture before the jungle; `beast` chooses who is seen behind it. */
function city(beast: number, ...layers: Layer[]): Picture {
  return {
    layers: [
      ...HILLS,
      SKIES[beast % SKIES.length]!,
      ['mid', palm(1, 45, 20) + palm(63, 45, 18, -0.15)],
      ...layers,
      GROUND,
    ],
  };
}

/** A front of columns under a gable, on steps. */
function temple(width: number, height: number, count: number): Layer[] {
  const x = 32 - width / 2;
  const top = 41 - height;
  return [
    ['dark', box(x + 1, top, width - 2, height)],
    ['main', columns(x, 41, width, height, count) + box(x - 2, top - 2.5, width + 4, 2.5)],
    ['accent', gable(x - 2, top - 2.5, width + 4, width * 0.2)],
    [
      'light',
      gable(x + 4, top - 3.5, width - 8, width * 0.2 - 4) +
        box(x - 2, 40.6, width + 4, 1.8) +
        box(x - 4, 42.4, width + 8, 2),
    ],
  ];
}

/** A plain block with a roof of tiles, its right side in shade. */
function block(x: number, width: number, height: number, roof = 5): Layer[] {
  const top = 44 - height;
  return [
    ['main', box(x, top, width, height)],
    ['dark', box(x + width * 0.68, top, width * 0.32, height)],
    [
      'accent',
      polygon(
        [x - 1.5, top],
        [x + 2, top - roof],
        [x + width - 2, top - roof],
        [x + width + 1.5, top],
      ),
    ],
  ];
}

/** A tower with battlements. */
function tower(x: number, width: number, height: number): Layer[] {
  const top = 44 - height;
  return [
    [
      'main',
      box(x, top, width, height) +
        box(x - 1, top - 1, width + 2, 3) +
        battlements(x - 1, top - 1, width + 2, 3),
    ],
    ['dark', box(x + width * 0.6, top + 2, width * 0.4, height - 2)],
  ];
}

/** Rows of arches around an arena. */
function stadium(x: number, width: number, floors: number): Layer[] {
  return Array.from({ length: floors }, (_, floor): Layer[] => {
    const foot = 44 - floor * 10;
    return [
      ['dark', box(x, foot - 10, width, 10)],
      ['main', arcade(x, foot, width, 10, Math.round(width / 6))],
      ['accent', box(x - 0.5, foot - 10.6, width + 1, 1.4)],
    ];
  }).flat();
}

const door = (x: number, width = 5, height = 8): Layer => ['dark', arch(x, 44, width, height)];
const lit = (x: number, y: number, columns_: number, rows: number): Layer => [
  'glow',
  windows(x, y, columns_, rows),
];
const water = (y: number): Layer => [
  'light',
  box(-140, y, 344, 1.2) + box(6, y + 2.4, 20, 0.9) + box(36, y + 2.4, 26, 0.9),
];

const SCENES: Record<string, Picture> = {
  frontier_post: city(
    0,
    ...tower(26, 12, 30),
    ['accent', flag(32, 12, 10)],
    ['main', box(4, 36, 56, 8)],
    ['dark', row(14, 4, (x) => gable(4 + x, 36, 4, 4))],
  ),
  dock: {
    layers: [
      ...HILLS,
      SKIES[1]!,
      ...block(38, 18, 17),
      lit(42, 32, 2, 1),
      ['near', box(-140, 40, 344, 60)],
      water(42),
      ['accent', 'M8 38h20l-4 6h-13z'],
      ['main', polygon([18, 38], [18, 16], [30, 34]) + polygon([16.5, 38], [16.5, 20], [9, 34])],
      ['dark', box(36, 39, 28, 2) + box(38, 40, 2, 8) + box(48, 40, 2, 8)],
    ],
  },
  market: city(
    2,
    ...block(12, 40, 18),
    ['main', box(10, 29, 44, 3)],
    ['accent', row(5, 9, (x) => `M${10 + x} 30h4.5v4a2.25 2.25 0 0 1-4.5 0z`)],
    ['light', row(4, 9, (x) => `M${14.5 + x} 30h4.5v4a2.25 2.25 0 0 1-4.5 0z`)],
    ['dark', box(14, 39, 36, 5)],
    ['glow', row(5, 7, (x) => disc(17 + x, 38.5, 2))],
  ),
  circus: city(
    3,
    ['accent', polygon([8, 28], [32, 8], [56, 28])],
    ['main', box(10, 28, 44, 16) + polygon([24, 28], [32, 8], [40, 28])],
    ['dark', polygon([28, 44], [32, 28], [36, 44])],
    ['accent', flag(32, 10, 9) + row(4, 12, (x) => box(12 + x, 28, 4, 16))],
  ),
  garden: city(
    0,
    ['dark', tree(12, 44, 17) + tree(52, 44, 20)],
    ['main', columns(22, 44, 20, 18, 4) + box(20, 24, 24, 3)],
    ['accent', row(6, 7, (x) => disc(14 + x, 42, 2.6))],
    ['glow', row(6, 7, (x) => disc(14 + x, 42, 1))],
  ),
  villa: city(
    1,
    ...block(14, 36, 15, 6),
    ['main', box(25, 22, 14, 22)],
    ['accent', gable(23, 22, 18, 6)],
    lit(17, 33, 2, 1),
    lit(43, 33, 2, 1),
    door(29.5),
  ),
  stairway: city(
    3,
    ['main', stairs(6, 44, 40, 30, 8)],
    ['dark', polygon([46, 14], [58, 14], [58, 44], [46, 44])],
    ['light', stairs(6, 46, 40, 30, 8)],
    ['accent', columns(47, 14, 10, 9, 3) + gable(45, 5, 14, 4)],
  ),
  ludus_magna: city(1, ...stadium(10, 44, 2), ['accent', flag(16, 24, 8) + flag(46, 24, 8)]),
  viaduct: city(
    2,
    ['main', arcade(-140, 46, 344, 26, 20)],
    ['dark', box(-140, 18, 344, 2)],
    ['accent', horned(34, 20, 9)],
  ),
  tenement_house: city(
    0,
    ...block(8, 16, 22),
    ...block(40, 16, 25),
    ...block(22, 20, 32),
    lit(25, 17, 4, 4),
    lit(11, 27, 2, 2),
    lit(44, 24, 2, 3),
    door(29),
  ),
  latrines: city(
    3,
    ...block(12, 40, 14, 6),
    ['dark', row(4, 9, (x) => arch(15 + x, 44, 6, 10))],
    ['glow', row(4, 9, (x) => disc(18 + x, 39, 1))],
  ),
  tavern: city(
    1,
    ...block(14, 34, 21, 7),
    lit(18, 28, 3, 1),
    ['glow', arch(19, 44, 9, 11)],
    door(34),
    ['dark', box(48, 24, 9, 1) + box(51, 25, 5, 7)],
    ['accent', disc(53.5, 28.5, 2)],
  ),
  sewer: city(
    2,
    ['main', box(2, 22, 60, 24)],
    ['accent', box(2, 20, 60, 3)],
    ['dark', arch(18, 46, 28, 21)],
    ['mid', row(4, 7, (x) => box(20.5 + x, 26, 1.2, 14))],
    ['light', box(14, 42, 36, 6)],
  ),
  catacombs: city(
    1,
    ['accent', dome(2, 44, 60, 26)],
    ['main', box(22, 24, 20, 20) + gable(19, 24, 26, 8)],
    door(27, 10, 15),
    ['light', disc(32, 21, 1.8)],
    ['main', arch(9, 44, 5, 9) + arch(50, 44, 5, 8)],
  ),
  prison: city(
    0,
    ...tower(12, 40, 26),
    ['dark', row(3, 11, (x) => box(17 + x, 24, 7, 7))],
    ['main', row(3, 11, (x) => box(18.8 + x, 24, 1, 7) + box(21.2 + x, 24, 1, 7))],
    door(28, 8, 11),
  ),
  scriptorium: city(
    3,
    ...block(12, 40, 22, 7),
    ['glow', arch(25, 44, 14, 17)],
    ['dark', box(31.5, 27, 1, 17) + box(25, 35, 14, 1)],
    ['main', box(27, 38, 10, 6)],
    lit(15, 28, 2, 1),
    lit(44, 28, 2, 1),
  ),
  gate: city(
    2,
    ...tower(10, 13, 30),
    ...tower(41, 13, 30),
    ['main', box(22, 22, 20, 22) + battlements(22, 22, 20, 4)],
    ['accent', arch(25, 44, 14, 18)],
    ['dark', row(4, 3.4, (x) => box(26.5 + x, 28, 1, 16)) + box(25, 34, 14, 1)],
  ),
  arcade: city(
    0,
    ['dark', box(4, 22, 56, 22)],
    ['main', arcade(4, 44, 56, 19, 5) + box(2, 22, 60, 4)],
    ['accent', polygon([2, 22], [6, 16], [58, 16], [62, 22])],
  ),
  thermae: city(
    1,
    ...block(6, 52, 14, 3),
    ['main', box(20, 20, 24, 24)],
    ['accent', dome(19, 20, 26, 12)],
    ['glow', row(3, 7, (x) => arch(22.5 + x, 34, 4, 8))],
    ['light', box(10, 41, 44, 3) + smoke(30, 8, 0.9)],
  ),
  academy: city(
    3,
    ...temple(36, 17, 6),
    ['main', disc(32, 8.5, 4.5)],
    ['dark', disc(30.3, 7.8, 1) + disc(33.7, 7.8, 1)],
  ),
  atrium: city(
    0,
    ['dark', box(8, 20, 48, 24)],
    ['main', columns(8, 44, 48, 22, 5) + box(6, 19, 52, 4)],
    ['accent', polygon([4, 19], [10, 13], [54, 13], [60, 19])],
    ['dark', palm(32, 42, 16)],
    ['light', box(20, 41, 24, 3)],
  ),
  foundry: city(
    1,
    ['mid', smoke(44, 8, 1.3)],
    ['accent', chimney(41, 26, 18, 6)],
    ...block(10, 40, 20, 6),
    ['glow', arch(16, 44, 14, 14)],
    ['dark', polygon([18, 40], [28, 40], [25, 44], [21, 44])],
    lit(36, 30, 3, 1),
  ),
  school: city(2, ...block(8, 48, 16, 4), ...temple(22, 14, 4)),
  shrine: city(
    3,
    ['main', box(18, 38, 28, 6) + columns(22, 38, 20, 17, 2) + box(20, 18, 24, 3)],
    ['accent', gable(18, 18, 28, 8)],
    ['dark', box(28, 33, 8, 5)],
    ['glow', 'M32 22q6 6 3 10q-1 2-3 2t-3-2q-3-4 3-10z'],
  ),
  bridge: {
    layers: [
      ...HILLS,
      SKIES[2]!,
      ['near', box(-140, 41, 344, 60)],
      ['main', `M-10 30q42-20 84 0v14h-6q-14-22-28 0h-4q-14-22-28 0h-18z`],
      ['accent', 'M-10 29q42-20 84 0v3q-42-20-84 0z'],
      water(43),
    ],
  },
  garrison: city(
    1,
    ...tower(6, 12, 27),
    ...tower(46, 12, 27),
    ['main', box(16, 26, 32, 18) + battlements(16, 26, 32, 6)],
    ['accent', flag(12, 16, 10) + flag(52, 16, 10)],
    door(28, 8, 12),
  ),
  amphitheatre: city(
    0,
    ['dark', 'M4 44q4-28 28-28t28 28z'],
    ['main', 'M4 44q4-28 28-28t28 28h-5q-4-23-23-23t-23 23z'],
    ['accent', 'M13 44q3-18 19-18t19 18h-5q-2-13-14-13t-14 13z'],
    ['light', box(24, 39, 16, 5)],
  ),
  aqueduct: city(
    3,
    ['main', arcade(-140, 46, 344, 16, 24) + arcade(-140, 30, 344, 14, 32)],
    ['accent', box(-140, 15, 344, 2.4)],
    ['light', box(-140, 14, 344, 1.2)],
  ),
  senate: city(2, ...temple(44, 18, 8), ['accent', flag(32, 14, 10)]),
  storeroom: city(
    1,
    ...block(8, 48, 20, 6),
    ['dark', arch(16, 44, 14, 15)],
    ['glow', disc(38, 40, 3.6) + disc(46, 40, 3.6) + disc(42, 33.5, 3.6)],
    ['dark', disc(38, 40, 1.4) + disc(46, 40, 1.4) + disc(42, 33.5, 1.4)],
  ),
  tower: city(
    0,
    ...tower(24, 16, 38),
    ['glow', windows(27, 16, 2, 3, 4, 8)],
    ['accent', flag(32, 6, 8)],
    door(29.5),
  ),
  vomitorium: city(
    3,
    ...stadium(4, 56, 1),
    ['main', box(14, 22, 36, 12)],
    ['accent', box(13, 20, 38, 2)],
    ['dark', arch(26, 44, 12, 17)],
    ['light', stairs(26, 44, 12, 5, 4)],
  ),
  basilica: city(
    2,
    ...block(6, 52, 17, 4),
    ['main', box(19, 18, 26, 26)],
    ['accent', gable(16, 18, 32, 9) + dome(2, 27, 12, 5) + dome(50, 27, 12, 5)],
    ['glow', disc(32, 24, 3.6)],
    ['dark', row(3, 8.5, (x) => arch(20.5 + x, 44, 6, 12))],
  ),
  square: city(
    1,
    ['dark', columns(2, 44, 18, 18, 4) + columns(44, 44, 18, 18, 4)],
    [
      'main',
      box(0, 23, 22, 3) +
        box(42, 23, 22, 3) +
        polygon([29, 44], [30, 12], [32, 7], [34, 12], [35, 44]),
    ],
    ['accent', gable(0, 23, 22, 5) + gable(42, 23, 22, 5) + box(26, 40, 12, 4)],
  ),
  fountain: city(
    0,
    ['light', `M32 14q-12-8-15 12q4-10 15-8q11-2 15 8q-3-20-15-12z`],
    ['main', box(30, 14, 4, 28) + `M18 26h28q-2 6-14 6t-14-6z` + `M8 37h48q-3 9-24 9t-24-9z`],
    ['accent', disc(32, 12, 2.4) + box(18, 25, 28, 1.6) + box(8, 36, 48, 1.8)],
  ),
  circus_maximus: city(
    3,
    ...stadium(-4, 72, 1),
    ['main', polygon([30, 34], [31, 8], [32, 5], [33, 8], [34, 34]) + box(10, 32, 44, 2.5)],
    ['accent', flag(8, 34, 12) + flag(52, 34, 12)],
    ['glow', disc(32, 4, 1.6)],
  ),
  colosseum: city(
    2,
    ...stadium(6, 52, 2),
    ['dark', box(6, 14, 30, 10)],
    ['main', arcade(6, 24, 30, 10, 5) + box(6, 13, 30, 1.5)],
  ),
  palace: city(
    1,
    ...block(4, 56, 16, 4),
    ['main', box(16, 22, 32, 22) + box(26, 14, 12, 9)],
    ['accent', dome(25, 14, 14, 9) + dome(15, 22, 9, 5) + dome(40, 22, 9, 5)],
    ['glow', row(5, 6, (x) => arch(17.5 + x, 34, 3.6, 7))],
    ['light', columns(24, 44, 16, 9, 4)],
    ['accent', flag(32, 6, 7)],
  ),
  statue: city(
    0,
    ['dark', box(23, 36, 18, 8)],
    [
      'main',
      `${box(21, 34, 22, 3)}M28 34l1-12q-4-2-3-7q3-3 6-3t6 3l7-7 2 2-8 9 1 15z` + disc(32, 8, 3.6),
    ],
    ['accent', `M28 34l1-10q6 4 7 10z`],
  ),
  temple: city(3, ...temple(48, 20, 6), ['glow', disc(32, 13, 1.8)]),
};

/** The orders: who goes out into the jungle, and what comes back. */
const ORDERS: Record<Order, Picture> = {
  exploration: {
    layers: [
      ['far', disc(46, 14, 8)],
      ...HILLS,
      ['main', longneck(38, 44, 24)],
      ['dark', palm(6, 46, 30)],
      GROUND,
    ],
  },
  production: {
    layers: [
      ...HILLS,
      ['dark', palm(58, 46, 26, -0.15)],
      ['main', 'M23 44q-7-9-2-18q4-5 4-9l-3-2v-3h20v3l-3 2q0 4 4 9q5 9-2 18z'],
      ['dark', 'M32 12h10v3l-3 2q0 4 4 9q5 9-2 18h-9z'],
      ['light', box(20, 28, 24, 2) + box(20.5, 33, 23, 1)],
      GROUND,
    ],
  },
  draconians: {
    layers: [['far', disc(18, 16, 9)], ...HILLS, ['mid', winged(50, 10, 7)]],
    icon: [9, 1, 44],
    front: [GROUND],
  },
  construction: {
    layers: [
      ...HILLS,
      ['main', columns(10, 44, 30, 22, 4) + box(8, 19, 22, 3)],
      [
        'dark',
        beam([46, 44], [46, 8], 1.8) +
          beam([30, 9], [58, 9], 1.8) +
          beam([46, 16], [36, 9], 1) +
          box(33.5, 9, 0.8, 10),
      ],
      ['light', box(30, 19, 8, 5)],
      GROUND,
    ],
  },
  trade: {
    layers: [
      ...HILLS,
      ['main', plated(38, 44, 22)],
      ['light', box(29, 22, 9, 6) + box(39, 22, 9, 6)],
      ['dark', palm(6, 46, 28)],
      GROUND,
    ],
  },
};

export function sceneOf(id: string): Picture {
  return SCENES[id] ?? { layers: [...HILLS, GROUND], icon: [12, 4, 40] };
}

export function orderScene(order: Order): Picture {
  return ORDERS[order];
}
