import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { AnimationQueue } from './queue';
import { settings } from '../shell/settings.svelte';

let shown: number[];
let queue: AnimationQueue<number>;

beforeEach(() => {
  vi.useFakeTimers();
  settings.motion = 'auto';
  shown = [];
  queue = new AnimationQueue((thing) => shown.push(thing));
});
afterEach(() => {
  queue.stop();
  vi.useRealTimers();
});
const later = () => vi.advanceTimersByTimeAsync(10_000);

describe('the queue at which steps are shown', () => {
  it('shows a step at once if none has just been shown', () => {
    queue.add(1);
    expect(shown).toEqual([1]);
  });

  it('shows a few steps one after another, so that the eye can follow', async () => {
    for (const step of [1, 2, 3]) queue.add(step);
    expect(shown).toEqual([1]);
    await vi.advanceTimersByTimeAsync(300);
    expect(shown).toEqual([1, 2]);
    await later();
    expect(shown).toEqual([1, 2, 3]);
  });

  it('leaves out what cannot be followed, but never the last one', async () => {
    for (let step = 1; step <= 100; step++) queue.add(step);
    await later();
    expect(shown).toEqual([1, 100]);
  });

  it('gives everything else as much time as drawing takes', async () => {
    settings.motion = 'less';
    const slow = new AnimationQueue((thing: number) => {
      shown.push(thing);
      vi.advanceTimersByTime(2000);
    });
    slow.add(1);
    await vi.advanceTimersByTimeAsync(1);
    for (const step of [2, 3, 4]) slow.add(step);
    await vi.advanceTimersByTimeAsync(1900);
    expect(shown).toEqual([1]);
    await later();
    expect(shown).toEqual([1, 4]);
  });

  it('makes nobody wait who wants less motion', () => {
    settings.motion = 'less';
    for (const step of [1, 2, 3]) queue.add(step);
    expect(shown).toEqual([1, 2, 3]);
  });

  it('shows a newer form of a step in its place', async () => {
    queue.add(1);
    queue.add(2);
    queue.amend(3);
    await later();
    expect(shown).toEqual([1, 3]);
  });

  it('does not hold up what is no step', () => {
    queue.add(1);
    queue.amend(2);
    expect(shown).toEqual([1, 2]);
  });

  it('can be hurried, and begun anew', () => {
    for (const step of [1, 2, 3]) queue.add(step);
    queue.skip();
    expect(shown).toEqual([1, 3]);
    for (const step of [4, 5]) queue.add(step);
    queue.restart(6);
    expect(shown).toEqual([1, 3, 6]);
  });
});
