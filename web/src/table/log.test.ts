import { describe, expect, it } from 'vitest';
import { byTurn, lines, merge, repeats, sayings } from './log';
import type { GameEvent, LogEntry, Message } from '../api/types';

function entry(number: number, kind: LogEntry['kind'] = 'action', action = 'x'): LogEntry {
  const logged = {
    message: ['log-x', {}] as LogEntry['events'][0]['message'],
    event: { event: 'x' },
    weight: 'move' as const,
  };
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
      { message: ['log-passed', {}], event: { event: 'passed' }, weight: 'move' },
      {
        message: ['log-turn-begins', { turn: 2 }],
        event: { event: 'turn-begins' },
        weight: 'move',
      },
      { message: ['log-income', {}], event: { event: 'income' }, weight: 'move' },
    ],
  });

  it('begins a new group where a turn begins, in the midst of an entry', () => {
    const [first, second] = byTurn([entry(0), turn(1), entry(2)]);
    expect(first!.title).toBeNull();
    expect(second!.title).toEqual(['log-turn-begins', { turn: 2 }]);
    expect(second!.players.map(({ lines }) => lines[0]!.entry.number)).toEqual([1, 2]);
  });

  it('has a group for each player; what opens a turn is nobody’s doing', () => {
    const [first, second] = byTurn([entry(0), entry(1), turn(2), entry(3)]);
    expect(first!.players.map(({ seat, lines }) => [seat, lines.length])).toEqual([
      [0, 2],
      [1, 1],
    ]);
    expect(second!.players.map(({ seat }) => seat)).toEqual([-1, 0]);
  });

  it('has a group for a rival that plays within the entries of others', () => {
    const rivalOf = (event: GameEvent) => (event['event'] === 'passed' ? 2 : null);
    const [first] = byTurn([entry(0), turn(1)], rivalOf);
    expect(first!.players.map(({ seat }) => seat)).toEqual([0, 2]);
  });

  it('shows seats that change hands', () => {
    expect(byTurn([entry(0, 'resign')])[0]!.players[0]!.lines).toHaveLength(1);
  });
});

describe('sayings', () => {
  const logged = (key: string, weight: LogEntry['events'][0]['weight'], seat = 0) => ({
    message: [key, {}] as Message,
    event: { event: key, seat },
    weight,
  });

  it('joins small things that follow each other and happen to the same seat', () => {
    const all = [
      logged('bought', 'move'),
      logged('paid', 'minor'),
      logged('got', 'minor'),
      logged('dealt', 'quiet'),
      logged('income', 'minor', 1),
      logged('built', 'move', 1),
      logged('built', 'move', 1),
    ];
    expect(sayings(all).map(({ events }) => events.length)).toEqual([1, 2, 1, 1, 1]);
  });

  it('leaves out what lies on the table, unless nothing else was done', () => {
    const dealt = logged('dealt', 'quiet');
    expect(sayings([logged('passed', 'move'), dealt, dealt])).toHaveLength(1);
    expect(sayings([dealt, dealt]).map(({ events }) => events.length)).toEqual([2]);
  });

  it('is said once where the words are the same', () => {
    const drew = (card: string) => ({
      message: ['log-drew', { card }] as Message,
      event: {},
      weight: 'minor' as const,
    });
    const all = ['hidden', 'wood', 'hidden', 'hidden'].map(drew);
    expect(repeats(all).map((same) => same.length)).toEqual([3, 1]);
  });
});
