/** The end of a game, or how it stands, as a table of points by source. */

import type { Outcome } from './types';
import type { Words } from './words';

export interface Row {
  seat: number;
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

export function result(outcome: Outcome): Result {
  const sources = sourcesOf(outcome.points);
  const rows: Row[] = [];
  let place = 1;
  for (const group of outcome.ranking) {
    for (const seat of group) {
      const points = outcome.points[seat] ?? {};
      rows.push({
        seat,
        place,
        points: sources.map((source) => points[source] ?? null),
        total: outcome.scores[seat] ?? 0,
      });
    }
    // Nobody in a group: there the game itself has played, such as an automaton.
    place += Math.max(1, group.length);
  }
  return { sources, rows };
}
