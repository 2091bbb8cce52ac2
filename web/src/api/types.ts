/** The names under which the page uses the generated types of the API. */

import type { components, paths } from './schema';

export type { Message, Param } from './message';

type Schemas = components['schemas'];

export type Action = Schemas['Action'];
export type Amount = Schemas['Amount'];
export type BoxContent = Schemas['BoxContent'];
export type BoxInfo = Schemas['BoxInfo'];
export type BoxProblem = Schemas['BoxProblem'];
export type CardField = Schemas['CardField'];
export type CardForms = Schemas['CardForms'];
export type CardInfo = Schemas['CardInfo'];
export type ChatLine = Schemas['ChatLine'];
export type Decision = Schemas['Decision'];
export type GameInfo = Schemas['GameInfo'];
export type GameOption = Schemas['GameOption'];
export type Hint = Schemas['Hint'];
export type LessonPassage = Schemas['LessonPassage'];
export type LogEntry = Schemas['LogEntry'];
export type Me = Schemas['Me'];
export type Outcome = Schemas['Outcome'];
export type Proposal = Schemas['Proposal'];
export type PuzzleView = Schemas['PuzzleView'];
export type Review = Schemas['Review'];
export type Rule = Schemas['Rule'];
export type Seat = Schemas['Seat'];
export type Solution = Schemas['Solution'];
export type SessionInfo = Schemas['SessionInfo'];
export type Table = Schemas['Table'];
/** A table to be created; what is left out is as usual. */
export type NewTable = Pick<Schemas['NewTable'], 'game' | 'seats'> & Partial<Schemas['NewTable']>;
/** A box to begin with. */
export type NewBox = Pick<Schemas['NewBox'], 'game' | 'title'> & Partial<Schemas['NewBox']>;
export type NewSeat = Schemas['NewSeat'];
export type OptionValue = GameOption['default'];

/** A position as one viewer may see it; each game knows the type of its own views. */
export type Frame<View = Schemas['Frame']['view'], Derived = Schemas['Frame']['derived']> = Omit<
  Schemas['Frame'],
  'view' | 'derived'
> & { view: View; derived: Derived };

/** A card file; each game knows the type of its own. */
export type CardSheet<File = unknown> = Omit<Schemas['CardSheet'], 'file'> & { file: File };

/** A finished game at one of its steps. */
export type Replay = Schemas['Replay'];

/** Everything about a table, as it is first read. */
export type TableState = Omit<Schemas['Hello'], 'type'>;

/** Something that happened, in words and as plain values. */
export type LogEvent = Schemas['LogEvent'];

/** An event as plain values: `event` is its name. */
export type GameEvent = LogEvent['event'];

/** What the server sends over the socket of a table, and what it accepts there. */
export type ServerMessage =
  paths['/api/tables/{id}/live']['get']['responses'][101]['content']['application/json'];
export type ClientMessage = Schemas['ClientMessage'];

/** What a server says about itself. */
export type ServerState = Omit<Schemas['ServerChanged'], 'type'>;
