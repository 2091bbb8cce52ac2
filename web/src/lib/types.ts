/** What travels between server and browser. */

/** Something to be said: a key of the word catalogue and its parameters. */
export type Message = [key: string, params: { [name: string]: Param }];
export type Param = string | number | Message;

/** A decision that waits for an answer. */
export interface Decision {
  kind: string;
  seat: number;
  message: Message;
}

/** One thing the viewer may do now. */
export interface Action {
  text: string;
  message: Message;
  /** Whether it brings something hidden to light, so that it cannot be taken back freely. */
  reveals: boolean;
}

/** An opponent that has no seat. */
export interface Rival {
  points: Record<string, number>;
  place: number;
}

export interface Outcome {
  /** Groups of seats, best first; more than one seat in a group is a tie. */
  ranking: number[][];
  scores: number[];
  points: Record<string, number>[];
  tie_break: string | null;
  reason: string;
  rival: Rival | null;
}

/** What taking back would do now. */
export interface Undo {
  can: boolean;
  to: number | null;
  /** Whether it needs nobody's consent. */
  free: boolean;
}

/** A position as one viewer may see it. */
export interface Frame {
  step: number;
  /** Whose eyes these are; null for a spectator. */
  seat: number | null;
  // The view of a game is known to that game's room alone.
  view: any;
  decision: Decision | null;
  actions: Action[];
  standing: Record<string, number>[];
  outcome: Outcome | null;
  undo: Undo;
}

/** A finished game at one of its steps. */
export interface ReplayPage {
  table: Table;
  frame: Frame;
  /** Every action that counted: entry N led to position N, entry 0 to the first one. */
  log: LogEntry[];
  steps: number;
}

export interface Seat {
  seat: number;
  kind: 'person' | 'bot' | 'open';
  name: string;
  bot: string | null;
  mine: boolean;
  online: boolean;
  resigned: boolean;
}

export interface Proposal {
  id: number;
  kind: 'undo' | 'replace';
  /** Who wants to take something back, or whose seat a bot shall take. */
  seat: number;
  target: number;
  /** Whether my answer is still missing. */
  asked: boolean;
}

/** The part of a table that a step changes. */
export interface Stand {
  status: 'open' | 'playing' | 'over';
  step: number;
  actor: number | null;
  my_turn: boolean;
  proposals?: Proposal[];
}

export interface Table extends Stand {
  id: string;
  game: string;
  listed: boolean;
  undo: boolean;
  hints: boolean;
  created: string;
  seats: Seat[];
  host: boolean;
  commitment: string;
  rematch: string | null;
}

/** Something that happened, as plain values: `event` is its kind. */
export type GameEvent = Record<string, unknown>;

export interface Told {
  message: Message;
  event: GameEvent;
}

export interface LogEntry {
  number: number;
  kind: 'action' | 'undo' | 'resign' | 'replace';
  seat: number;
  /** What was played; for `undo`, the number of the entry before which the game went on. */
  action: string;
  events: Told[];
}

export interface Chat {
  id: number;
  name: string;
  text: string;
  at: string;
}

/** Everything about a table, as it is first read. */
export interface Opening {
  table: Table;
  /** Nothing before the game has begun. */
  frame: Frame | null;
  log: LogEntry[];
  chat: Chat[];
  /** The step up to which I had seen the table on my last visit. */
  since: number | null;
}

export type ServerMessage =
  | ({ type: 'hello' } & Opening)
  | { type: 'step'; table: Stand; frame: Frame; log: LogEntry[] }
  | { type: 'table'; table: Table }
  | { type: 'chat'; chat: Chat[] }
  | { type: 'refused'; step: number; error: string; sentence: string };

export type ClientMessage =
  | { type: 'ping' }
  | { type: 'act'; step: number; action: string; seat: number };

/** A card in words, with where each of its values comes from. */
export interface CardInfo {
  id: string;
  section: string;
  name: Message;
  lines: Message[];
  values: Record<string, Param>;
  provenance: Record<string, string>;
  /** Numbers of the rules that speak of it. */
  rules?: string[];
}

export interface CardSheet {
  sheet: CardInfo[];
  // The card file of a game is known to that game's room alone.
  file: any;
}

export interface GameOption {
  default: OptionValue;
  choices: OptionValue[];
}
export type OptionValue = string | number | boolean;

export interface GameInfo {
  name: string;
  title: string;
  min_players: number;
  max_players: number;
  options: Record<string, GameOption>;
  bots: string[];
  /** The measured ratings of bots, as far as there are any. */
  ratings: Record<string, number>;
}

export interface Rule {
  number: string;
  text: string;
  section: string;
  source?: string;
}

/** A move that lost much, and what would have been better; `step` is that before the move. */
export interface TurningPoint {
  step: number;
  seat: number;
  played: Message;
  winning: number;
  better: Message;
  better_winning: number;
  reason: Message;
}

/** How likely each seat was to win after each step, and where the game turned. */
export interface Review {
  curve: number[][];
  turns: TurningPoint[];
}

/** An action that a strong bot would consider, the chance to win with it, and why. */
export interface Hint {
  text: string;
  message: Message;
  winning: number;
  reason: Message;
}

export interface Me {
  id: number | null;
  name?: string | null;
  guest?: boolean;
}

export type SeatWish = { kind: 'me' } | { kind: 'open' } | { kind: 'bot'; bot: string };

export interface TableWish {
  game: string;
  seats: SeatWish[];
  options: Record<string, OptionValue>;
  listed: boolean;
  undo: boolean;
  hints: boolean;
  start: boolean;
}
