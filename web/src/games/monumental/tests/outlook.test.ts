import { describe, expect, test } from 'vitest';
import { action } from '../../../../tests/positions';
import type { Message } from '../../../api/types';
import { paymentOf } from '../outlook';
import type { View } from '../view';
import { GAMES, withSide } from './fixture';

const goods = (kind: string, amount: number): Message => [`goods-${kind}`, { amount }];

/** What is paid, in short: `production 3, gold 1`, and what is left of it. */
function pay(message: Message, position: View): [string, string] | null {
  const found = paymentOf(action('x', message), position, 0);
  const short = (list: { good: string; amount: number }[]) =>
    list.map(({ good, amount }) => `${good} ${amount}`).join(', ');
  return found && [short(found.paid), short(found.left)];
}

describe('what a click would pay', () => {
  const rich = withSide({ gold: 4, culture: 2 });
  rich.turn.resources.wonder_production = 2;
  rich.turn.resources.barbarian_military = 2;

  test('plain resources', () => {
    expect(pay(['do-buy', { cost: goods('science', 2) }], rich)).toEqual(['science 2', 'science 0']);
  });
  test('Gold for what is missing', () => {
    expect(pay(['do-buy', { cost: goods('production', 5) }], rich)).toEqual([
      'production 3, gold 2',
      'production 0, gold 2',
    ]);
  });
  test('as much Gold as the engine tells, where a Policy makes it count double', () => {
    const cost: Message = ['cost-with-gold', { cost: goods('production', 5), gold: 1 }];
    expect(pay(['do-buy', { cost }], rich)?.[0]).toBe('production 3, gold 1');
  });
  test('restricted resources first, but only for what they are for', () => {
    expect(pay(['do-begin-wonder', { cost: goods('production', 4) }], rich)?.[0]).toBe(
      'wonder_production 2, production 2',
    );
    expect(pay(['do-attack-barbarians', { cost: goods('military', 3) }], rich)?.[0]).toBe(
      'barbarian_military 2, military 1',
    );
    expect(pay(['do-attack-enemy', { cost: goods('military', 3) }], rich)?.[0]).toBe('military 1, gold 2');
  });
  test('a Free City takes Units and resources', () => {
    const cost: Message = ['plus', { one: goods('science', 2), two: goods('military', 1) }];
    expect(pay(['do-attack-city', { cost }], rich)?.[0]).toBe('science 2, military 1');
  });
  test('Culture is never paid with Gold', () => {
    expect(pay(['do-policy', { cost: goods('culture', 2) }], rich)).toEqual([
      'culture 2',
      'culture 0',
    ]);
  });
  test('a step is free or costs 1 Military', () => {
    const cost: Message = ['cost-paid', { cost: goods('military', 1) }];
    expect(pay(['do-explore', { cost }], rich)?.[0]).toBe('military 1');
    expect(pay(['do-explore', { cost: ['cost-free', {}] }], rich)).toBeNull();
  });
  test('the effect of a card, within its conditions', () => {
    const deal: Message = ['deal', { cost: goods('science', 1), gain: goods('draw', 1) }];
    const effect: Message = ['if-generated', { amount: 3, good: 'x', gain: deal }];
    expect(pay(['do-use', { effect }], rich)?.[0]).toBe('science 1');
  });
});

test('whatever the engine offers can be paid as it says', () => {
  const offered = Object.values(GAMES.asked).flatMap(({ view, actions, seat }) =>
    actions.map((one) => ({ one, view, seat: seat! })),
  );
  const logged = offered.filter(({ one }) => JSON.stringify(one.message).includes('cost-with-gold'));
  expect(logged.length).toBeGreaterThan(0);
  for (const { one, view, seat } of logged) {
    const { paid, left } = paymentOf(one, view, seat)!;
    expect(paid.some(({ good }) => good === 'gold')).toBe(true);
    expect(left.every(({ amount }) => amount >= 0)).toBe(true);
  }
});
