import { describe, expect, it } from 'vitest';
import { wordsFor } from '../../tests/words';
import { result, sourceName, total, victory } from './result';
import type { Outcome } from '../api/types';

const OUTCOME: Outcome = {
  ranking: [[2], [0, 1], [3]],
  scores: [20, 20, 25, 5],
  points: [
    { track: 15, buildings: 5 },
    { track: 20, buildings: 0 },
    { track: 20, buildings: 2, grue: 3 },
    { track: 5, buildings: 0 },
  ],
  tie_break: null,
  reason: 'last-turn',
  rival: null,
};

describe('the result', () => {
  it('ranks equal players on the same place and leaves out the next', () => {
    expect(result(OUTCOME).rows.map(({ seat, place }) => [seat, place])).toEqual([
      [2, 1],
      [0, 2],
      [1, 2],
      [3, 4],
    ]);
  });

  it('names the winner and whom they beat, unless several have won', () => {
    const won = victory(result(OUTCOME).rows);
    expect([won?.winner.total, won?.second.total]).toEqual([25, 20]);
    const shared = { ...OUTCOME, ranking: [[0, 1], [2], [3]] };
    expect(victory(result(shared).rows)).toBeNull();
  });

  it('has a row for a rival without a seat, with sources of its own', () => {
    const rival = { points: { track: 21, gold: 3 }, place: 1 };
    const { sources, rows } = result({ ...OUTCOME, ranking: [[], [0]], rival });
    expect(sources.at(-1)).toBe('gold');
    expect(rows.map(({ seat, place, total }) => [seat, place, total])).toEqual([
      [null, 1, 24],
      [0, 2, 20],
    ]);
  });

  it('gives points by source, and nothing where a source does not concern a player', () => {
    const { sources, rows } = result(OUTCOME);
    expect(sources).toEqual(['track', 'buildings', 'grue']);
    expect(rows[0]).toMatchObject({ points: [20, 2, 3], total: 25 });
    expect(rows[1]!.points).toEqual([15, 5, null]);
  });

  it('names a source by its heading or its card', async () => {
    const words = await wordsFor('en');
    expect(sourceName('track', words)).toBe('score track');
    expect(sourceName('grue', words)).toBe('Crane');
  });

  it('adds up how it stands', () => {
    expect(total({ track: 3, buildings: 2 })).toBe(5);
  });
});
