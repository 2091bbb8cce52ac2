import { testWords } from '../../../../tests/gamewords';
import { EVENTS, FACES } from '../faces';

testWords('spyrium', {
  own: 'web-hall',
  also: ['label', 'card', 'event', 'kind', 'empty'],
  gaps: {
    'card-': FACES,
    'event-': EVENTS,
    'kind-': ['character', 'building', 'technique'],
    'web-hall-': ['character', 'building', 'technique'],
    'label-': ['active', 'inactive'],
    'label-bonuses-': ['worker-money', 'worker', 'money'],
    'web-hall-phase-': ['placement', 'activation', 'passed'],
  },
});
