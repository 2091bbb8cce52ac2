/**
 * What a game brings to the table page, in `web/src/games/<game>/`:
 *
 * - `index.ts`: its default export is the `GameModule`; it is loaded when a table of the game opens
 * - `view.ts`: the types of its views and of its card file
 * - `Emblem.svelte`: a small drawing for the start page, in the colours of the game
 * - `palette.css`: the colours of its pages under `[data-palette='<game>']`
 * - `tokens.css`: the named colours that it is drawn with
 *
 * Nothing outside that folder names the game.
 */

import type { Component } from 'svelte';
import type { CardInfo, GameEvent } from '../api/types';
import type { TableContext } from '../table/context';
import type { Words } from '../words/words';

export interface TableProps<View = unknown, File = unknown> {
  table: TableContext<View, File>;
}

/** What a card is drawn from when it is opened. */
export interface CardProps<File = unknown> {
  card: CardInfo;
  file: File;
  words: Words;
}

/** What the face of a card is drawn from. */
export interface FaceProps<File> {
  id: string;
  file: File;
  words: Words;
  info: CardInfo | undefined;
}

export interface GameModule<View = unknown, File = unknown> {
  Table: Component<TableProps<View, File>>;
  /** A card drawn large, for the page that opens when it is inspected. */
  Card?: Component<CardProps<File>>;
  /** The spots that an event was about, such as `card:mine1` or `seat:0`. */
  marks(event: GameEvent): string[];
  /** The value of `data-palette`. */
  palette: string;
}

/** Declares a game. Its types end here: a table gets the views of its own game from the server. */
export function defineGame<View, File>(module: GameModule<View, File>): GameModule {
  return module as unknown as GameModule;
}
