/** The log for display: by turns and players, with what was undone, and the step of each entry. */

import type { GameEvent, LogEntry, Message, LogEvent } from '../api/types';

export interface Line {
  entry: LogEntry;
  undone: boolean;
  /** The position after it in a replay, which leaves out what was undone. */
  step: number | null;
}

const NOBODY = -1;

/** What one player did without anybody else in between; nobody did what opens a turn. */
export interface PlayerLog {
  seat: number;
  lines: Line[];
}

/** The log of one turn. */
export interface TurnLog {
  /** What the turn is called; nothing before the first one begins. */
  title: Message | null;
  players: PlayerLog[];
}

/** Adds entries that have arrived; one that is there already is replaced. */
export function merge(log: LogEntry[], arrived: LogEntry[]): LogEntry[] {
  if (arrived.length === 0) return log;
  const last = log.at(-1);
  if (!last || last.number < arrived[0]!.number) return [...log, ...arrived];
  const byNumber = new Map(log.map((entry) => [entry.number, entry]));
  for (const entry of arrived) byNumber.set(entry.number, entry);
  return [...byNumber.values()].sort((one, two) => one.number - two.number);
}

/** The entries, with whether they were undone. */
export function lines(log: LogEntry[]): Line[] {
  const undone = new Set<number>();
  for (const entry of log) {
    if (entry.kind !== 'undo') continue;
    const target = Number(entry.action);
    for (const one of log)
      if (one.number >= target && one.number < entry.number) undone.add(one.number);
  }
  let step = 0;
  return log.map((entry) => {
    const counts = entry.kind === 'action' && !undone.has(entry.number);
    return { entry, undone: undone.has(entry.number), step: counts ? ++step : null };
  });
}

/** What is said in one go: something that happened, or small things that go with it. */
export interface Saying {
  events: LogEvent[];
  small: boolean;
}

/**
 * The events of an entry as they are said: each on its own, small ones that follow each other
 * together. What everybody sees on the table anyway is said only if there is nothing else to say.
 */
export function sayings(events: LogEvent[]): Saying[] {
  const found: Saying[] = [];
  const loud = events.filter(({ weight }) => weight !== 'quiet');
  for (const one of loud.length > 0 ? loud : events) {
    const small = one.weight === 'minor' || one.weight === 'quiet';
    const last = found.at(-1);
    if (small && last?.small && last.events[0]!.event['seat'] === one.event['seat'])
      last.events.push(one);
    else found.push({ events: [one], small });
  }
  return found;
}

/** Groups equal messages, such as hidden cards being drawn. */
export function repeats(run: LogEvent[]): LogEvent[][] {
  const found = new Map<string, LogEvent[]>();
  for (const one of run) {
    const said = JSON.stringify(one.message);
    found.set(said, [...(found.get(said) ?? []), one]);
  }
  return [...found.values()];
}

/** A sentence with a count before its full stop. */
export function counted(said: string, times: number): string {
  return times === 1 ? said : said.replace(/\.?$/, (end) => ` (×${times})${end}`);
}

function begins({ event }: LogEvent): boolean {
  return typeof event['event'] === 'string' && event['event'].endsWith('-begins');
}

/**
 * The log by turns. A turn begins in the midst of an entry: what its events say before that
 * belongs to the old turn, the rest to the new one. A rival, whom nobody plays, does what it does
 * within the entries of others; `rivalOf` says which of it.
 */
export function byTurn(
  log: LogEntry[],
  rivalOf: (event: GameEvent) => number | null = () => null,
): TurnLog[] {
  const found: TurnLog[] = [{ title: null, players: [] }];
  const add = (line: Line) => {
    const { players } = found.at(-1)!;
    const last = players.at(-1);
    if (last?.seat === line.entry.seat) last.lines.push(line);
    else players.push({ seat: line.entry.seat, lines: [line] });
  };
  for (const line of lines(log)) {
    let events: LogEvent[] = [];
    let { seat } = line.entry;
    let doer = seat;
    const close = () => {
      if (events.length > 0) add({ ...line, entry: { ...line.entry, seat: doer, events } });
      events = [];
    };
    for (const one of line.entry.events) {
      const next = rivalOf(one.event) ?? seat;
      if (next !== doer) close();
      doer = next;
      if (begins(one) && !line.undone) {
        close();
        // What opens a turn is nobody's doing.
        doer = seat = NOBODY;
        found.push({ title: one.message, players: [] });
      } else events.push(one);
    }
    // An undo has no events but is shown; an action without events is not.
    if (line.entry.kind !== 'action') add(line);
    else close();
  }
  return found.filter((turnLog) => turnLog.title !== null || turnLog.players.length > 0);
}

/** The first lines of the turns, in order. */
export function turnStarts(log: LogEntry[]): { title: Message; step: number }[] {
  return byTurn(log).flatMap(({ title, players }) => {
    const line = players[0]?.lines[0];
    return title && line ? [{ title, step: line.entry.number }] : [];
  });
}

/** The events of an entry, for marking what they were about. */
export function eventsOf(line: Line): GameEvent[] {
  return line.entry.events.map(({ event }) => event);
}
