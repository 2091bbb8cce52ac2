/** Positions for the tests of rooms, as the server would send them. */

import { readFileSync } from 'node:fs';
import { gunzipSync } from 'node:zlib';
import type { Action, CardInfo, Frame, GameEvent, Message } from '../src/lib/types';

/** Games by the engine; `web/dev/fixtures.py` plays them. */
export interface Games<File> {
  cards: { sheet: CardInfo[]; file: File };
  /** By number of players. */
  games: Record<string, { start: Frame; middle: Frame[]; end: Frame; watched: Frame }>;
  /** A position for each kind of action in each kind of question, such as `build add`. */
  asked: Record<string, Frame>;
  /** One event of each kind. */
  events: Record<string, GameEvent>;
}

export function gamesOf<File>(game: string): Games<File> {
  const path = `${import.meta.dirname}/../src/games/${game}/tests/games.json.gz`;
  return JSON.parse(gunzipSync(readFileSync(path)).toString('utf-8'));
}

export function action(text: string, message: Message = ['web-do-it', {}]): Action {
  return { text, message, reveals: false };
}

export function actions(...texts: string[]): Action[] {
  return texts.map((text) => action(text));
}

/** A position in which the first seat decides. */
export function frame(
  view: { players: readonly unknown[] },
  legal: Action[],
  changes: Partial<Frame> = {},
): Frame {
  return {
    step: 0,
    seat: 0,
    view,
    decision: { kind: 'turn', seat: 0, message: ['ask-turn', {}] },
    actions: legal,
    standing: view.players.map(() => ({})),
    outcome: null,
    undo: { can: false, to: 0, free: true },
    ...changes,
  };
}
