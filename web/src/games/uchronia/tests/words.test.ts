import { testWords } from '../../../../tests/gamewords';
import { COLOURS, ORDERS } from '../names';
import { FILE } from './fixture';

const EFFECTS = [
  ...new Set(Object.values(FILE.cards).map(({ effect }) => effect.replaceAll('_', '-'))),
  'execute-any-orders',
];

testWords('uchronia', {
  own: 'web-uchronia',
  also: ['label', 'card', 'resource', 'order', 'letter'],
  gaps: {
    'card-': Object.keys(FILE.cards),
    'resource-': COLOURS,
    'letter-': COLOURS,
    'order-': ORDERS,
    'label-': ['domain', 'stock'],
    'web-uchronia-does-': ORDERS,
    'web-uchronia-kind-': ['permanent', 'completion', 'reaction', 'points'],
    'web-uchronia-short-': EFFECTS,
  },
});
