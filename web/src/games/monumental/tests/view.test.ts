import { expect, test } from 'vitest';
import {
  automaPoints,
  automaTally,
  crossOf,
  displayRows,
  keptToken,
  policiesOf,
  tallyOf,
  tokenGain,
  turnOf,
  warlordOf,
} from '../view';
import { FILE, GAMES, withSide } from './fixture';

test('a row and a column are five slots', () => {
  expect(crossOf('2b')).toEqual(['b1', 'a2', 'b2', 'c2', 'b3']);
});

test('one or two players have two rows of three, more have one of six', () => {
  expect(displayRows(GAMES.games['1']!.start.view).map(({ length }) => length)).toEqual([3, 3]);
  expect(displayRows(GAMES.games['4']!.start.view).map(({ length }) => length)).toEqual([6]);
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

test('counts follow from points', () => {
  expect(tallyOf({ knowledge: 3, wonders: 4, provinces: 2, policies: 6 }, FILE)).toEqual({
    knowledge: 3,
    wonders: 2,
    provinces: 2,
    policies: 3,
  });
});

test('the points of the Automa are those that the engine tells', () => {
  const { view, standing } = GAMES.games['1']!.end;
  const scored = Number(GAMES.events['automa-scores']?.['points']);
  expect(scored).toBeGreaterThan(0);
  // The event may be of another game; its own is checked by its parts.
  const own = automaTally(view, FILE);
  const points = automaPoints(view, FILE, tallyOf(standing[0], FILE));
  const counted = own.knowledge + 2 * own.wonders + own.provinces + 2 * own.policies;
  expect(points - counted - Math.floor(view.automa!.gold / 3)).toBeOneOf([0, 3, 6, 9, 12]);
});

test('a token of another is hidden, my own is known', () => {
  const side = withSide({ markets: ['silk'], tokens: ['silk-3'] }).players[0]!;
  expect(keptToken(side, 'silk')).toBe('silk-3');
  expect(tokenGain(FILE, 'silk-3')).toEqual(FILE.markets['silk']?.tokens[2]);
  expect(keptToken({ ...side, tokens: { hidden: 1 } }, 'silk')).toBeNull();
});
