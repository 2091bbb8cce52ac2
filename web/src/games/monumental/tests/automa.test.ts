import { expect, test } from 'vitest';
import { progressOf } from '../automa';

const CARD = {
  always: [{ do: 'policy' }, { do: 'policy', price: 3 }],
  type: 'economic',
  typed: [{ do: 'gold', number: 3 }],
};
const card = (automa_card: string) => ({ event: 'automa-card', seat: -1, automa_card });
const line = (line: string, price = 0) => ({
  event: 'automa-line',
  seat: -1,
  line,
  number: 1,
  price,
});
const develops = { event: 'automa-develops', seat: -1, policy: 'corvee' };

test('the lines of a card are ticked off one by one', () => {
  const events = [card('a01'), line('policy'), develops];
  expect(progressOf(CARD, 'a01', events, true)).toEqual(['now', 'open', 'open']);
  const more = [...events, line('policy', 3), { event: 'automa-skips', seat: -1, line: 'policy' }];
  expect(progressOf(CARD, 'a01', more, true)).toEqual(['done', 'failed', 'open']);
  const all = [...more, line('gold')];
  expect(progressOf(CARD, 'a01', all, false)).toEqual(['done', 'failed', 'done']);
});

test('each card has its own lines', () => {
  const events = [card('a01'), line('policy'), card('a02'), line('gold')];
  expect(progressOf(CARD, 'a01', events, false)).toEqual(['done', 'open', 'open']);
  expect(progressOf(CARD, 'a02', events, false)).toEqual(['open', 'open', 'done']);
  expect(progressOf(CARD, 'a09', events, false)).toEqual(['open', 'open', 'open']);
});
