import { expect, test } from 'vitest';
import { action } from '../../../../tests/positions';
import { paymentOf, slotsIn } from '../outlook';
import { crossOf, held } from '../view';
import { GAMES, withSide } from './fixture';

test('a click shows what it pays and what is left of it', () => {
  const rich = withSide({ gold: 4, culture: 2 });
  const costs = [
    {
      what: 'production',
      amount: 3,
      parts: [
        ['price', 4],
        ['policy', -1],
      ] as [string, number][],
    },
    { what: 'gold', amount: 1 },
  ];
  expect(paymentOf(action('build', undefined, { costs }), rich, 0)).toEqual({
    paid: [
      { good: 'production', amount: 3, parts: costs[0]!.parts },
      { good: 'gold', amount: 1, parts: [] },
    ],
    left: [
      { good: 'production', amount: 0 },
      { good: 'gold', amount: 3 },
    ],
  });
  expect(paymentOf(action('end'), rich, 0)).toBeNull();
});

test('whatever the engine offers can be paid with what a seat has', () => {
  let gold = 0;
  for (const { view, actions, seat } of Object.values(GAMES.asked))
    for (const one of actions) {
      const payment = paymentOf(one, view, seat!);
      for (const { good, amount } of payment?.left ?? []) {
        expect(held(view, seat!)).toHaveProperty(good);
        expect(amount).toBeGreaterThanOrEqual(0);
      }
      if (payment?.paid.some(({ good }) => good === 'gold')) gold += 1;
    }
  expect(gold).toBeGreaterThan(0);
});

test('an activation shows the slots that the engine names', () => {
  const { actions } = GAMES.asked['turn activate']!;
  for (const { text, changes } of actions)
    expect(slotsIn(changes)).toEqual(crossOf(text.replace('activate ', '')));
  expect(slotsIn(undefined)).toEqual([]);
});
