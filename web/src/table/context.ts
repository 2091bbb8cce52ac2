/** What a game's board reads and calls; a replay offers the same, without actions. */

import type { CardInfo, Frame, LogEntry, Message } from '../api/types';
import type { Question } from './confirmation';
import type { Words } from '../words/words';
import type { Beat } from './queue';

/** An event that is being told, and for how long. */
export interface Telling {
  beat: Beat;
  lasts: number;
}

export interface TableContext<View = unknown, File = unknown, Derived = unknown> {
  readonly frame: Frame<View, Derived>;
  /** The cards in words, by id. */
  readonly cards: Map<string, CardInfo>;
  /** The card file as plain values: what icons are drawn from. */
  readonly file: File;
  /** Display names by seat. */
  readonly names: string[];
  /** The words of the page and of the game. */
  readonly words: Words;
  /** What has happened so far, newest last; its beginning may be missing. */
  readonly log: LogEntry[];
  /** The action that is shown before it is done. */
  readonly chosen: string | null;
  /** Spots to mark, such as those that a line of the log is about. */
  readonly highlight: Set<string>;
  /** The events of the step that is shown, and the one that is being told. */
  readonly beats: readonly Beat[];
  readonly telling: Telling | null;
  /** Previews an action, or none. */
  choose(text: string | null): void;
  /** Does an action, and with `again` the same for as long as that is possible. */
  act(text: string, again?: boolean): void;
  /** Why a second click is asked for; null if one does it. */
  confirmation(text: string): Question;
  /** Why an action is not legal now; null if that cannot be said. */
  reason?(text: string): Promise<Message | null>;
  /** Opens the rules at one of them. */
  showRules?(wanted: { rule?: string }): void;
  /** Opens a card in full. */
  inspect(cardId: string): void;
}
