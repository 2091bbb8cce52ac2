import { testWords } from '../../../../tests/gamewords';
import { idsOf } from './cardfile';

testWords('spyrium', {
  own: 'web-hall',
  also: ['label', 'card', 'event', 'kind', 'empty'],
  gaps: {
    'card-': idsOf('cards'),
    'event-': idsOf('events'),
    'kind-': ['character', 'building', 'technique'],
    'web-hall-': ['character', 'building', 'technique'],
    'label-': ['active', 'inactive'],
    'label-bonuses-': ['worker-money', 'worker', 'money'],
    'web-hall-phase-': ['placement', 'activation', 'passed'],
  },
});
