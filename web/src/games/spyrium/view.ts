/** The types of the card file, and the layout of the market. Those of views are in `view.gen.ts`. */

import type { Place } from './view.gen';

export type Amount = number | 'token';
export type Effect = 'money' | 'spyrium' | 'points' | 'workers' | 'residence';

/** What is given for what: a call, a use of a building, or an option of an event. */
export interface Deal {
  workers?: number;
  spyrium?: number;
  money?: number;
  money_per_worker?: number;
  pay_token?: boolean;
  effect: Effect;
  amount: Amount;
}

export type Kind = 'character' | 'building' | 'technique';
export type SymbolName = 'mine' | 'factory' | 'research';

export interface CardData {
  kind: Kind;
  copies: Record<string, number>;
  price: number;
  points?: number;
  symbols?: SymbolName[];
  uses?: Deal[];
  built?: Deal;
  call?: Deal;
  power?: string;
  amount?: number;
  final?: { count: string; per: number };
}

export interface EventData {
  options?: Deal[];
  power?: string;
  money?: number;
}

export interface CardFile {
  box: {
    turns: string[];
    residences: number[];
    bonus_at: number[];
    bonus_money: number;
    workers_in_all: number;
  };
  cards: Record<string, CardData>;
  events: Record<string, EventData>;
}

const COLUMNS = ['a', 'b', 'c'];
const ROWS = ['1', '2', '3'];

/** The nine places in the order of reading: a1, b1, c1, a2 ... */
export const PLACES = ROWS.flatMap((row) => COLUMNS.map((column) => column + row));

const ACROSS = ROWS.flatMap((row) => [`a${row}-b${row}`, `b${row}-c${row}`]);
const DOWN = ['1-2', '2-3'].flatMap((rows) =>
  COLUMNS.map((column) => `${column}${rows[0]}-${column}${rows[2]}`),
);

/** The twelve gaps, in the order of the rules: six between columns, then six between rows. */
export const GAPS = [...ACROSS, ...DOWN];

export function isPlace(spot: string): spot is Place {
  return PLACES.includes(spot);
}

export function isGap(spot: string): boolean {
  return GAPS.includes(spot);
}

/** The two places beside a gap. */
export function beside(gap: string): [string, string] {
  const [one = '', two = ''] = gap.split('-');
  return [one, two];
}

/** The gaps around a place. */
export function gapsAround(place: string): string[] {
  return GAPS.filter((gap) => beside(gap).includes(place));
}

/** The same market as a lattice of five by five: places at even steps, gaps between them. */
export interface Spot {
  id: string;
  row: number;
  column: number;
}

function latticeSpot(id: string): Spot {
  const ends = id.split('-');
  const middle = (of: (place: string) => number) =>
    ends.reduce((sum, place) => sum + of(place), 0) * (2 / ends.length);
  return {
    id,
    row: middle((place) => ROWS.indexOf(place[1] ?? '')),
    column: middle((place) => COLUMNS.indexOf(place[0] ?? '')),
  };
}

/** Places and gaps in the order of reading. */
export const LATTICE: Spot[] = [...PLACES, ...GAPS]
  .map(latticeSpot)
  .sort((one, two) => one.row - two.row || one.column - two.column);

/** The next place or gap in a direction; the crossings of the lattice are passed over. */
export function neighbour(id: string, down: number, right: number): string {
  const from = latticeSpot(id);
  for (const step of [1, 2]) {
    const row = from.row + step * down;
    const column = from.column + step * right;
    const found = LATTICE.find((spot) => spot.row === row && spot.column === column);
    if (found) return found.id;
  }
  return id;
}
