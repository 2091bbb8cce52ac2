/** Positions for the tests of the room: those of games by the engine, to be changed. */

import { readFileSync } from 'node:fs';
import { gunzipSync } from 'node:zlib';
import type { Action, CardInfo, Frame, GameEvent, Message } from '../../../lib/types';
import type { CardFile, Side, View } from '../view';

interface Games {
  cards: { sheet: CardInfo[]; file: CardFile };
  /** By number of players. */
  games: Record<string, { start: Frame; middle: Frame[]; end: Frame; watched: Frame }>;
  /** A position for each kind of action in each kind of question, such as `turn buy`. */
  asked: Record<string, Frame>;
  /** One event of each kind. */
  events: Record<string, GameEvent>;
}

const packed = readFileSync(`${import.meta.dirname}/games.json.gz`);
export const GAMES: Games = JSON.parse(gunzipSync(packed).toString('utf-8'));
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
  return { ...found, players: found.players.map((one, seat) => (seat ? one : { ...one, ...changes })) };
}

export function action(text: string, message: Message = ['do-end', {}]): Action {
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
    standing: position.players.map(() => ({ knowledge: 1 })),
    outcome: null,
    undo: { can: false, to: 0, free: true },
    ...changes,
  };
}
