import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { LogEntry, LogEvent } from '../api/types';
import { beatsOf, StoryQueue, type Beat } from './queue';
import { settings } from '../shell/settings.svelte';

let shown: number[];
/** The keys of the events in the order in which they were told, and when the last one ended. */
let told: string[];
let watched: number;
let rested: number;
let queue: StoryQueue<number>;

function beat(key: string, lasts = 900): Beat {
  const told = { message: ['log-x', {}], event: { event: 'x' }, weight: 'move' } as LogEvent;
  return { key, told, actor: 1, lasts };
}

beforeEach(() => {
  vi.useFakeTimers();
  settings.motion = 'auto';
  settings.speed = 'normal';
  shown = [];
  told = [];
  watched = rested = 0;
  queue = new StoryQueue({
    show: (thing) => shown.push(thing),
    tell: ({ key }, lasts) => {
      told.push(key);
      if (lasts > 0) watched += 1;
    },
    rest: () => {
      rested = performance.now();
    },
  });
});
afterEach(() => {
  queue.stop();
  settings.speed = 'normal';
  vi.restoreAllMocks();
  vi.useRealTimers();
});
const pass = (time: number) => vi.advanceTimersByTimeAsync(time);

describe('the queue at which steps are shown and told', () => {
  it('shows a step at once if none is being told', () => {
    queue.add(1, [beat('1.0')]);
    expect(shown).toEqual([1]);
  });

  it('tells the events of a step one after another before the next step is shown', async () => {
    queue.add(1, [beat('1.0'), beat('1.1')]);
    queue.add(2, [beat('2.0')]);
    await pass(10);
    expect(told).toEqual(['1.0']);
    await pass(900);
    expect(told).toEqual(['1.0', '1.1']);
    expect(shown).toEqual([1]);
    await pass(900);
    expect(shown).toEqual([1, 2]);
    expect(told).toEqual(['1.0', '1.1', '2.0']);
  });

  it('tells everything that waits, in order and within eight seconds', async () => {
    const begun = performance.now();
    for (let step = 0; step < 100; step++) queue.add(step, [beat(`${step}.0`), beat(`${step}.1`)]);
    await pass(20_000);
    expect(shown).toEqual(Array.from({ length: 100 }, (_, step) => step));
    expect(told).toEqual(Array.from({ length: 200 }, (_, n) => `${n >> 1}.${n % 2}`));
    expect(watched).toBe(200);
    expect(rested - begun).toBeLessThan(9000);
  });

  it.each([
    ['slow', 1530],
    ['fast', 360],
  ] as const)('is %s if that is wanted', async (speed, lasts) => {
    settings.speed = speed;
    queue.add(1, [beat('1.0'), beat('1.1')]);
    await pass(lasts - 20);
    expect(told).toHaveLength(1);
    await pass(40);
    expect(told).toHaveLength(2);
  });

  it('tells everything at once if that is wanted', async () => {
    settings.speed = 'instant';
    queue.add(1, [beat('1.0'), beat('1.1')]);
    expect(told).toEqual(['1.0', '1.1']);
    queue.add(2, [beat('2.0')]);
    await pass(1);
    expect(shown.at(-1)).toBe(2);
    expect(told).toEqual(['1.0', '1.1', '2.0']);
  });

  it('tells the same story, at the same pace, to those who want less motion', async () => {
    settings.motion = 'less';
    queue.add(1, [beat('1.0'), beat('1.1')]);
    await pass(890);
    expect(told).toEqual(['1.0']);
    await pass(30);
    expect(told).toEqual(['1.0', '1.1']);
  });

  it('catches up at once in a hidden tab, and leaves nothing out', async () => {
    queue.add(1, [beat('1.0'), beat('1.1')]);
    await pass(10);
    vi.spyOn(document, 'hidden', 'get').mockReturnValue(true);
    queue.add(2, [beat('2.0')]);
    expect(shown).toEqual([1, 2]);
    expect(told).toEqual(['1.0', '1.1', '2.0']);
  });

  it('can be skipped: the last step is shown, and everything told', async () => {
    for (const step of [1, 2, 3]) queue.add(step, [beat(`${step}.0`), beat(`${step}.1`)]);
    await pass(10);
    queue.skip();
    expect(shown).toEqual([1, 3]);
    expect(told).toEqual(['1.0', '1.1', '2.0', '2.1', '3.0', '3.1']);
    await pass(5000);
    expect(told).toHaveLength(6);
    queue.add(4, [beat('4.0')]);
    await pass(10);
    expect(told.at(-1)).toBe('4.0');
  });

  it('can be begun anew', async () => {
    for (const step of [1, 2]) queue.add(step, [beat(`${step}.0`)]);
    queue.restart(6);
    await pass(5000);
    expect(shown).toEqual([1, 6]);
    expect(told).toEqual([]);
  });

  it('shows a newer form of a step in its place', async () => {
    queue.add(1, [beat('1.0')]);
    queue.add(2, [beat('2.0')]);
    queue.amend(3);
    await pass(5000);
    expect(shown).toEqual([1, 3]);
    expect(told).toEqual(['1.0', '2.0']);
  });

  it('does not hold up what is no step', () => {
    queue.add(1, [beat('1.0')]);
    queue.amend(2);
    expect(shown).toEqual([1, 2]);
  });

  it('begins to tell what is shown at once, however long the drawing took', async () => {
    const slow = new StoryQueue<number>({
      show: () => vi.advanceTimersByTime(300),
      tell: ({ key }) => told.push(key),
      rest: () => {},
    });
    slow.add(1, [beat('1.0')]);
    await pass(1);
    expect(told).toEqual(['1.0']);
    slow.stop();
  });

  it('gives everything else as much time as drawing takes', async () => {
    const slow = new StoryQueue<number>({
      show: (thing) => {
        shown.push(thing);
        vi.advanceTimersByTime(2000);
      },
      tell: () => {},
      rest: () => {},
    });
    slow.add(1);
    await pass(1);
    slow.add(2);
    await pass(1900);
    expect(shown).toEqual([1]);
    await pass(200);
    expect(shown).toEqual([1, 2]);
    slow.stop();
  });
});

describe('how long an event is shown', () => {
  const logged = (event: string, weight: LogEvent['weight'], seat = 1): LogEvent => ({
    message: [`log-${event}`, {}],
    event: { event, seat },
    weight,
  });
  const lasting = (events: LogEvent[], own: number[] = []) => {
    const entry: LogEntry = { number: 7, kind: 'action', seat: 1, action: 'x', events };
    return beatsOf([entry], own).map(({ key, lasts }) => [key, lasts]);
  };

  it('depends on its weight, and is less for the same once more', () => {
    const drew = logged('drew', 'minor');
    expect(lasting([logged('built', 'move'), drew, drew, logged('turn-begins', 'moment')])).toEqual(
      [
        ['7.0', 900],
        ['7.1', 300],
        ['7.2', 150],
        ['7.3', 1400],
      ],
    );
  });

  it('is less for what I did myself', () => {
    expect(lasting([logged('built', 'move')], [1])).toEqual([['7.0', 450]]);
  });
});
