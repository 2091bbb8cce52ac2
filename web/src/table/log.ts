/** The log as it is read: what was taken back, by turns, and where each entry lies in a replay. */

import type { GameEvent, LogEntry, Message, LoggedEvent } from '../api/types';

export interface Line {
  entry: LogEntry;
  undone: boolean;
  /** The position after it in a replay, which knows nothing of what was taken back. */
  step: number | null;
}

const NOBODY = -1;

/** What happened from one beginning to the next. */
export interface Chapter {
  /** What the turn is called; nothing before the first one begins. */
  title: Message | null;
  lines: Line[];
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

/** The entries with what became of them. */
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

/** Runs of events: those of one kind that follow each other, such as cards being dealt. */
export function runs(events: LoggedEvent[]): LoggedEvent[][] {
  const found: LoggedEvent[][] = [];
  for (const one of events) {
    const last = found.at(-1);
    if (last && last[0]!.message[0] === one.message[0]) last.push(one);
    else found.push([one]);
  }
  return found;
}

/** What is said several times in one go, such as cards drawn unseen, is said once. */
export function repeats(run: LoggedEvent[]): LoggedEvent[][] {
  const found = new Map<string, LoggedEvent[]>();
  for (const one of run) {
    const said = JSON.stringify(one.message);
    found.set(said, [...(found.get(said) ?? []), one]);
  }
  return [...found.values()];
}

/** A sentence with how often it happened, before its full stop. */
export function counted(said: string, times: number): string {
  return times === 1 ? said : said.replace(/\.?$/, (end) => ` (×${times})${end}`);
}

function begins({ event }: LoggedEvent): boolean {
  return typeof event['event'] === 'string' && event['event'].endsWith('-begins');
}

/**
 * The log by turns. A turn begins in the midst of an entry: what its events say before that
 * belongs to the old turn, the rest to the new one.
 */
export function chapters(log: LogEntry[]): Chapter[] {
  const found: Chapter[] = [{ title: null, lines: [] }];
  for (const line of lines(log)) {
    let events: LoggedEvent[] = [];
    let { seat } = line.entry;
    const close = () => {
      if (events.length === 0) return;
      found.at(-1)!.lines.push({ ...line, entry: { ...line.entry, seat, events: events } });
      events = [];
    };
    for (const one of line.entry.events) {
      if (begins(one) && !line.undone) {
        close();
        // What opens a turn is nobody's doing.
        seat = NOBODY;
        found.push({ title: one.message, lines: [] });
      } else events.push(one);
    }
    // An undo has no events but is shown; an action without events is not.
    if (line.entry.kind !== 'action') found.at(-1)!.lines.push(line);
    else close();
  }
  return found.filter((chapter) => chapter.title !== null || chapter.lines.length > 0);
}

/** The events of an entry, for marking what they were about. */
export function eventsOf(line: Line): GameEvent[] {
  return line.entry.events.map(({ event }) => event);
}
