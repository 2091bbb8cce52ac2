/** The scenes on Monumental's cards: what a people builds, what it knows, and its Wonders. */

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
  pine,
  polygon,
  ring,
  row,
  smoke,
  stairs,
  tree,
  windows,
  type Layer,
} from '../../../table/scenes/shapes';

const GROUND: Layer = ['near', ground()];
const PLAIN: Layer[] = [
  ['far', hills(36, 12, 66, 8)],
  ['mid', hills(43, 9, 52, 30)],
];
const RANGE: Layer[] = [
  ['far', row(7, 46, (x) => gable(-132 + x, 48, 54, 30))],
  ['mid', hills(42, 9, 60, 4)],
];

function land(backdrop: Layer[], ...layers: Layer[]): Picture {
  return { layers: [...backdrop, ...layers, GROUND] };
}

/** A house with its right side in shade. */
function block(x: number, width: number, height: number, roof = 6): Layer[] {
  const top = 44 - height;
  return [
    ['main', box(x, top, width, height)],
    ['dark', box(x + width * 0.66, top, width * 0.34, height)],
    [
      'accent',
      polygon([x - 2, top], [x + 3, top - roof], [x + width - 3, top - roof], [x + width + 2, top]),
    ],
  ];
}

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

function temple(width: number, height: number, count: number): Layer[] {
  const x = 32 - width / 2;
  const top = 41 - height;
  return [
    ['dark', box(x + 1, top, width - 2, height)],
    ['main', columns(x, 41, width, height, count) + box(x - 2, top - 2.5, width + 4, 2.5)],
    ['accent', gable(x - 2, top - 2.5, width + 4, width * 0.2)],
    ['light', box(x - 2, 40.6, width + 4, 1.8) + box(x - 4, 42.4, width + 8, 2)],
  ];
}

/** Roofs that curve upwards, one above the other. */
function pagoda(x: number, width: number, floors: number): Layer[] {
  return Array.from({ length: floors }, (_, floor): Layer[] => {
    const wide = width * (1 - floor * 0.2);
    const left = x + (width - wide) / 2;
    const foot = 44 - floor * 10;
    return [
      ['main', box(left + 4, foot - 7, wide - 8, 7)],
      ['dark', box(left + wide * 0.6, foot - 7, wide * 0.4 - 4, 7)],
      ['accent', `M${left - 2} ${foot - 6}q6-1 8-5h${wide - 12}q2 4 8 5z`],
    ];
  }).flat();
}

const lit = (x: number, y: number, across: number, down: number): Layer => [
  'glow',
  windows(x, y, across, down),
];
const door = (x: number, width = 5, height = 8): Layer => ['dark', arch(x, 44, width, height)];
const sun = (x: number, y: number, size: number): Layer => ['light', disc(x, y, size)];

