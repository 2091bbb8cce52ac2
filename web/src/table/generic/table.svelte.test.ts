/** The generic table, also with the views of games that have a table of their own. */

import { expect, test } from 'vitest';
import { actions, frame, gamesOf } from '../../../tests/positions';
import { find, spot, tablesOf, touch } from '../../../tests/table.svelte';
import module from '.';
import type { AnyView } from './zones';

const NAMES = ['Zoé', 'Marc', 'Lise', 'Théo', 'Inès'];
const NOTHING = { cards: new Map(), file: null, names: NAMES.slice(0, 2) };

const view = {
  actor: 0,
  players: [
    { hand: ['3', '4'], bid: [], score: 2 },
    { hand: { hidden: 2 }, bid: { hidden: 0 }, score: 0 },
  ],
  offer: '3',
  pile: { hidden: 5 },
};

test('a card is touched once to do what it does', async () => {
  const open = await tablesOf('spyrium', module, NOTHING);
  const { act } = open(frame(view, actions('bid 3', 'bid 4')));
  touch(spot('players.0.hand:4'));
  expect(act).toHaveBeenCalledExactlyOnceWith('bid 4');
  expect(find(spot('offer:3')).tagName).toBe('SPAN');
});

test('hidden cards are backs with their number, and numbers are numbers', async () => {
  const open = await tablesOf('spyrium', module, NOTHING);
  open(frame(view, []), 'fr');
  expect(find("[data-zone='pile']").textContent).toContain('5 cartes face cachée');
  expect(find("[data-zone='players.0.score'] .value").textContent).toContain('2');
});

test.each(['uchronia', 'monumental'])('a view of %s can be drawn', async (game) => {
  const { cards, games } = gamesOf<AnyView, unknown>(game);
  const sheet = new Map(cards.sheet.map((card) => [card.id, card]));
  const { middle } = Object.values(games).at(-1)!;
  const names = NAMES.slice(0, middle[0]!.view.players.length);
  const open = await tablesOf(game, module, { cards: sheet, file: cards.file, names });
  open(middle[0]!);
  expect(document.querySelectorAll('.generic .seat')).toHaveLength(names.length);
});
