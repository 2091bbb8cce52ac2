import { describe, expect, it } from 'vitest';
import { chapters, lines, merge, repeats, runs } from './log';
import type { LogEntry, Message } from '../api/types';

function entry(number: number, kind: LogEntry['kind'] = 'action', action = 'x'): LogEntry {
  const logged = { message: ['log-x', {}] as LogEntry['events'][0]['message'], event: { event: 'x' } };
  return { number, kind, seat: 0, action, events: kind === 'action' ? [logged] : [] };
}

describe('merging what arrives', () => {
  it('adds new entries at the end', () => {
    expect(merge([entry(0)], [entry(1), entry(2)]).map((one) => one.number)).toEqual([0, 1, 2]);
  });

  it('keeps one of each, whatever comes twice or too early', () => {
    const all = merge([entry(2), entry(3)], [entry(0), entry(1), entry(2)]);
    expect(all.map((one) => one.number)).toEqual([0, 1, 2, 3]);
  });
});

describe('what was taken back', () => {
  const log = [entry(0), entry(1), entry(2), entry(3, 'undo', '1'), entry(4)];

  it('is marked from the step that was gone back to', () => {
    expect(lines(log).map((line) => line.undone)).toEqual([false, true, true, false, false]);
  });

  it('does not count as a step of the replay', () => {
    expect(lines(log).map((line) => line.step)).toEqual([1, null, null, null, 2]);
  });

  it('stays taken back when it is taken back once more', () => {
    const twice = [...log, entry(5, 'undo', '0'), entry(6)];
    expect(lines(twice).map((line) => line.step)).toEqual([null, null, null, null, null, null, 1]);
  });
});

describe('the log by turns', () => {
  const turn = (number: number): LogEntry => ({
    ...entry(number),
    seat: 1,
    events: [
      { message: ['log-passed', {}], event: { event: 'passed' } },
      { message: ['log-turn-begins', { turn: 2 }], event: { event: 'turn-begins' } },
      { message: ['log-income', {}], event: { event: 'income' } },
    ],
  });

  it('begins a chapter where a turn begins, in the midst of an entry', () => {
    const [first, second] = chapters([entry(0), turn(1), entry(2)]);
    expect(first!.title).toBeNull();
    expect(first!.lines.map((line) => line.entry.events.length)).toEqual([1, 1]);
    expect(second!.title).toEqual(['log-turn-begins', { turn: 2 }]);
    expect(second!.lines.map((line) => line.entry.number)).toEqual([1, 2]);
  });

  it('says of nobody that they open a turn', () => {
    const [first, second] = chapters([turn(0)]);
    expect(first!.lines[0]!.entry.seat).toBe(1);
    expect(second!.lines[0]!.entry.seat).toBe(-1);
  });

  it('shows seats that change hands', () => {
    expect(chapters([entry(0, 'resign')])[0]!.lines).toHaveLength(1);
  });
});

describe('runs of events', () => {
  it('is what follows each other and is of one kind', () => {
    const logged = (key: string) => ({ message: [key, {}] as Message, event: { event: key } });
    const all = ['income', 'income', 'dealt', 'dealt', 'dealt', 'income'].map(logged);
    expect(runs(all).map((run) => run.length)).toEqual([2, 3, 1]);
  });

  it('is said once where the words are the same', () => {
    const drew = (card: string) => ({ message: ['log-drew', { card }] as Message, event: {} });
    const all = ['hidden', 'wood', 'hidden', 'hidden'].map(drew);
    expect(repeats(all).map((same) => same.length)).toEqual([3, 1]);
  });
});