const BUILDINGS: Record<string, Picture> = {
  work_camp: land(
    PLAIN,
    ['main', gable(8, 44, 24, 20) + gable(30, 44, 26, 24)],
    ['dark', polygon([20, 24], [32, 44], [20, 44]) + polygon([43, 20], [56, 44], [43, 44])],
    ['accent', gable(15, 44, 8, 10) + gable(38, 44, 8, 12)],
    ['glow', 'M32 44q-4-5 0-9q4 4 0 9z'],
  ),
  library: land(
    PLAIN,
    ...block(8, 48, 22, 6),
    ['glow', arch(24, 44, 16, 18)],
    ['dark', box(24, 30, 16, 1) + box(24, 36, 16, 1) + box(31.5, 26, 1, 18)],
    lit(12, 28, 2, 2),
    lit(45, 28, 2, 2),
  ),
  fort: land(
    RANGE,
    ...tower(8, 12, 24),
    ...tower(44, 12, 24),
    [
      'main',
      row(6, 4.2, (x) =>
        polygon([19.5 + x, 44], [19.5 + x, 27], [21.5 + x, 24], [23.5 + x, 27], [23.5 + x, 44]),
      ),
    ],
    door(28, 8, 11),
    ['accent', flag(14, 18, 9)],
  ),
  forum: land(
    PLAIN,
    ['dark', columns(4, 44, 18, 18, 4) + columns(42, 44, 18, 18, 4)],
    [
      'main',
      box(2, 23, 22, 3) +
        box(40, 23, 22, 3) +
        box(28, 34, 8, 10) +
        disc(32, 24, 3) +
        box(30, 26, 4, 9),
    ],
    ['accent', gable(2, 23, 22, 5) + gable(40, 23, 22, 5)],
  ),
  mine: land(
    RANGE,
    ['main', 'M4 46q8-34 28-34t28 34z'],
    ['dark', arch(22, 44, 20, 19)],
    [
      'light',
      beam([24, 44], [24, 28], 1.6) + beam([40, 44], [40, 28], 1.6) + beam([22, 28], [42, 28], 1.8),
    ],
    ['glow', disc(28, 40, 2) + disc(33, 41, 2.4) + disc(37, 40, 1.6)],
  ),
  paper_mill: land(
    PLAIN,
    ...block(24, 34, 20, 7),
    [
      'dark',
      ring(16, 32, 12, 2) +
        beam([16, 20], [16, 44], 1.4) +
        beam([4, 32], [28, 32], 1.4) +
        beam([8, 24], [24, 40], 1.4) +
        beam([24, 24], [8, 40], 1.4),
    ],
    lit(38, 29, 3, 2),
    ['light', box(-140, 42, 170, 3)],
  ),
  altar: land(
    RANGE,
    ['mid', pine(6, 45, 30) + pine(57, 45, 34)],
    ['main', box(18, 36, 28, 8) + box(21, 26, 22, 4) + box(24, 30, 4, 6) + box(36, 30, 4, 6)],
    ['glow', 'M32 12q8 8 4 13q-2 2-4 2t-4-2q-4-5 4-13z'],
    ['dark', box(32, 36, 14, 8)],
  ),
  royal_quarry: land(
    PLAIN,
    ['main', stairs(2, 44, 34, 30, 4) + box(36, 14, 34, 32)],
    ['dark', box(36, 14, 34, 4) + box(46, 26, 24, 18)],
    ['light', box(12, 37, 9, 7) + box(22, 37, 9, 7) + box(17, 30, 9, 7)],
  ),
  agora: land(
    PLAIN,
    ['dark', box(4, 24, 56, 20)],
    ['main', columns(4, 44, 56, 18, 8) + box(2, 22, 60, 4)],
    ['accent', polygon([2, 22], [6, 16], [58, 16], [62, 22])],
    ['glow', disc(20, 40, 2) + disc(44, 40, 2)],
  ),
  samurai_training_ground: land(
    RANGE,
    ...pagoda(14, 36, 2),
    ['accent', flag(6, 44, 26) + flag(56, 44, 24)],
    door(29, 6, 6),
  ),
  workshop: land(
    PLAIN,
    ['mid', smoke(46, 10, 1)],
    ['dark', chimney(43, 26, 14, 5)],
    ...block(10, 40, 20, 8),
    ['glow', arch(16, 44, 12, 13)],
    lit(33, 29, 3, 1),
    door(38, 6, 9),
  ),
  laboratory: land(
    PLAIN,
    ...block(8, 48, 16, 4),
    ['main', box(22, 20, 20, 24)],
    ['accent', dome(21, 20, 22, 13)],
    ['dark', beam([32, 14], [46, 4], 3)],
    ['glow', row(3, 6, (x) => arch(24 + x, 36, 4, 9))],
  ),
  archery_range: land(
    PLAIN,
    ['mid', tree(8, 44, 18)],
    ['main', disc(40, 24, 15)],
    ['accent', ring(40, 24, 11.5, 3.5) + disc(40, 24, 3.5)],
    [
      'dark',
      beam([34, 44], [37, 36], 1.8) +
        beam([46, 44], [43, 36], 1.8) +
        beam([16, 14], [38, 23], 1) +
        polygon([14, 11], [20, 14], [16, 17]),
    ],
  ),
  temple: land(PLAIN, ...temple(46, 19, 6)),
  bazaar: land(
    PLAIN,
    ...block(8, 48, 20, 4),
    ['accent', row(4, 14, (x) => `M${5 + x} 28h7v6a3.5 3.5 0 0 1-7 0z`)],
    ['light', row(4, 14, (x) => `M${12 + x} 28h7v6a3.5 3.5 0 0 1-7 0z`)],
    ['glow', row(6, 8, (x) => disc(12 + x, 41, 2.4))],
  ),
  aqueduct: land(
    RANGE,
    ['main', arcade(-140, 46, 344, 16, 24) + arcade(-140, 30, 344, 13, 32)],
    ['dark', box(-140, 29, 344, 1.5)],
    ['accent', box(-140, 15.5, 344, 2)],
  ),
  barracks: land(
    RANGE,
    ...block(4, 56, 18, 7),
    lit(8, 30, 3, 1),
    lit(44, 30, 3, 1),
    door(28, 8, 12),
    ['accent', flag(32, 20, 14)],
    ['main', gable(22, 27, 20, 9)],
  ),
  academy: land(
    PLAIN,
    ...temple(40, 16, 6),
    ['main', box(26, 8, 12, 6) + dome(25, 8, 14, 7)],
    ['glow', disc(32, 18.5, 1.8)],
  ),
  university: land(
    PLAIN,
    ...block(4, 56, 17, 5),
    ['main', box(24, 12, 16, 32)],
    ['dark', box(34, 12, 6, 32)],
    ['accent', gable(22, 12, 20, 9)],
    ['glow', disc(31, 19, 3) + windows(8, 31, 3, 2) + windows(44, 31, 3, 2)],
    door(28.5, 7, 11),
  ),
  fortress: land(
    RANGE,
    ...tower(6, 13, 34),
    ...tower(45, 13, 34),
    ...tower(24, 16, 26),
    ['main', box(18, 28, 28, 16) + battlements(18, 28, 28, 6)],
    door(28, 8, 12),
    ['accent', flag(12, 9, 8) + flag(52, 9, 8)],
  ),
  windmill: land(
    PLAIN,
    ['main', polygon([25, 44], [28, 18], [36, 18], [39, 44])],
    ['dark', polygon([33, 18], [36, 18], [39, 44], [33, 44])],
    ['accent', dome(27, 18, 10, 6)],
    [
      'light',
      beam([32, 17], [12, 4], 3) +
        beam([32, 17], [52, 30], 3) +
        beam([32, 17], [45, -3], 3) +
        beam([32, 17], [19, 37], 3),
    ],
    door(29.5),
  ),
  monastery: land(
    RANGE,
    ...block(6, 40, 17, 7),
    ['main', box(44, 14, 12, 30)],
    ['dark', box(51, 14, 5, 30)],
    ['accent', gable(42, 14, 16, 11)],
    ['glow', row(4, 9, (x) => arch(10 + x, 38, 5, 8)) + arch(47.5, 26, 4, 7)],
  ),
};

