import { describe, expect, test } from 'vitest';
import { leaves, playerZones, sharedZones } from './zones';

const view = {
  game: 'x',
  ruleset: 1,
  seat: 0,
  actor: 0,
  offer: '4',
  turn: 3,
  ending: false,
  winner: null,
  pile: { hidden: 5 },
  top: { hidden: 2, known: ['a', 'a'] },
  bank: { wood: 2, clay: 0 },
  raid: { revealed: ['wood'], spared: [1] },
  players: [{ hand: ['b', 'a', 'b'], sites: [{ building: 'gate', resources: [] }] }, {}],
  pending: [{ ask: 'turn', seat: 0 }],
  unseen: { cards: ['c'] },
};

describe('the zones of a view', () => {
  const shared = sharedZones(view);
  const at = (path: string) => leaves(shared).find((zone) => zone.path === path);

  test('are its fields, without those about the view itself', () => {
    expect(shared.map(({ field }) => field)).toEqual(
      'offer turn ending winner pile top bank raid'.split(' '),
    );
  });

  test.each([
    ['offer', { kind: 'cards', items: [{ name: '4', count: 1 }] }],
    ['turn', { kind: 'value', value: 3 }],
    ['ending', { kind: 'value', value: false }],
    ['winner', { kind: 'value', value: null }],
    ['pile', { kind: 'hidden', size: 5, items: [] }],
    ['top', { kind: 'hidden', size: 2, items: [{ name: 'a', count: 2 }] }],
    ['raid.revealed', { kind: 'cards', items: [{ name: 'wood', count: 1 }] }],
  ])('%s', (path, expected) => {
    expect(at(path)).toMatchObject(expected);
  });

  test('counts keep what there is none of', () => {
    expect(at('bank')).toMatchObject({
      kind: 'counts',
      items: [
        { name: 'wood', count: 2 },
        { name: 'clay', count: 0 },
      ],
    });
  });

  test('of a player have their paths; equal cards lie together', () => {
    expect(leaves(playerZones(view, 0)).map(({ path }) => path)).toEqual([
      'players.0.hand',
      'players.0.sites.0.building',
      'players.0.sites.0.resources',
    ]);
    expect(playerZones(view, 0)[0]).toMatchObject({
      items: [
        { name: 'b', count: 2 },
        { name: 'a', count: 1 },
      ],
    });
  });
});
