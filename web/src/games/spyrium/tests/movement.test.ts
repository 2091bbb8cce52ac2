import { describe, expect, test } from 'vitest';
import { hang } from '../../../table/bubble';
import { assign, figuresAt } from '../crew';
import { journeys } from '../journeys';
import { levels, reach } from '../track';
import type { View } from '../view';
import { player, view } from './fixture';

describe('workers as figures', () => {
  test('a first position seats everybody', () => {
    const crew = assign(null, view());
    expect(crew[0]).toEqual([...Array(3).fill('active'), ...Array(4).fill('reserve')]);
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
    const crew = assign(null, standing);
    const [figure] = figuresAt(crew, 'b1-b2');
    const after = view({
      players: [player({ active: 1, inactive: 1 })],
      workers: { 'a1-b1': [0] },
    });
    expect(figuresAt(assign(crew, after), 'inactive', 0)).toEqual([figure]);
  });
});

const scene = (view: View) => ({ view, crew: assign(null, view) });

describe('where cards travel', () => {
  test('from the market to the plot on which they are built', () => {
    const before = view();
    const after = view({
      market: { ...before.market, a3: null },
      players: [player(), player({ quarter: [{ card: 'mine1', tilted: false }] })],
    });
    expect(journeys(scene(before), scene(after), 'A')).toEqual([
      { from: 'place:a3', to: 'plot:1:0', order: 0 },
    ]);
  });

  test('to the building that they replace, and to techniques', () => {
    const before = view({ players: [player({ quarter: [{ card: 'mine1', tilted: true }] })] });
    const after = view({
      market: { ...before.market, a2: null, c2: null },
      players: [player({ quarter: [{ card: 'usine1', tilted: false }], techniques: ['negoce'] })],
    });
    expect(journeys(scene(before), scene(after), 'A').map(({ from, to }) => [from, to])).toEqual([
      ['place:a2', 'plot:0:0'],
      ['place:c2', 'technique:0:negoce'],
    ]);
  });

  test('from the pile at the start of a turn, one after the other', () => {
    const dealt = journeys(scene(view()), scene(view({ turn: 2 })), 'A');
    expect(dealt).toHaveLength(7);
    expect(dealt[1]).toEqual({ from: 'pile:A', to: 'place:b1', order: 1 });
  });
});

describe('what else travels', () => {
  const travellers = (before: View, after: View) => {
    const first = scene(before);
    const second = { view: after, crew: assign(first.crew, after) };
    return journeys(first, second, 'A').map(({ to }) => to);
  };

  test('the worker that was placed, and nobody else', () => {
    const after = view({ players: [player({ active: 2 }), player()], workers: { 'b1-b2': [0] } });
    expect(travellers(view(), after)).toEqual([expect.stringMatching(/^worker:0:/)]);
  });

  test('who moves to a better house', () => {
    expect(travellers(view(), view({ players: [player(), player({ residence: 3 })] }))).toEqual([
      'residence-disc:1',
    ]);
  });

  test('the event that was to come', () => {
    const market = Object.fromEntries(Object.keys(view().market).map((place) => [place, null]));
    expect(travellers(view(), view({ turn: 2, market, event: { event: 'place' } }))).toEqual([
      'event:place',
    ]);
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

describe('where a ticket hangs', () => {
  const space = { left: 0, top: 0, width: 400, height: 600 };
  const size = { width: 200, height: 100 };
  const at = (left: number, top: number) => ({ left, top, width: 50, height: 50 });

  test('on the wanted side, its point at the middle of the thing', () => {
    expect(hang(at(150, 300), size, space, false)).toEqual({
      left: 75,
      top: 188,
      point: 100,
      below: false,
    });
    expect(hang(at(150, 300), size, space, true).top).toBe(362);
  });

  test('on the other side where there is no space', () => {
    expect(hang(at(150, 20), size, space, false).below).toBe(true);
    expect(hang(at(150, 540), size, space, true).below).toBe(false);
  });

  test('within the edges', () => {
    expect(hang(at(0, 300), size, space, true)).toMatchObject({ left: 0, point: 25 });
    expect(hang(at(360, 300), size, space, true)).toMatchObject({ left: 200, point: 182 });
  });
});
