import { testWords } from '../../../../tests/gamewords';
import { idsOf } from './cardfile';

testWords('spyrium', {
  own: 'web-spyrium',
  also: ['label', 'card', 'event', 'kind', 'empty'],
  gaps: {
    'card-': idsOf('cards'),
    'event-': idsOf('events'),
    'kind-': ['character', 'building', 'technique'],
    'web-spyrium-': ['character', 'building', 'technique'],
    'label-': ['active', 'inactive'],
    'label-bonuses-': ['worker-money', 'worker', 'money'],
    'web-spyrium-phase-': ['placement', 'activation', 'passed'],
  },
});
