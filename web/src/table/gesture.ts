/**
 * Several answers by one gesture: an action, what belongs to it, and choices without an alternative.
 * A gesture is a row of ordinary actions. It ends where a real choice is to be made, and is undone
 * as a whole.
 */

import type { Frame } from '../api/types';
import { forcedAction } from './confirmation';

/** What a gesture goes on with after its last action; null if the player is to choose. */
export type Follow<View = unknown> = (last: string, frame: Frame<View>) => string | null;

export interface Allowed {
  /** Whether gestures may go on. */
  gestures: boolean;
  /** Whether a choice without an alternative is made without a click. */
  forced: boolean;
  people: boolean;
}

export interface Next {
  text: string;
  /** Whether there would have been alternatives. */
  chosen: boolean;
  pause: number;
}

/** Long enough to see what was done before. */
const PAUSE = 450;
/** Among people always the same, and time to undo what came before. */
const EVEN_PAUSE = 1800;

export class Gesture {
  /** The step at which the last gesture began. */
  #from: number | null = null;
  #seat: number | null = null;
  #last = '';
  #kind = '';
  #again = false;

  begin({ step, seat, decision }: Frame, text: string, again: boolean): void {
    this.#from = step;
    this.#seat = seat;
    this.#last = text;
    this.#kind = decision?.kind ?? '';
    this.#again = again;
  }

  /** The step at which the choices that would be undone together began. */
  begun({ undo }: Frame): number | null {
    return this.#from !== null && undo.to !== null && undo.to > this.#from ? this.#from : null;
  }

  /** What answers the question of a position without a click. */
  next(frame: Frame, follow: Follow | undefined, allowed: Allowed): Next | null {
    const { actions, decision, seat, step } = frame;
    if (actions.length === 0) return null;
    const forced = forcedAction(frame);
    if (forced !== null)
      return allowed.forced
        ? { text: forced, chosen: false, pause: allowed.people ? EVEN_PAUSE : PAUSE }
        : null;
    if (!allowed.gestures || this.#from === null || this.#seat !== seat || step <= this.#from)
      return null;
    const same = this.#again && decision?.kind === this.#kind ? this.#last : null;
    const text = same ?? follow?.(this.#last, frame) ?? null;
    const legal = actions.some((one) => one.text === text);
    return text !== null && legal ? { text, chosen: true, pause: PAUSE } : null;
  }

  /** An answer was given without a click. */
  goOn({ text, chosen }: Next): void {
    if (chosen) this.#last = text;
  }

  /** What was done stays one gesture, and does not go on by itself. */
  stop(): void {
    this.#again = false;
    this.#last = '';
  }
}
