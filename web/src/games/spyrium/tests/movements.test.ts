import { describe, expect, test } from 'vitest';
import type { GameEvent } from '../../../api/types';
import { assign, figuresAt } from '../workers';
import { movements } from '../movements';
import { levels, reach } from '../track';
import type { View } from '../view.gen';
import { player, view } from './fixture';

describe('workers as figures', () => {
  test('a first position seats everybody', () => {
    const workerPlaces = assign(null, view());
    expect(workerPlaces[0]).toEqual([...Array(3).fill('active'), ...Array(4).fill('reserve')]);
  });

  test('only the worker that was placed moves', () => {
    const first = assign(null, view());
    const after = view({
      players: [player({ active: 2 }), player()],
      workers: { 'b1-b2': [0] },
    });
    const second = assign(first, after);
    expect(second[0]!.filter((place, number) => place !== first[0]![number])).toEqual(['b1-b2']);
    expect(second[1]).toEqual(first[1]);
    expect(figuresAt(second, 'b1-b2')).toHaveLength(1);
  });

  test('a worker taken back is the one that stood there', () => {
    const standing = view({
      players: [player({ active: 1 })],
      workers: { 'a1-b1': [0], 'b1-b2': [0] },
    });
    const workerPlaces = assign(null, standing);
    const [figure] = figuresAt(workerPlaces, 'b1-b2');
    const after = view({
      players: [player({ active: 1, inactive: 1 })],
      workers: { 'a1-b1': [0] },
    });
    expect(figuresAt(assign(workerPlaces, after), 'inactive', 0)).toEqual([figure]);
  });
});

/** What the events of a step move. */
function moved(before: View, after: View, ...events: GameEvent[]) {
  const places = assign(null, before);
  const workers = { before: places, after: assign(places, after) };
  const stage = { before, after, events, workers, era: 'A' };
  return events.flatMap((_, index) => movements(stage, index)).map(({ from, to }) => [from, to]);
}

describe('where cards move', () => {
  test('from the market to the plot on which they are built', () => {
    const before = view();
    const after = view({
      market: { ...before.market, a3: null },
      players: [player(), player({ quarter: [{ card: 'mine1', tilted: false }] })],
    });
    expect(moved(before, after, { event: 'built', seat: 1, card: 'mine1' })).toEqual([
      ['place:a3', 'plot:1:0'],
    ]);
  });

  test('to the building that they replace, and to techniques', () => {
    const before = view({ players: [player({ quarter: [{ card: 'mine1', tilted: true }] })] });
    const after = view({
      market: { ...before.market, a2: null, c2: null },
      players: [player({ quarter: [{ card: 'usine1', tilted: false }], techniques: ['negoce'] })],
    });
    const replaced = { event: 'replaced', seat: 0, card: 'usine1', old: 'mine1' };
    const patented = { event: 'patented', seat: 0, card: 'negoce' };
    expect(moved(before, after, replaced, patented)).toEqual([
      ['place:a2', 'plot:0:0'],
      ['place:c2', 'technique:0:negoce'],
    ]);
  });

  test('from the pile at the start of a turn', () => {
    const dealt = { event: 'dealt', seat: -1, place: 'b1', card: 'mine1' };
    expect(moved(view(), view({ turn: 2 }), dealt)).toEqual([['pile:A', 'place:b1']]);
  });
});

describe('what else moves', () => {
  test('the worker that was placed, and nobody else', () => {
    const after = view({ players: [player({ active: 2 }), player()], workers: { 'b1-b2': [0] } });
    const placed = { event: 'placed', seat: 0, gap: 'b1-b2' };
    expect(moved(view(), after, placed)).toEqual([
      [expect.stringMatching(/^worker:0:/), expect.stringMatching(/^worker:0:/)],
    ]);
  });

  test('who moves to a better house, and the event that was to come', () => {
    const advanced = { event: 'advanced', seat: 1, residence: 3 };
    const event = { event: 'event-of-the-turn', seat: -1, event_card: 'place' };
    expect(moved(view(), view(), advanced, event)).toEqual([
      ['residence-disc:1', 'residence-disc:1'],
      ['event:place', 'event:place'],
    ]);
  });

  test('coins, a few at most', () => {
    expect(moved(view(), view(), { event: 'income', seat: 1, money: 9 })).toEqual(
      Array(4).fill(['turn', 'purse:1']),
    );
  });
});

describe('the score track', () => {
  test('reaches to full tens with space to grow', () => {
    expect(reach([0, 3])).toBe(30);
    expect(reach([29, 3])).toBe(40);
    expect(reach([57])).toBe(60);
  });

  test('stacks discs that would hide each other', () => {
    expect(levels([4, 4, 4], 1)).toEqual([0, 1, 2]);
    expect(levels([0, 10, 20], 1)).toEqual([0, 0, 0]);
    expect(levels([5, 4], 2)).toEqual([1, 0]);
  });
});