const WONDERS: Record<string, Picture> = {
  great_pyramid: land(
    PLAIN,
    sun(50, 12, 7),
    ['main', polygon([32, 4], [4, 44], [60, 44])],
    ['dark', polygon([32, 4], [60, 44], [38, 44])],
    ['light', polygon([32, 4], [27.5, 10.5], [33, 12], [36.5, 10.5])],
    ['mid', palm(4, 46, 18) + palm(60, 46, 16, -0.15)],
  ),
  great_wall: land(
    RANGE,
    [
      'main',
      'M-140 46V36q60-4 100-2t60-12 44 2 60-14 84 8V46z' +
        row(12, 6, (x) => box(x - 4, 24 + Math.abs(32 - x) / 7, 3, 4)),
    ],
    ...tower(26, 14, 32),
    ['glow', windows(30, 18, 2, 1)],
  ),
  great_library: land(
    PLAIN,
    ...temple(54, 22, 8),
    ['light', box(24, 8, 16, 1.4)],
    ['glow', disc(32, 12, 2)],
  ),
  colosseum: land(
    PLAIN,
    ['dark', box(4, 12, 56, 32)],
    ['main', arcade(4, 44, 56, 11, 8) + arcade(4, 33, 56, 11, 8) + arcade(4, 22, 36, 10, 5)],
    ['accent', box(3, 32, 58, 1.6) + box(3, 21, 58, 1.6) + box(3, 11, 38, 1.6)],
  ),
  hanging_gardens: land(
    PLAIN,
    ['main', box(4, 34, 56, 10) + box(12, 24, 40, 10) + box(20, 14, 24, 10)],
    [
      'dark',
      row(5, 11, (x) => arch(7 + x, 44, 6, 8)) +
        row(4, 9.5, (x) => arch(15 + x, 34, 5, 7)) +
        row(2, 10, (x) => arch(24 + x, 24, 5, 7)),
    ],
    [
      'mid',
      row(8, 7.5, (x) => disc(6 + x, 34, 3)) +
        row(6, 7.5, (x) => disc(13.5 + x, 24, 3)) +
        row(4, 7, (x) => disc(21.5 + x, 13, 3.4)),
    ],
    ['accent', row(7, 8, (x) => disc(9 + x, 33, 1.2)) + row(4, 8, (x) => disc(19 + x, 22.5, 1.2))],
  ),
  notre_dame: land(
    PLAIN,
    ['main', box(14, 10, 13, 34) + box(37, 10, 13, 34) + box(26, 20, 12, 24)],
    ['dark', box(22, 10, 5, 34) + box(45, 10, 5, 34) + row(3, 12, (x) => arch(17 + x, 44, 6, 10))],
    ['glow', disc(32, 26, 4) + arch(17, 22, 4, 8) + arch(40, 22, 4, 8)],
    ['accent', polygon([31, 20], [32, 0], [33, 20])],
  ),
  angkor_wat: land(
    PLAIN,
    sun(32, 14, 11),
    ['mid', palm(4, 45, 22) + palm(60, 45, 20, -0.15)],
    [
      'main',
      box(6, 34, 52, 10) +
        [
          [10, 18],
          [22, 24],
          [32, 32],
          [42, 24],
          [54, 18],
        ]
          .map(([x, h]) => `M${x! - 4} 36q0-${h! * 0.7} 4-${h!}q4 ${h! * 0.3} 4 ${h!}z`)
          .join(''),
    ],
    ['dark', box(6, 34, 52, 1.5) + row(7, 7, (x) => arch(9 + x, 44, 4, 6))],
  ),
  alhambra: land(
    RANGE,
    ...tower(4, 16, 30),
    ...tower(42, 18, 24),
    ['main', box(18, 26, 26, 18)],
    ['accent', box(18, 24, 26, 2.5)],
    ['dark', row(4, 6, (x) => arch(20 + x, 42, 4.4, 12))],
    ['light', box(14, 42, 36, 2.5)],
    lit(9, 20, 2, 1),
    lit(48, 26, 2, 1),
  ),
  machu_picchu: land(
    [],
    ['far', gable(-20, 48, 60, 40) + gable(30, 48, 70, 34)],
    ['mid', 'M30 46q4-40 12-44q6 6 14 44z'],
    ['main', stairs(0, 44, 44, 22, 5)],
    ['dark', box(20, 32, 5, 4) + box(29, 27, 5, 4) + box(38, 22, 5, 4)],
    ['light', gable(19, 32, 7, 3) + gable(28, 27, 7, 3) + gable(37, 22, 7, 3)],
  ),
  eiffel_tower: land(
    PLAIN,
    ['main', 'M32-2l1.5 14 3 12 4 8 9 12h-8q-3-8-9.5-8t-9.5 8h-8l9-12 4-8 3-12z'],
    [
      'dark',
      box(25, 24, 14, 1.8) + box(21, 32, 22, 2) + 'M32-2l1.5 14 3 12 4 8 9 12h-8q-3-8-9.5-8z',
    ],
    ['light', box(26.5, 23, 11, 1) + box(22.5, 31, 19, 1)],
  ),
  statue_of_liberty: land(
    [['far', hills(40, 6, 80, 8)]],
    [
      'main',
      box(24, 34, 16, 10) +
        box(27, 30, 10, 5) +
        'M27 30q-1-12 2-16q-1-4 3-5q4 1 3 5l3 2-1 14z' +
        beam([36, 16], [42, 2], 2.2),
    ],
    ['dark', 'M32 30q1-8 0-16l3 0l3 2-1 14z' + box(34, 34, 6, 10)],
    ['glow', 'M42-4q3 3 1 6h-3q-1-3 2-6z'],
    [
      'accent',
      gable(28, 10, 1.5, 4) +
        gable(30, 9, 1.5, 4) +
        gable(32.5, 9, 1.5, 4) +
        gable(34.5, 10, 1.5, 4),
    ],
    ['light', box(-140, 42, 344, 4)],
  ),
  panama_canal: land(
    RANGE,
    ['main', box(-140, 30, 150, 20) + box(54, 30, 150, 20)],
    ['accent', 'M14 34h36l-5 10h-26z'],
    ['light', box(20, 27, 8, 7) + box(30, 24, 12, 10)],
    ['dark', box(34, 16, 4, 8) + box(10, 28, 3, 18) + box(51, 28, 3, 18)],
    ['light', box(10, 42, 44, 3)],
  ),
  space_station: {
    layers: [
      [
        'light',
        disc(10, 8, 0.7) +
          disc(20, 20, 0.5) +
          disc(54, 6, 0.8) +
          disc(44, 30, 0.5) +
          disc(6, 30, 0.6),
      ],
      ['mid', disc(32, 104, 66)],
      ['main', box(26, 18, 12, 8) + box(30, 10, 4, 26)],
      ['dark', box(34, 18, 4, 8)],
      ['accent', box(4, 14, 18, 6) + box(4, 24, 18, 6) + box(42, 14, 18, 6) + box(42, 24, 18, 6)],
      [
        'light',
        box(12.5, 12, 1, 20) + box(50.5, 12, 1, 20) + box(22, 21.5, 4, 1) + box(38, 21.5, 4, 1),
      ],
    ],
  },
};

