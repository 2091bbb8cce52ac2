import { describe, expect, test } from 'vitest';
import { marks, changed } from '../marks';
import { player, view } from './fixture';

describe('what a line of the log lights up', () => {
  test('a worker in a gap', () => {
    expect(marks({ event: 'placed', seat: 0, gap: 'a1-b1' })).toEqual(['seat:0', 'gap:a1-b1']);
  });

  test('a card of the market', () => {
    expect(marks({ event: 'activated', seat: 1, gap: 'b3-c3', place: 'c3', card: 'banquier' })).toEqual([
      'seat:1',
      'gap:b3-c3',
      'place:c3',
    ]);
    expect(marks({ event: 'dealt', seat: -1, place: 'b2', card: 'apprenti' })).toEqual(['place:b2']);
  });

  test('a building or a technique of its owner', () => {
    expect(marks({ event: 'built', seat: 0, card: 'univ1' })).toEqual(['seat:0', 'building:0:univ1']);
    expect(marks({ event: 'patented', seat: 2, card: 'negoce' })).toEqual([
      'seat:2',
      'technique:2:negoce',
    ]);
  });

  test('a card without its place', () => {
    expect(marks({ event: 'token-taken', seat: 1, card: 'banquier', value: 2 })).toContain('card:banquier');
  });

  test('tracks', () => {
    expect(marks({ event: 'advanced', seat: 1, residence: 3 })).toContain('residence:3');
    expect(marks({ event: 'got-points', seat: 1, points: 4, score: 4 })).toContain('score:1');
  });

  test('the event', () => {
    expect(marks({ event: 'event-taken', seat: 1, event_card: 'invest' })).toEqual([
      'seat:1',
      'event:invest',
    ]);
    expect(marks({ event: 'next-event', seat: -1, event_card: 'recruit' })).toEqual(['event:recruit']);
  });

  test('nothing, where nothing was changed', () => {
    expect(marks({ event: 'turn-ends', seat: -1, turn: 1 })).toEqual([]);
  });
});

describe('what the last move changed', () => {
  test('a worker that was placed', () => {
    const after = view({ workers: { 'a1-b1': [0] } });
    expect([...changed(view(), after)]).toEqual(['gap:a1-b1']);
  });

  test('a card that was built, and its plot', () => {
    const before = view();
    const after = view({
      market: { ...before.market, a1: null },
      players: [player({ quarter: [{ card: 'mine1', tilted: false }] }), player()],
    });
    expect([...changed(before, after)]).toEqual(['place:a1', 'plot:0:0']);
  });

  test('tilting, tracks, phase, techniques and the event', () => {
    const quarter = (tilted: boolean) => [{ card: 'mine1', tilted }];
    const before = view({ players: [player({ quarter: quarter(false), techniques: ['negoce'] })] });
    const after = view({
      players: [
        player({
          quarter: quarter(true),
          techniques: ['negoce'],
          used: ['negoce', 'event'],
          residence: 3,
          score: 4,
          phase: 'activation',
        }),
      ],
    });
    expect(changed(before, after)).toEqual(
      new Set([
        'plot:0:0',
        'technique:0:negoce',
        'residence:3',
        'score:0',
        'phase:0',
        'event:sell',
      ]),
    );
  });

  test('a new turn touches only its event', () => {
    const after = view({ turn: 2, event: { event: 'place' }, workers: {} });
    expect([...changed(view({ workers: { 'a1-b1': [0] } }), after)]).toEqual(['event:place']);
  });
});
