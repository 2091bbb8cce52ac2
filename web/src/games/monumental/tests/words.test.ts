import { testWords } from '../../../../tests/gamewords';
import { BASIC_GOODS, MARKETS } from '../names';
import { CATEGORIES } from '../view';
import { FILE } from './fixture';

const TYPES = Object.values(FILE.civilizations).map(({ type }) => type);
const AUTOMA = Object.values(FILE.automa);
const LINES = AUTOMA.flatMap(({ always = [], typed = [] }) => [...always, ...typed]);
const RESTRICTED = ['wonder_production', 'barbarian_military'];
const KINDS = ['building', 'knowledge', 'wonder'];

testWords('monumental', {
  own: 'web-atlas',
  also: [
    'label',
    'card',
    'good',
    'goods',
    'market',
    'source',
    'type',
    'terrain',
    'line',
    'text',
    'section',
    'tile',
  ],
  gaps: {
    'card-': Object.keys(FILE.cards),
    'goods-': [...BASIC_GOODS, ...RESTRICTED, 'gold', 'culture'],
    'good-': BASIC_GOODS,
    'market-': MARKETS,
    'source-': CATEGORIES,
    'type-': TYPES,
    'terrain-': Object.keys(FILE.box.terrain_values),
    'line-': LINES.map((line) => line.do),
    'text-': AUTOMA.flatMap(({ special }) => special ?? []),
    'web-atlas-letter-': KINDS,
    'web-atlas-kind-': KINDS,
    'web-atlas-only-': RESTRICTED,
    'web-atlas-free-steps-': ['one', 'two'],
  },
});
