import { describe, expect, test } from 'vitest';
import { marks } from '../marks';

describe('what a line of the log lights up', () => {
  test('a worker in a gap', () => {
    expect(marks({ event: 'placed', seat: 0, gap: 'a1-b1' })).toEqual(['seat:0', 'gap:a1-b1']);
  });

  test('a card of the market', () => {
    expect(
      marks({ event: 'activated', seat: 1, gap: 'b3-c3', place: 'c3', card: 'banquier' }),
    ).toEqual(['seat:1', 'gap:b3-c3', 'place:c3']);
    expect(marks({ event: 'dealt', seat: -1, place: 'b2', card: 'apprenti' })).toEqual([
      'place:b2',
    ]);
  });

  test('a building or a technique of its owner', () => {
    expect(marks({ event: 'built', seat: 0, card: 'univ1' })).toEqual([
      'seat:0',
      'building:0:univ1',
    ]);
    expect(marks({ event: 'patented', seat: 2, card: 'negoce' })).toEqual([
      'seat:2',
      'technique:2:negoce',
    ]);
  });

  test('a card without its place', () => {
    expect(marks({ event: 'token-taken', seat: 1, card: 'banquier', value: 2 })).toContain(
      'card:banquier',
    );
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
    expect(marks({ event: 'next-event', seat: -1, event_card: 'recruit' })).toEqual([
      'event:recruit',
    ]);
  });

  test('nothing, where nothing was changed', () => {
    expect(marks({ event: 'turn-ends', seat: -1, turn: 1 })).toEqual([]);
  });
});
