import { expect, test } from 'vitest';
import { movements } from './movements';
import type { AnyView } from './zones';

function view(players: object[], shared: object = {}): AnyView {
  return { players, ...shared };
}

test('a card goes from the only place that lost it to the one that gained it', () => {
  const before = view([{ hand: ['3', '4'], bid: [] }]);
  const after = view([{ hand: ['4'], bid: ['3'] }]);
  expect(movements(before, after)).toEqual([{ from: 'players.0.hand:3', to: 'players.0.bid:3' }]);
});

test('a card is turned up from the hidden zone that shrank, that of the same player first', () => {
  const before = view([
    { bid: { hidden: 1 }, played: [] },
    { bid: { hidden: 1 }, played: [] },
  ]);
  const after = view([
    { bid: { hidden: 0 }, played: ['3'] },
    { bid: { hidden: 0 }, played: ['5'] },
  ]);
  expect(movements(before, after)).toEqual([
    { from: 'players.0.bid', to: 'players.0.played:3' },
    { from: 'players.1.bid', to: 'players.1.played:5' },
  ]);
});

test('a card that nobody sees goes as a back', () => {
  const before = view([{ hand: { hidden: 3 }, bid: { hidden: 0 } }]);
  const after = view([{ hand: { hidden: 2 }, bid: { hidden: 1 } }]);
  expect(movements(before, after)).toEqual([
    { from: 'players.0.hand', to: 'players.0.bid', what: 'back' },
  ]);
});

test('where it is not certain, nothing moves', () => {
  const before = view([{ left: ['3'], right: ['3'], won: [] }]);
  const after = view([{ left: [], right: [], won: ['3'] }]);
  expect(movements(before, after)).toEqual([]);
});
