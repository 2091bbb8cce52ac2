/** The five seats: a letter and a shape each, so that colour is never the only sign. */

import type { Seat } from '../api/types';
import type { Words } from '../words/words';

const LETTERS = 'ABCDE';

const OUTLINES = [
  'M12 1.5a10.5 10.5 0 1 1 0 21a10.5 10.5 0 1 1 0-21z',
  'M4 2.5h16q1.5 0 1.5 1.5v16q0 1.5-1.5 1.5h-16q-1.5 0-1.5-1.5v-16q0-1.5 1.5-1.5z',
  'M12 1.2L23.4 21.8H.6z',
  'M12 .6L23.4 12L12 23.4L.6 12z',
  'M6.4 2h11.2L23.2 12L17.6 22H6.4L.8 12z',
];

/** How many there are. */
export const SEATS = OUTLINES.length;

export function letterOf(seat: number): string {
  return LETTERS[seat] ?? '?';
}

/** The shape of a seat as a path in a square of 24 by 24. */
export function outlineOf(seat: number): string {
  return OUTLINES[seat] ?? OUTLINES[0]!;
}

/** Whether a bot plays on for a person who has gone; the seat keeps their name. */
export function playedOn(seat: Seat): boolean {
  return seat.kind === 'bot' && seat.name !== '';
}

/** How a seat is called: bots and empty seats have no name of their own. */
function nameOf(seat: Seat, words: Words): string {
  if (seat.name) return seat.name;
  return seat.kind === 'open' ? words.key('web-seat-open') : words.key(`seat-name-${seat.seat}`);
}

/**
 * The names at a table; those that several seats share carry their letter. `own` are the names that
 * people who share this screen have given themselves, by seat.
 */
export function namesOf(seats: Seat[], words: Words, own: Record<number, string> = {}): string[] {
  const names = seats.map((seat) => (seat.mine && own[seat.seat]) || nameOf(seat, words));
  return names.map((name, index) => {
    const shared = seats[index]!.kind !== 'open' && names.filter((one) => one === name).length > 1;
    return shared ? `${name} ${letterOf(seats[index]!.seat)}` : name;
  });
}