/** Knowledge: the thing itself on the table of a scholar, before an open window. */
const KNOWLEDGE: Picture = {
  layers: [
    ['far', box(-140, -60, 344, 110)],
    ['light', arch(4, 44, 56, 44)],
    ['mid', 'M4 36q14-10 28-2t28-4v14H4z'],
  ],
  icon: [14, 5, 37],
  front: [
    ['near', ground()],
    ['dark', box(-140, 44, 344, 1.2)],
  ],
};

export function sceneOf(id: string): Picture {
  return BUILDINGS[id] ?? WONDERS[id] ?? KNOWLEDGE;
}

/** What grows and stands on a tile of the map, in a box of 64 by 48. */
export const TERRAIN: Record<string, readonly Layer[]> = {
  plains: [
    [
      'mid',
      row(
        7,
        9,
        (x) =>
          beam([5 + x, 46], [6 + x, 34], 0.9) +
          disc(6 + x, 34, 1.7) +
          disc(5 + x, 38, 1.4) +
          disc(7 + x, 38, 1.4),
      ),
    ],
  ],
  forest: [
    ['mid', pine(10, 42, 24) + pine(32, 40, 28) + pine(54, 42, 24)],
    ['dark', pine(21, 47, 22) + pine(43, 47, 24)],
  ],
  swamp: [
    ['mid', box(4, 42, 22, 1.6) + box(30, 46, 26, 1.6) + box(38, 38, 20, 1.6)],
    [
      'dark',
      row(
        4,
        14,
        (x) =>
          beam([10 + x, 42], [8 + x, 28], 1) +
          beam([11 + x, 42], [13 + x, 30], 1) +
          disc(8 + x, 28, 1.6),
      ),
    ],
  ],
  desert: [
    ['mid', 'M2 44q14-14 28-4t32-8v16H2z'],
    [
      'dark',
      box(44, 22, 3.4, 18) +
        box(39, 27, 2.4, 7) +
        box(39, 32, 6, 2.4) +
        box(50, 25, 2.4, 7) +
        box(46, 30, 6, 2.4),
    ],
  ],
  mountain: [
    ['mid', gable(2, 46, 34, 30) + gable(28, 46, 36, 26)],
    ['dark', polygon([19, 16], [36, 46], [22, 46]) + polygon([46, 20], [64, 46], [50, 46])],
    [
      'light',
      polygon([19, 16], [14, 25], [19, 23], [24, 25]) +
        polygon([46, 20], [41.5, 27], [46, 25.5], [50.5, 27]),
    ],
  ],
  volcano: [
    ['mid', polygon([8, 46], [25, 18], [39, 18], [56, 46])],
    ['dark', polygon([33, 18], [39, 18], [56, 46], [36, 46])],
    ['accent', 'M25 18h14l-2 8-3-4-3 10-3-9-2 3z'],
    ['far', smoke(30, 18, 1.2)],
  ],
  sea: [
    [
      'light',
      'M6 22q6-6 12 0t12 0t12 0t12 0v3q-6 6-12 0t-12 0t-12 0t-12 0zM12 36q6-6 12 0t12 0t12 0v3q-6 6-12 0t-12 0t-12 0z',
    ],
  ],
};
