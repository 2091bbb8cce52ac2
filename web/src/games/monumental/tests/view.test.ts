import { expect, test } from 'vitest';
import { crossOf, displayRows, keptToken, policiesOf, tokenGain, turnOf, warlordOf } from '../view';
import { FILE, GAMES, withSide } from './fixture';

test('a row and a column are five slots', () => {
  expect(crossOf('2b')).toEqual(['b1', 'a2', 'b2', 'c2', 'b3']);
});

test('one or two players have two rows of three, more have one of six', () => {
  for (const [players, lengths] of [
    ['1', [3, 3]],
    ['4', [6]],
  ] as const) {
    const { view, derived } = GAMES.games[players]!.start;
    expect(displayRows(view, derived.rows).map(({ length }) => length)).toEqual(lengths);
  }
});

test('nobody has the turn while the game is set up', () => {
  expect(turnOf(GAMES.games['2']!.start.view)).toBeNull();
  expect(turnOf(GAMES.asked['turn buy']!.view)).not.toBeNull();
});

test('each civilization has a Warlord and five Policies', () => {
  for (const id of Object.keys(FILE.civilizations)) {
    expect(policiesOf(FILE, id)).toHaveLength(5);
    expect(warlordOf(FILE, id)).not.toBe('');
  }
});

test('a token of another is hidden, my own is known', () => {
  const side = withSide({ markets: ['silk'], tokens: ['silk-3'] }).players[0]!;
  expect(keptToken(side, 'silk')).toBe('silk-3');
  expect(tokenGain(FILE, 'silk-3')).toEqual(FILE.markets['silk']?.tokens[2]);
  expect(keptToken({ ...side, tokens: { hidden: 1 } }, 'silk')).toBeNull();
});
