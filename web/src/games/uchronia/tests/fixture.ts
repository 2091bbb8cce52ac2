/** Positions for the tests of the game: a small one to change, and those of games by the engine. */

import { frame as frameOf, gamesOf } from '../../../../tests/positions';
import type { Action, Frame } from '../../../api/types';
import type { CardFile, Derived, Player, View } from '../view';

export const GAMES = gamesOf<View, CardFile, Derived>('uchronia');
export const FILE = GAMES.cards.file;
export const SHEET = new Map(GAMES.cards.sheet.map((card) => [card.id, card]));

export function player(changes: Partial<Player> = {}): Player {
  return {
    hand: ['wood', 'wood', 'brick'],
    seen: [],
    lacks: [],
    drawn: {},
    fresh: 0,
    domain: [],
    stock: {},
    activities: {},
    sites: [],
    completed: [],
    ...changes,
  };
}

export function view(changes: Partial<View> = {}): View {
  return {
    seat: 0,
    actor: 0,
    game: 'uchronia',
    ruleset: 1,
    player: 0,
    last: 1,
    ending: false,
    players: [player(), player({ hand: { hidden: 4, known: [] } })],
    forum: { wood: 2, marble: 1 },
    monopolies: { wood: null, clay: null, brick: null, stone: null, marble: null },
    pile: { hidden: 100, known: [] },
    plain: false,
    shuffled: {},
    discard: [],
    works: ['garrison', 'stairway', 'foundry', 'prison', 'academy'],
    building_pile: { hidden: 60, known: [] },
    sunk: 0,
    gone: [],
    dry: 0,
    used: [],
    started: [],
    raid: { revealed: [], spared: [], gave: [], effective: [[], []] },
    pending: [{ ask: 'turn', seat: 0 }],
    unseen: {},
    ...changes,
  };
}

/** What the rules say about a position in which nobody has built anything. */
export function derived(changes: Partial<Derived> = {}): Derived {
  return {
    threshold: 20,
    dry_rounds_left: 0,
    spent: [],
    bonuses: { exploration: [], production: [], draconians: [], construction: [], trade: [] },
    copyable: [],
    players: [0, 1, 2, 3, 4].map(() => ({ working: [], activity_limit: 2 })),
    ...changes,
  };
}

/** A position in which the first seat decides. */
export function frame(
  position: View,
  legal: Action[],
  changes: Partial<Frame<View, Derived>> = {},
) {
  return frameOf(position, legal, { derived: derived(), ...changes });
}
