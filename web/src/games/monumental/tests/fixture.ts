/** Positions for the tests of the game: those of games by the engine, to be changed. */

import { frame as frameOf, gamesOf } from '../../../../tests/positions';
import type { Action, Frame } from '../../../api/types';
import type { CardFile, Derived, Side, View } from '../view';

export const GAMES = gamesOf<View, CardFile, Derived>('monumental');
export const FILE = GAMES.cards.file;
export const SHEET = new Map(GAMES.cards.sheet.map((card) => [card.id, card]));

/** A position in the middle of a game for two, at the beginning of a turn's actions. */
export function view(changes: Partial<View> = {}): View {
  const found = structuredClone(GAMES.asked['turn buy']!.view) as View;
  return {
    ...found,
    turn: {
      ...found.turn,
      resources: {
        production: 3,
        science: 2,
        military: 1,
        wonder_production: 0,
        barbarian_military: 0,
      },
      active: ['a1', 'b1', 'c1', 'a2', 'a3'],
      drawn: [],
      ready: [],
      steps: [0, 0],
      moves: 0,
    },
    pending: [{ ask: 'turn', seat: 0 }],
    ...changes,
  };
}

/** A position in which a player's things are changed. */
export function withSide(changes: Partial<Side>, more: Partial<View> = {}): View {
  const found = view(more);
  return {
    ...found,
    players: found.players.map((one, seat) => (seat ? one : { ...one, ...changes })),
  };
}

/** A position in which the first seat decides, with what the rules say about it. */
export function frame(
  view: View,
  legal: Action[],
  derived: Partial<Derived> = {},
  changes: Partial<Frame<View, Derived>> = {},
): Frame<View, Derived> {
  const known = {
    ...GAMES.asked['turn buy']!.derived,
    attacks: {},
    explorers: [{}, {}],
    ...derived,
  };
  return frameOf(view, legal, { derived: known, ...changes });
}
