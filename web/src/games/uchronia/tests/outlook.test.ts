import { describe, expect, test } from 'vitest';
import { action } from '../../../../tests/positions';
import type { Action } from '../../../api/types';
import { outlook } from '../outlook';
import { FILE, GAMES, player, view } from './fixture';

describe('the strength of an order', () => {
  const times = (amount: number): Partial<Action> => ({
    gains: [{ what: 'trade', amount, parts: [['order', 1], ['activities', amount - 1]] }],
  });

  test('is told in parts, with the bonuses that come with it', () => {
    const position = view({
      players: [player({ activities: { marble: 2 }, completed: ['thermae', 'dock'] }), player()],
    });
    expect(outlook(action('command marble', undefined, times(3)), position, FILE, 0).strength).toEqual({
      order: 'trade',
      times: 3,
      activities: 2,
      bonuses: ['thermae'],
    });
  });

  test('a bonus that was used is not promised again', () => {
    const position = view({ players: [player({ completed: ['thermae'] })], used: ['thermae'] });
    const seen = outlook(action('order trade', undefined, times(3)), position, FILE, 0);
    expect(seen.strength?.bonuses).toEqual([]);
  });

  test('an order without Activities is executed once', () => {
    const copied = action('copy trade', undefined, { gains: [{ what: 'trade', amount: 1 }] });
    const position = view({ players: [player({ activities: { marble: 2 } })] });
    const { strength } = outlook(copied, position, FILE, 0);
    expect([strength?.times, strength?.activities]).toEqual([1, 0]);
  });
});

describe('what a building needs', () => {
  test('when it is started', () => {
    const position = view({ players: [player({ stock: { stone: 1 } })] });
    expect(outlook(action('start garrison'), position, FILE, 0).needs).toEqual({
      building: 'garrison',
      colour: 'stone',
      under: 0,
      cost: 2,
      stock: 1,
      points: 2,
    });
  });

  test('when a Resource is added', () => {
    const sites = [{ building: 'garrison' as const, resources: ['stone' as const] }];
    const position = view({ players: [player({ sites, stock: { stone: 1 } })] });
    expect(outlook(action('add stone garrison'), position, FILE, 0).needs?.under).toBe(2);
  });
});

test('a Plot tells what it may copy', () => {
  const position = view({
    players: [
      player({ activities: { wood: 1, clay: 1 } }),
      player({ domain: ['wood', 'stone'] }),
      player({ domain: ['wood'] }),
    ],
  });
  expect(outlook(action('plot'), position, FILE, 0)).toEqual({ copies: ['exploration'] });
});

test('a Monopoly is won if the launch of an Activity changes it', () => {
  const seen = (changes: string[]) =>
    outlook(action('launch clay', undefined, { changes }), view(), FILE, 0).monopoly;
  expect(seen(['monopolies', 'players.0.activities'])).toBe('clay');
  expect(seen(['players.0.activities'])).toBeUndefined();
});

test('every action of the engine has an outlook, if an empty one', () => {
  for (const { actions, view, seat } of Object.values(GAMES.asked))
    for (const one of actions) expect(outlook(one, view, FILE, seat!)).toBeTypeOf('object');
});

test('the engine agrees on the orders that a Plot may copy', () => {
  const { actions, view } = GAMES.asked['copy copy']!;
  const legal = actions.filter(({ text }) => text.startsWith('copy ')).map(({ text }) => text);
  const seen = outlook(action('plot'), view, FILE, view.actor!);
  expect(seen.copies!.map((order) => `copy ${order}`).sort()).toEqual(legal.sort());
});
