/** What the others did since I acted last, in a few short words for each. */

import type { Frame, GameEvent, LogEntry, LogEvent, Message } from '../api/types';
import type { Words } from '../words/words';
import { lines } from './log';
import { total } from './result';

export interface Chip {
  /** The same for the same thing, so that it is said once. */
  said: string;
  count: number;
  events: GameEvent[];
  /** Whether it is worth a second look. */
  moment: boolean;
}

export interface SeatRecap {
  seat: number;
  chips: Chip[];
}

/** Which side an event belongs to: the seat that it happens to, unless the game says otherwise. */
export type SideOf = (event: GameEvent) => number;

export function seatOf(event: GameEvent): number {
  return typeof event['seat'] === 'number' ? event['seat'] : -1;
}

/** The events since one of these seats chose last; of that action itself, those of the others. */
function eventsSince({ log, mine, sideOf, chosenAt }: RecapProps): LogEvent[] {
  const valid = lines(log).filter((line) => !line.undone && line.entry.kind === 'action');
  const at = valid.findLastIndex(
    ({ entry }) => mine.includes(entry.seat) && entry.number <= (chosenAt ?? Infinity),
  );
  return valid
    .slice(Math.max(0, at))
    .flatMap(({ entry }) => entry.events)
    .filter(({ event }) => !mine.includes(sideOf(event)));
}

export interface RecapProps {
  log: LogEntry[];
  mine: readonly number[];
  /** The entry of my last choice; later ones the page made by itself. Null if that is not known. */
  chosenAt: number | null;
  sideOf: SideOf;
  words: Words;
  /** The points after my last choice, and now. */
  before: Frame['standing'] | null;
  now: Frame['standing'];
}

export function recap(props: RecapProps): SeatRecap[] {
  const { mine, sideOf, words, before, now } = props;
  const found = new Map<number, SeatRecap>();
  const of = (seat: number): SeatRecap => {
    const kept = found.get(seat) ?? { seat, chips: [] };
    found.set(seat, kept);
    return kept;
  };
  for (const told of eventsSince(props)) {
    const seat = sideOf(told.event);
    const said = seat < 0 ? null : chipText(told, words);
    if (said !== null) add(of(seat).chips, said, told);
  }
  now.forEach((points, seat) => {
    const more = total(points) - total(before?.[seat] ?? points);
    if (mine.includes(seat) || more === 0) return;
    const sign = more > 0 ? '+' : '−';
    const said = words.key('web-chip-points', { sign, amount: Math.abs(more) });
    of(seat).chips.push({ said, count: 1, events: [{ event: 'points', seat }], moment: false });
  });
  return [...found.values()].sort((one, two) => one.seat - two.seat);
}

function add(chips: Chip[], said: string, { event, weight }: LogEvent): void {
  const same = chips.find((chip) => chip.said === said);
  if (same) {
    same.count += 1;
    same.events.push(event);
  } else chips.push({ said, count: 1, events: [event], moment: weight === 'moment' });
}

/** An event in a few words; a game without such words says its whole sentence. */
export function chipText({ message, weight }: LogEvent, words: Words): string | null {
  if (weight === 'quiet' || weight === 'minor') return null;
  const inner = causedMessage(message);
  return words.hasForm(inner, 'chip') ? words.form(inner, 'chip') : words.say(message);
}

/** The message of what happened, without what caused it. */
function causedMessage(message: Message): Message {
  const { event } = message[1];
  return message[0] === 'caused' && Array.isArray(event) ? event : message;
}
