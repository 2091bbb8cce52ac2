/** Positions for the tests of games, as the server would send them. */

import { readFileSync } from 'node:fs';
import { gunzipSync } from 'node:zlib';
import type { Action, CardInfo, Frame, GameEvent, Message } from '../src/api/types';

/** Games by the engine; `web/dev/fixtures.py` plays them. */
export interface Games<View, File, Derived = unknown> {
  cards: { sheet: CardInfo[]; file: File };
  /** By number of players. */
  games: Record<string, Excerpt<Frame<View, Derived>>>;
  /** A position for each kind of action in each kind of question, such as `build add`. */
  asked: Record<string, Frame<View, Derived>>;
  /** One event of each kind. */
  events: Record<string, GameEvent>;
}

/** The beginning of a game, some steps of its middle, and its end for a player and a spectator. */
export interface Excerpt<Frame> {
  start: Frame;
  middle: Frame[];
  end: Frame;
  watched: Frame;
}

export function gamesOf<View, File, Derived = unknown>(game: string): Games<View, File, Derived> {
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
export function frame<View extends { players: readonly unknown[] }, Derived = Frame['derived']>(
  view: View,
  legal: Action[],
  changes: Partial<Frame<View, Derived>> = {},
): Frame<View, Derived> {
  return {
    step: 0,
    derived: {} as Derived,
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
