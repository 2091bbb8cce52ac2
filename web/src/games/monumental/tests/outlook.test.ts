import { describe, expect, test } from 'vitest';
import type { Message } from '../../../lib/types';
import { paymentOf } from '../outlook';
import type { View } from '../view';
import { action, GAMES, withSide } from './fixture';

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
  test('restricted resources first, but only for what they are for', () => {
    expect(pay(['do-begin-wonder', { cost: goods('production', 4) }], rich)?.[0]).toBe(
      'wonder_production 2, production 2',
    );
    expect(pay(['do-attack-barbarians', { units: 3 }], rich)?.[0]).toBe(
      'barbarian_military 2, military 1',
    );
    expect(pay(['do-attack-enemy', { units: 3 }], rich)?.[0]).toBe('military 1, gold 2');
  });
  test('a Free City takes Units and resources', () => {
    const cost: Message = ['plus', { one: goods('science', 2), two: goods('gold', 1) }];
    expect(pay(['do-attack-city', { units: 1, cost }], rich)?.[0]).toBe(
      'gold 1, science 2, military 1',
    );
  });
  test('Culture is never paid with Gold', () => {
    expect(pay(['do-policy', { cost: goods('culture', 2) }], rich)).toEqual([
      'culture 2',
      'culture 0',
    ]);
  });
  test('a step is free or costs 1 Military', () => {
    expect(pay(['do-explore', { cost: ['cost-military', {}] }], rich)?.[0]).toBe('military 1');
    expect(pay(['do-explore', { cost: ['cost-free', {}] }], rich)).toBeNull();
  });
  test('the effect of a card, within its conditions', () => {
    const deal: Message = ['deal', { cost: goods('science', 1), gain: goods('draw', 1) }];
    const effect: Message = ['if-generated', { amount: 3, good: 'x', gain: deal }];
    expect(pay(['do-use', { effect }], rich)?.[0]).toBe('science 1');
  });
});

test('whatever the engine offers to buy can be paid', () => {
  const { view, actions } = GAMES.asked['turn buy']!;
  for (const one of actions.filter(({ text }) => text.startsWith('buy '))) {
    const paid = paymentOf(one, view, 0)!.paid.reduce((sum, { amount }) => sum + amount, 0);
    const cost = one.message[1]['cost'] as Message;
    expect(paid).toBe(cost[1]['amount']);
  }
});
