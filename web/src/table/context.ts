/** What the drawing of a table reads, and what it may do; a replay offers the same, without actions. */

import type { CardInfo, Frame, LogEntry, Message } from '../api/types';
import type { Words } from '../words/words';

export interface TableContext<View = unknown, File = unknown> {
  readonly frame: Frame<View>;
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
  /** The action that is previewed: the first click previews, the second one acts. */
  readonly chosen: string | null;
  /** Spots to mark, such as those that a line of the log is about. */
  readonly highlight: Set<string>;
  /** Previews an action, or none. */
  choose(text: string | null): void;
  act(text: string): void;
  /** Why an action is not legal now; null if that cannot be said. */
  reason?(text: string): Promise<Message | null>;
  /** Opens a card in full. */
  inspect(cardId: string): void;
}
