import { testWords } from '../../../../tests/gamewords';
import { BASIC_GOODS, CATEGORIES, MARKETS } from '../names';
import { FILE } from './fixture';

const TYPES = Object.values(FILE.civilizations).map(({ type }) => type);
const AUTOMA = Object.values(FILE.automa);
const LINES = AUTOMA.flatMap(({ always = [], typed = [] }) => [...always, ...typed]);
const RESTRICTED = ['wonder_production', 'barbarian_military'];
const KINDS = ['building', 'knowledge', 'wonder'];

testWords('monumental', {
  own: 'web-monumental',
  also: [
    'label',
    'card',
    'good',
    'goods',
    'market',
    'source',
    'type',
    'terrain',
    'part',
    'does',
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
    'does-': [...LINES.map((line) => line.do), ...AUTOMA.flatMap(({ special }) => special ?? [])],
    'web-monumental-letter-': KINDS,
    'web-monumental-kind-': KINDS,
    'web-monumental-only-': RESTRICTED,
    'part-': ['price', 'policy', 'units', 'city'],
    'web-monumental-free-steps-': ['one', 'two'],
  },
});
