import { describe, expect, test } from 'vitest';
import { action } from '../../../../tests/positions';
import type { Message } from '../../../api/types';
import { outlook } from '../outlook';
import type { Building } from '../view';
import { FILE, GAMES, player, view } from './fixture';

describe('the strength of an order', () => {
  const command: Message = ['do-command', { times: 3 }];

  test('is told in parts, with the bonuses that come with it', () => {
    const position = view({
      players: [player({ activities: { marble: 2 }, completed: ['thermae', 'dock'] }), player()],
    });
    expect(outlook(action('command marble', command), position, FILE, 0).strength).toEqual({
      order: 'trade',
      times: 3,
      activities: 2,
      bonuses: ['thermae'],
    });
  });

  test('a bonus that was used is not promised again', () => {
    const position = view({ players: [player({ completed: ['thermae'] })], used: ['thermae'] });
    const seen = outlook(action('order trade', command), position, FILE, 0);
    expect(seen.strength?.bonuses).toEqual([]);
  });

  test('a copied order is executed once, unless a building says otherwise', () => {
    const copied = action('copy trade', ['do-copy', {}]);
    const times = (completed: Building[]) =>
      outlook(
        copied,
        view({ players: [player({ activities: { marble: 2 }, completed })] }),
        FILE,
        0,
      ).strength?.times;
    expect(times([])).toBe(1);
    expect(times(['circus_maximus'])).toBe(3);
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

test('a Plot tells what it draws and what it may copy', () => {
  const position = view({
    players: [
      player({ activities: { wood: 1, clay: 1 } }),
      player({ domain: ['wood', 'stone'] }),
      player({ domain: ['wood'] }),
    ],
  });
  expect(outlook(action('plot', ['do-plot', { count: 3 }]), position, FILE, 0)).toEqual({
    draws: 3,
    copies: ['exploration'],
  });
});

describe('a Monopoly', () => {
  const position = (mine: number, theirs: number, holder: number | null = null) =>
    view({
      players: [player({ activities: { clay: mine } }), player({ activities: { clay: theirs } })],
      monopolies: { wood: null, clay: holder, brick: null, stone: null, marble: null },
    });
  const wins = (...how: Parameters<typeof position>) =>
    outlook(action('launch clay'), position(...how), FILE, 0).monopoly === 'clay';

  test('is won with more than every other', () => {
    expect(wins(0, 0)).toBe(true);
    expect(wins(1, 1, 1)).toBe(true);
    expect(wins(0, 1, 1)).toBe(false);
    expect(wins(1, 0, 0)).toBe(false);
  });
});

test('every action of the engine has an outlook, if an empty one', () => {
  for (const { actions, view, seat } of Object.values(GAMES.asked))
    for (const one of actions) expect(outlook(one, view, FILE, seat!)).toBeTypeOf('object');
});

test('the engine agrees on the orders that a Plot may copy', () => {
  const { actions, view } = GAMES.asked['copy copy']!;
  const legal = actions.filter(({ text }) => text.startsWith('copy ')).map(({ text }) => text);
  const seen = outlook(action('plot', ['do-plot', { count: 1 }]), view, FILE, view.actor!);
  expect(seen.copies!.map((order) => `copy ${order}`).sort()).toEqual(legal.sort());
});
