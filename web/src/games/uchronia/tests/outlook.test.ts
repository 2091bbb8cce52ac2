import { describe, expect, test } from 'vitest';
import { action } from '../../../../tests/positions';
import type { Action } from '../../../api/types';
import { outlook } from '../outlook';
import type { Derived, View } from '../view';
import { derived, FILE, GAMES, player, view } from './fixture';

const seen = (one: Action, position: View = view(), rules: Derived = derived()) =>
  outlook(one, { view: position, derived: rules, file: FILE, seat: 0 });

describe('the strength of an order', () => {
  test('is told in parts, with the bonuses that come with it', () => {
    const bonuses = { ...derived().bonuses, trade: ['thermae' as const] };
    const gains: Action['gains'] = [
      {
        what: 'trade',
        amount: 3,
        parts: [
          ['order', 1],
          ['activities', 2],
        ],
      },
    ];
    const command = action('command marble', undefined, { gains });
    expect(seen(command, view(), derived({ bonuses })).strength).toEqual({
      order: 'trade',
      times: 3,
      activities: 2,
      bonuses: ['thermae'],
    });
  });

  test('an order without Activities is executed once', () => {
    const copied = action('copy trade', undefined, { gains: [{ what: 'trade', amount: 1 }] });
    const { strength } = seen(copied);
    expect([strength?.times, strength?.activities]).toEqual([1, 0]);
  });

  test('the engine tells it for every order', () => {
    for (const [kind, frame] of Object.entries(GAMES.asked))
      for (const one of frame.actions) {
        const { strength } = outlook(one, { ...frame, file: FILE, seat: frame.seat! });
        if (strength) expect(strength.times, `${kind}: ${one.text}`).toBeGreaterThan(0);
      }
  });
});

describe('what a building needs', () => {
  test('when it is started', () => {
    const position = view({ players: [player({ stock: { stone: 1 } })] });
    expect(seen(action('start garrison'), position).needs).toEqual({
      colour: 'stone',
      under: 0,
      cost: 2,
      completes: false,
      stock: 1,
      points: 2,
    });
  });

  test('when a Resource is added', () => {
    const sites = [{ building: 'garrison' as const, resources: ['stone' as const] }];
    const position = view({ players: [player({ sites, stock: { stone: 1 } })] });
    const add = action('add stone garrison', undefined, { changes: ['players.0.completed'] });
    const { needs } = seen(add, position);
    expect([needs?.under, needs?.completes]).toEqual([2, true]);
  });

  test('the engine completes what has as many Resources as it costs', () => {
    const frame = GAMES.asked['build add']!;
    for (const one of frame.actions) {
      const { needs } = outlook(one, { ...frame, file: FILE, seat: frame.seat! });
      if (needs) expect(needs.completes).toBe(needs.under >= needs.cost);
    }
  });
});

test('a Plot tells what it may copy', () => {
  expect(seen(action('plot'), view(), derived({ copyable: ['exploration'] }))).toEqual({
    copies: ['exploration'],
  });
});

test('a Monopoly is won if the launch of an Activity changes it', () => {
  const won = (changes: string[]) => seen(action('launch clay', undefined, { changes })).monopoly;
  expect(won(['monopolies', 'players.0.activities'])).toBe('clay');
  expect(won(['players.0.activities'])).toBeUndefined();
});

test('the orders that a Plot may copy are those that can be chosen', () => {
  const { actions, derived } = GAMES.asked['copy copy']!;
  const legal = actions.filter(({ text }) => text.startsWith('copy ')).map(({ text }) => text);
  expect(derived.copyable.map((order) => `copy ${order}`)).toEqual(legal);
});
