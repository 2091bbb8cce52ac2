/**
 * The story queue: shows steps one after another and tells the events of each, in order, none
 * left out. When much waits, everything is told faster, so that it takes about eight seconds at
 * most. What nobody can watch, such as in a hidden tab, is told at once.
 */

import { tick } from 'svelte';
import { settings, type Speed } from '../shell/settings.svelte';
import type { LogEntry, LogEvent } from '../api/types';

/** An event as it is told. */
export interface Beat {
  /** The number of its log entry, and its place in it. */
  key: string;
  told: LogEvent;
  /** The seat that acted; below 0 if nobody did. */
  actor: number;
  /** How long it would be shown at normal speed if nothing else waited. */
  lasts: number;
}

/** All in milliseconds, at normal speed. */
const SHOWN: Record<LogEvent['weight'], number> = {
  quiet: 90,
  minor: 300,
  move: 900,
  moment: 1400,
};
/** How long all that waits may take together. */
const LONGEST = 8000;
/** Less than that cannot be seen. */
const SHORTEST = 30;
/** Drawing that is quicker than this needs no pause afterwards. */
const QUICK = 16;

const SPEEDS: Record<Speed, number> = { slow: 1.7, normal: 1, fast: 0.4, instant: 0 };

/** Whether animations are turned off. */
export function reducedMotion(): boolean {
  return settings.motion === 'less' || matchMedia('(prefers-reduced-motion: reduce)').matches;
}

/** The events of log entries as they are told. Of several alike, the later ones are shorter. */
export function beatsOf(entries: readonly LogEntry[], own: readonly number[] = []): Beat[] {
  const beats: Beat[] = [];
  let before: LogEvent | undefined;
  for (const entry of entries)
    entry.events.forEach((told, index) => {
      const again =
        before?.event['event'] === told.event['event'] &&
        before?.event['seat'] === told.event['seat'];
      const lasts = SHOWN[told.weight] * (again ? 0.5 : 1) * (own.includes(entry.seat) ? 0.5 : 1);
      beats.push({ key: keyOf(entry, index), told, actor: entry.seat, lasts });
      before = told;
    });
  return beats;
}

/** The name of an event of the log. */
export function keyOf(entry: LogEntry, index: number): string {
  return `${entry.number}.${index}`;
}

interface Step<T> {
  thing: T;
  beats: Beat[];
}

interface Stage<T> {
  /** Shows a step; its beats are told afterwards. */
  show(thing: T, beats: readonly Beat[]): void;
  /** Tells an event for so long; 0 if it cannot be watched. */
  tell(beat: Beat, lasts: number): void;
  /** Nothing is being told any more. */
  rest(): void;
}

export class StoryQueue<T> {
  readonly #stage: Stage<T>;
  #waiting: Step<T>[] = [];
  /** The beats of the step that is shown. */
  #untold: Beat[] = [];
  #timer: ReturnType<typeof setTimeout> | undefined;
  #drawing = false;
  #telling = false;
  /** When all that waits should have been told. */
  #deadline = 0;
  /** Until when the page pauses after slow drawing. */
  #pausedUntil = 0;

  constructor(stage: Stage<T>) {
    this.#stage = stage;
  }

  /** A new step, to be shown when its turn comes. */
  add(thing: T, beats: Beat[] = []): void {
    this.#waiting.push({ thing, beats });
    this.#deadline = performance.now() + LONGEST * SPEEDS[settings.speed];
    if (this.#timer === undefined && !this.#drawing) this.#next();
    else if (unseen() && this.#untold.length > 0) this.skip();
  }

  /** A newer form of the step that was added last. */
  amend(thing: T): void {
    const last = this.#waiting.at(-1);
    if (last) last.thing = thing;
    else this.#stage.show(thing, []);
  }

  /** Shows the last of the steps that wait, and tells all events at once. */
  skip(): void {
    const steps = this.#waiting.splice(0);
    const beats = [...this.#untold.splice(0), ...steps.flatMap((step) => step.beats)];
    this.#clear();
    this.#pausedUntil = 0;
    const last = steps.at(-1);
    if (last) this.#stage.show(last.thing, beats);
    for (const beat of beats) this.#stage.tell(beat, 0);
    this.#rest();
  }

  /** Drops what waits and shows this at once. */
  restart(thing: T): void {
    this.stop();
    this.#stage.show(thing, []);
    this.#rest();
  }

  stop(): void {
    this.#clear();
    this.#waiting = [];
    this.#untold = [];
  }

  #clear(): void {
    clearTimeout(this.#timer);
    this.#timer = undefined;
  }

  #rest(): void {
    this.#telling = false;
    this.#stage.rest();
  }

  #next = (): void => {
    this.#clear();
    if (this.#drawing) return;
    const untold = this.#untold.length > 0;
    const wait = this.#pausedUntil - performance.now();
    // What is shown is told without a pause: until then it looks as if there were nothing to tell.
    if (untold && !unseen()) this.#tell(this.#untold.shift()!);
    else if (wait > 0) this.#timer = setTimeout(this.#next, wait);
    else if (unseen() && (untold || this.#waiting.length > 0)) this.#draw(() => this.skip());
    else if (this.#waiting.length > 0) this.#draw(() => this.#show(this.#waiting.shift()!));
    else if (this.#telling) this.#rest();
  };

  #tell(beat: Beat): void {
    const speed = SPEEDS[settings.speed];
    const nominal = beat.lasts * speed;
    const others = [...this.#untold, ...this.#waiting.flatMap((step) => step.beats)];
    const all = others.reduce((sum, one) => sum + one.lasts * speed, nominal);
    const share = Math.min(1, (this.#deadline - performance.now()) / all);
    const lasts = Math.max(SHORTEST, nominal * share);
    this.#telling = true;
    this.#stage.tell(beat, lasts);
    this.#timer = setTimeout(this.#next, lasts);
  }

  #show({ thing, beats }: Step<T>): void {
    this.#untold = [...beats];
    this.#stage.show(thing, beats);
  }

  /** Draws, and then lets as much time pass for everything else as the drawing took. */
  #draw(draw: () => void): void {
    const begun = performance.now();
    this.#drawing = true;
    draw();
    void tick().then(() => {
      const now = performance.now();
      this.#drawing = false;
      if (now - begun > QUICK) this.#pausedUntil = 2 * now - begun;
      if (this.#timer === undefined) this.#next();
    });
  }
}

/** Whether nothing can or shall be watched. */
function unseen(): boolean {
  return document.hidden || settings.speed === 'instant';
}
