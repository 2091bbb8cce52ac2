/** The names under which the page uses the generated types of the API. */

import type { components, paths } from './schema';

export type { Message, Param } from './message';

type Schemas = components['schemas'];

export type Action = Schemas['Action'];
export type Amount = Schemas['Amount'];
export type CardInfo = Schemas['CardInfo'];
export type ChatLine = Schemas['ChatLine'];
export type Decision = Schemas['Decision'];
export type GameInfo = Schemas['GameInfo'];
export type GameOption = Schemas['GameOption'];
export type Hint = Schemas['Hint'];
export type LogEntry = Schemas['LogEntry'];
export type Me = Schemas['Me'];
export type Outcome = Schemas['Outcome'];
export type Proposal = Schemas['Proposal'];
export type Review = Schemas['Review'];
export type Rule = Schemas['Rule'];
export type Seat = Schemas['Seat'];
export type Table = Schemas['Table'];
export type NewTable = Schemas['WantedTable'];
export type NewSeat = Schemas['WantedSeat'];
export type OptionValue = GameOption['default'];

/** A position as one viewer may see it; each game knows the type of its own views. */
export type Frame<View = Schemas['Frame']['view']> = Omit<Schemas['Frame'], 'view'> & { view: View };

/** A card file; each game knows the type of its own. */
export type CardSheet<File = unknown> = Omit<Schemas['CardSheet'], 'file'> & { file: File };

/** A finished game at one of its steps. */
export type Replay = Schemas['Replay'];

/** Everything about a table, as it is first read. */
export type TableState = Omit<Schemas['Hello'], 'type'>;

/** Something that happened, in words and as plain values. */
export type LoggedEvent = Schemas['Told'];

/** An event as plain values: `event` is its name. */
export type GameEvent = LoggedEvent['event'];

/** What the server sends over the socket of a table, and what it accepts there. */
export type ServerMessage =
  paths['/api/tables/{id}/live']['get']['responses'][101]['content']['application/json'];
export type ClientMessage = Schemas['ClientMessage'];
