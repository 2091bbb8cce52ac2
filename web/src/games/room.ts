/**
 * What a game brings to the table page. A room lies in `web/src/games/<game>/`:
 *
 * - `index.ts`: its default export is the `Room`; it is loaded when a table of the game is opened
 * - `Emblem.svelte`: a small drawing for the start page, in the colours of the palette
 * - `palette.css`: the colours of the game under `[data-palette='<game>']`
 *
 * Nothing outside that folder names the game.
 */

import type { Component } from 'svelte';
import type { CardInfo, Frame, GameEvent, LogEntry } from '../lib/types';
import type { Words } from '../lib/words';

export interface RoomProps {
  frame: Frame;
  /** The cards in words, by id. */
  cards: Map<string, CardInfo>;
  /** The card file as plain values: what icons are drawn from. */
  file: any;
  /** Display names by seat. */
  names: string[];
  /** The words of the house and of the game. */
  words: Words;
  /** What has happened so far, newest last; its beginning may be missing. */
  log: LogEntry[];
  /** The text of the action that is being previewed (first click or focus). */
  chosen: string | null;
  /** Things to mark, from hovering a line of the log: see `Room.marks`. */
  highlight: Set<string>;
  /** Preview an action: the decision bar shows its cost. */
  choose(text: string | null): void;
  /** Do it. */
  act(text: string): void;
  /** Open the full card. */
  inspect(cardId: string): void;
}

/** What a card is drawn from when it is opened. */
export interface CardProps {
  card: CardInfo;
  file: any;
  words: Words;
}

/** What the face of a card is drawn from. */
export interface FaceProps<File> {
  id: string;
  file: File;
  words: Words;
  info: CardInfo | undefined;
}

export interface Room {
  Table: Component<RoomProps>;
  /** A card drawn large, for the page that opens when it is inspected. */
  Card?: Component<CardProps>;
  /** The ids of the things that an event was about, such as `card:mine1` or `seat:0`. */
  marks(event: GameEvent): string[];
  /** The value of `data-palette`. */
  palette: string;
}
