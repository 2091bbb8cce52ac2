/** Positions for the tests of games, as the server would send them. */

import { readFileSync } from 'node:fs';
import { gunzipSync } from 'node:zlib';
import type { Action, CardInfo, Frame, GameEvent, Message } from '../src/api/types';

/** Games by the engine; `web/dev/fixtures.py` plays them. */
export interface Games<View, File> {
  cards: { sheet: CardInfo[]; file: File };
  /** By number of players. */
  games: Record<string, { start: Frame<View>; middle: Frame<View>[]; end: Frame<View>; watched: Frame<View> }>;
  /** A position for each kind of action in each kind of question, such as `build add`. */
  asked: Record<string, Frame<View>>;
  /** One event of each kind. */
  events: Record<string, GameEvent>;
}

export function gamesOf<View, File>(game: string): Games<View, File> {
  const path = `${import.meta.dirname}/../src/games/${game}/tests/games.json.gz`;
  return JSON.parse(gunzipSync(readFileSync(path)).toString('utf-8'));
}

export function action(
  text: string,
  message: Message = ['web-do-it', {}],
  preview: Partial<Action> = {},
): Action {
  return { text, message, ...preview };
}

export function actions(...texts: string[]): Action[] {
  return texts.map((text) => action(text));
}

/** A position in which the first seat decides. */
export function frame<View extends { players: readonly unknown[] }>(
  view: View,
  legal: Action[],
  changes: Partial<Frame<View>> = {},
): Frame<View> {
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
