import { beforeAll, describe, expect, it } from 'vitest';
import { wordsFor } from '../../tests/words';
import type { LogEntry, LogEvent } from '../api/types';
import type { Words } from '../words/words';
import { recap, seatOf } from './recap';

let words: Words;
beforeAll(async () => {
  words = await wordsFor('en', ['Ada', 'Basil', 'Carla'], 'spyrium');
});

function logged(
  event: string,
  seat: number,
  params = {},
  weight: LogEvent['weight'] = 'move',
): LogEvent {
  return {
    message: [`log-${event}`, { seat, ...params }],
    event: { event, seat, ...params },
    weight,
  };
}
const entry = (number: number, seat: number, ...events: LogEvent[]): LogEntry => ({
  number,
  kind: 'action',
  seat,
  action: 'x',
  events,
});
const placed = (seat: number) => logged('placed', seat, { gap: 'a1-b1' });
const standing = (...points: number[]) => points.map((score) => ({ score }));

function chips(
  log: LogEntry[],
  before = standing(0, 0, 0),
  now = standing(0, 0, 0),
  chosenAt: number | null = null,
) {
  const told = recap({ log, mine: [0], chosenAt, sideOf: seatOf, words, before, now });
  return Object.fromEntries(
    told.map(({ seat, chips }) => [seat, chips.map(({ said, count }) => `${said} ×${count}`)]),
  );
}

describe('what the others did since I acted', () => {
  it('is said in a few words for each', () => {
    const paid = logged('got-spyrium', 1, { spyrium: 2 }, 'minor');
    const log = [
      entry(0, 1, placed(1)),
      entry(1, 0, placed(0)),
      entry(2, 1, placed(1), paid),
      entry(3, 2, logged('passed', 2)),
    ];
    expect(chips(log)).toEqual({ 1: ['worker at a1-b1 ×1'], 2: ['passed ×1'] });
  });

  it('counts the same thing, and the points', () => {
    const log = [entry(1, 0, placed(0)), entry(2, 1, placed(1)), entry(3, 1, placed(1))];
    expect(chips(log, standing(1, 2, 3), standing(9, 6, 3))).toEqual({
      1: ['worker at a1-b1 ×2', '+4 points ×1'],
    });
  });

  it('has what my own action led the others to do, and not what was undone', () => {
    const log = [
      entry(1, 0, placed(0), logged('passed', 2)),
      entry(2, 1, placed(1)),
      { ...entry(3, 1), kind: 'undo' as const, action: '2' },
    ];
    expect(chips(log)).toEqual({ 2: ['passed ×1'] });
  });

  it('stays when the page answers for me', () => {
    const log = [entry(1, 0, placed(0)), entry(2, 1, placed(1)), entry(3, 0, logged('passed', 0))];
    expect(chips(log, undefined, undefined, 1)).toEqual({ 1: ['worker at a1-b1 ×1'] });
    expect(chips(log)).toEqual({});
  });

  it('says the whole sentence in a game without short words', () => {
    const log = [entry(1, 0), entry(2, 1, logged('switched', 1))];
    expect(chips(log)).toEqual({ 1: ['Basil starts activating. ×1'] });
  });
});
