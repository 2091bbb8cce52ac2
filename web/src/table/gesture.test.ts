import { describe, expect, test } from 'vitest';
import { actions, frame } from '../../tests/positions';
import { Gesture, type Allowed } from './gesture';

const ALLOWED: Allowed = { gestures: true, forced: true, people: false };
const at = (step: number, ...texts: string[]) =>
  frame({ players: [] }, actions(...texts), {
    step,
    decision: { kind: 'send', seat: 0, message: ['ask-turn', {}] },
  });
const same = (last: string) => last;

describe('without a click', () => {
  test('the only choice is made, unless the player wants to be asked', () => {
    const gesture = new Gesture();
    expect(gesture.next(at(0, 'pass'), undefined, ALLOWED)).toMatchObject({
      text: 'pass',
      chosen: false,
    });
    expect(gesture.next(at(0, 'pass'), undefined, { ...ALLOWED, forced: false })).toBeNull();
  });

  test('among people it is made after a longer pause', () => {
    const pause = (people: boolean) =>
      new Gesture().next(at(0, 'pass'), undefined, { ...ALLOWED, people })!.pause;
    expect(pause(true)).toBeGreaterThan(pause(false));
  });

  test('a gesture goes on with what belongs to it, and ends where that is not possible', () => {
    const gesture = new Gesture();
    gesture.begin(at(3, 'send 5', 'send 6'), 'send 5', false);
    expect(gesture.next(at(4, 'send 5', 'send 6'), same, ALLOWED)).toMatchObject({
      text: 'send 5',
      chosen: true,
    });
    expect(gesture.next(at(4, 'send 5', 'send 6'), undefined, ALLOWED)).toBeNull();
    expect(gesture.next(at(4, 'reward 1', 'reward 2'), same, ALLOWED)).toBeNull();
    expect(
      gesture.next(at(4, 'send 5', 'send 6'), same, { ...ALLOWED, gestures: false }),
    ).toBeNull();
  });

  test('the same is done again while the same is asked', () => {
    const gesture = new Gesture();
    gesture.begin(at(3, 'add wood', 'done'), 'add wood', true);
    expect(gesture.next(at(4, 'add wood', 'done'), undefined, ALLOWED)?.text).toBe('add wood');
    gesture.stop();
    expect(gesture.next(at(5, 'add wood', 'done'), undefined, ALLOWED)).toBeNull();
  });
});

test('what was done by one gesture is undone together', () => {
  const gesture = new Gesture();
  const undo = (to: number) => ({ ...at(9), undo: { can: true, free: true, to } });
  expect(gesture.begun(undo(6))).toBeNull();
  gesture.begin(at(4, 'attack 9', 'end'), 'attack 9', false);
  expect(gesture.begun(undo(6))).toBe(4);
  expect(gesture.begun(undo(4))).toBeNull();
});
