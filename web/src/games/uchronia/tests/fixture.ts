/** Positions for the tests of the room: a small one to change, and those of games by the engine. */

import { readFileSync } from 'node:fs';
import { gunzipSync } from 'node:zlib';
import type { Action, CardInfo, Frame, GameEvent, Message } from '../../../lib/types';
import type { CardFile, Player, View } from '../view';

interface Games {
  cards: { sheet: CardInfo[]; file: CardFile };
  /** By number of players. */
  games: Record<string, { start: Frame; middle: Frame[]; end: Frame; watched: Frame }>;
  /** A position for each kind of action in each kind of question, such as `build add`. */
  asked: Record<string, Frame>;
  /** One event of each kind. */
  events: Record<string, GameEvent>;
}

const packed = readFileSync(`${import.meta.dirname}/games.json.gz`);
export const GAMES: Games = JSON.parse(gunzipSync(packed).toString('utf-8'));
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
    actor: 0,
    player: 0,
    last: 1,
    ending: false,
    players: [player(), player({ hand: { hidden: 4, known: [] } })],
    forum: { wood: 2, marble: 1 },
    monopolies: { wood: null, clay: null, brick: null, stone: null, marble: null },
    pile: { hidden: 100, known: [] },
    discard: [],
    works: ['garrison', 'stairway', 'foundry', 'prison', 'academy'],
    building_pile: { hidden: 60, known: [] },
    gone: [],
    used: [],
    started: [],
    raid: { revealed: [], spared: [], gave: [], effective: [[], []] },
    pending: [{ ask: 'turn', seat: 0 }],
    ...changes,
  };
}

export function action(text: string, message: Message = ['do-done', {}]): Action {
  return { text, message, reveals: false };
}

export function actions(...texts: string[]): Action[] {
  return texts.map((text) => action(text));
}

export function frame(position: View, legal: Action[], changes: Partial<Frame> = {}): Frame {
  return {
    step: 0,
    seat: 0,
    view: position,
    decision: { kind: 'turn', seat: 0, message: ['ask-turn', {}] },
    actions: legal,
    standing: position.players.map(() => ({ buildings: 0 })),
    outcome: null,
    undo: { can: false, to: 0, free: true },
    ...changes,
  };
}
