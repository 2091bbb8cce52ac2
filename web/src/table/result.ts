/** The end of a game, or how it stands, as a table of points by source. */

import type { Outcome } from '../api/types';
import type { Words } from '../words/words';

export interface Row {
  /** Null for an opponent that has none. */
  seat: number | null;
  place: number;
  /** Points in the order of the sources; null where a source does not concern the seat. */
  points: (number | null)[];
  total: number;
}

export interface Result {
  sources: string[];
  rows: Row[];
}

export function sourcesOf(points: Record<string, number>[]): string[] {
  return [...new Set(points.flatMap((one) => Object.keys(one)))];
}

/** A source is a heading of the game or one of its cards. */
export function sourceName(source: string, words: Words): string {
  return words.has(`source-${source}`)
    ? words.key(`source-${source}`)
    : words.key(`card-${source}`);
}

export function total(points: Record<string, number>): number {
  return Object.values(points).reduce((sum, one) => sum + one, 0);
}

/** The winner and whom they beat; null where several have won or nobody was beaten. */
export function victory(rows: readonly Row[]): { winner: Row; second: Row } | null {
  const [winner, second] = rows;
  return winner && second && second.place > winner.place ? { winner, second } : null;
}

export function result(outcome: Outcome): Result {
  const { rival } = outcome;
  const sources = sourcesOf([...outcome.points, ...(rival ? [rival.points] : [])]);
  const rowOf = (seat: number | null, place: number, points: Record<string, number>): Row => ({
    seat,
    place,
    points: sources.map((source) => points[source] ?? null),
    total: total(points),
  });
  const rows: Row[] = [];
  let place = 1;
  for (const group of outcome.ranking) {
    for (const seat of group) rows.push(rowOf(seat, place, outcome.points[seat] ?? {}));
    // Nobody in a group: there the rival stands.
    place += Math.max(1, group.length);
  }
  if (rival) rows.push(rowOf(null, rival.place, rival.points));
  return { sources, rows: rows.sort((one, two) => one.place - two.place) };
}
