/**
 * The animation queue: shows steps one after another, no faster than they can be drawn. Without it
 * a page that receives a hundred moves in a second would still be drawing long after the last one.
 */

import { tick } from 'svelte';
import { settings } from '../shell/settings.svelte';

/** How long a step is shown before the next one takes its place, where things travel. */
const SHOWN = 280;
/** Steps that may wait to be shown one by one; if there are more, only the last one is. */
const MOST = 6;
/** Drawing that is quicker than this needs no pause afterwards. All in milliseconds. */
const QUICK = 16;

/** Whether things should appear in their place instead of moving there. */
export function reducedMotion(): boolean {
  return settings.motion === 'less' || matchMedia('(prefers-reduced-motion: reduce)').matches;
}

export class AnimationQueue<T> {
  #show: (thing: T) => void;
  #waiting: T[] = [];
  #timer: ReturnType<typeof setTimeout> | undefined;
  /** Until when the last step stays shown, and until when the page pauses after slow drawing. */
  #shownUntil = 0;
  #pausedUntil = 0;

  constructor(show: (thing: T) => void) {
    this.#show = show;
  }

  /** A new step, to be shown when its turn comes. */
  add(thing: T): void {
    this.#waiting.push(thing);
    if (this.#timer === undefined) this.#next();
  }

  /** A newer form of the step that was added last. */
  amend(thing: T): void {
    if (this.#waiting.pop() === undefined) this.#shownUntil = 0;
    this.add(thing);
  }

  /** Skips to the last of those that wait. */
  skip(): void {
    this.#waiting.splice(0, this.#waiting.length - 1);
    this.#shownUntil = this.#pausedUntil = 0;
    this.#next();
  }

  /** Drops what waits and shows this at once. */
  restart(thing: T): void {
    this.#waiting = [thing];
    this.skip();
    this.#shownUntil = 0;
  }

  stop(): void {
    clearTimeout(this.#timer);
    this.#waiting = [];
  }

  #next = (): void => {
    clearTimeout(this.#timer);
    this.#timer = undefined;
    if (this.#waiting.length === 0) return;
    const wait = Math.max(this.#shownUntil, this.#pausedUntil) - performance.now();
    if (wait > 0) {
      this.#timer = setTimeout(this.#next, wait);
      return;
    }
    const still = reducedMotion() || document.hidden;
    const many = still || this.#waiting.length > MOST;
    const [thing] = many ? this.#waiting.splice(0).slice(-1) : this.#waiting.splice(0, 1);
    this.#shownUntil = still ? 0 : performance.now() + SHOWN;
    this.#draw(thing!);
  };

  /** Draws, and then lets as much time pass for everything else as the drawing took. */
  #draw(thing: T): void {
    const begun = performance.now();
    this.#show(thing);
    void tick().then(() => {
      const now = performance.now();
      if (now - begun > QUICK) this.#pausedUntil = 2 * now - begun;
      if (this.#timer === undefined) this.#next();
    });
  }
}
