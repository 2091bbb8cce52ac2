/** Positions for the tests of the game: a small one to change, and those of games by the engine. */

import { gamesOf } from '../../../../tests/positions';
import type { CardFile, Player, View } from '../view';

export const GAMES = gamesOf<View, CardFile>('uchronia');
export const FILE = GAMES.cards.file;
export const SHEET = new Map(GAMES.cards.sheet.map((card) => [card.id, card]));

export function player(changes: Partial<Player> = {}): Player {
  return {
    hand: ['wood', 'wood', 'brick'],
    seen: [],
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
