/**
 * A table is drawn in several tasks when it opens, so that the page answers in between. What has been
 * drawn once is drawn again in one go, as when a shared screen is handed over.
 */

import { getContext, setContext } from 'svelte';

const KEY = Symbol('drawing');

export class Drawing {
  /** Whether everything has been drawn. */
  done = $state(false);
  #waiting: (() => void)[] = [];
  #last: (() => void)[] = [];
  #channel = new MessageChannel();
  #scheduled = false;

  constructor() {
    this.#channel.port1.onmessage = () => this.#next();
  }

  /** Draws something in a task of its own; the last things once nothing else waits. */
  later(draw: () => void, last: boolean): void {
    (last ? this.#last : this.#waiting).push(draw);
    this.#schedule();
  }

  close(): void {
    this.#waiting = this.#last = [];
    this.#channel.port1.close();
  }

  #schedule(): void {
    if (this.#scheduled) return;
    this.#scheduled = true;
    this.#channel.port2.postMessage(null);
  }

  #next(): void {
    this.#scheduled = false;
    const draw = this.#waiting.shift() ?? this.#last.shift();
    if (draw) draw();
    else this.done = true;
    // What has been drawn may have parts that wait, too.
    if (!this.done) this.#schedule();
  }
}

/** Call in the component around a table; without it everything is drawn at once. */
export function provideDrawing(): Drawing {
  const drawing = setContext(KEY, new Drawing());
  $effect(() => () => drawing.close());
  return drawing;
}

export function useDrawing(): Drawing | undefined {
  return getContext<Drawing | undefined>(KEY);
}
