/**
 * What all parts of a table share, whatever is played there: the position, what can be done, what
 * is pointed at and what a step has touched. How things are selected is a matter of the game; where
 * each of them stands for its own actions, `spots.svelte.ts` knows how.
 */

import { getContext, setContext } from 'svelte';
import type { RoomProps } from '../games/room';
import { calm } from './pace';
import { Travel, type Dress, type Journey } from './travel';
import type { Action, CardInfo, LogEntry } from './types';
import type { Words } from './words';

const KEY = Symbol('tabletop');

/** What every position has. */
export interface Seated {
  players: readonly unknown[];
}

interface Pointed {
  element: HTMLElement;
}

export abstract class Tabletop<View extends Seated, File, Hint extends Pointed> {
  readonly #room: () => RoomProps;
  #touched = $state.raw<Set<string>>(new Set());
  #pointed = $state.raw<Hint | null>(null);
  readonly travel: Travel;

  constructor(room: () => RoomProps, dress?: Dress) {
    this.#room = room;
    this.travel = new Travel(dress);
  }

  /** Selects nothing any more. */
  protected abstract forget(): void;
  /** Whether there is something to say of what is pointed at. */
  protected abstract tells(hint: Hint): boolean;
  /** What went where between two positions. */
  abstract journeys(before: View, after: View): Journey[];
  /** What a step has touched. */
  protected abstract touched(before: View, after: View): Iterable<string>;
  /** Whether a question is answered on the way, and not the turn itself. */
  abstract get asking(): boolean;

  get words(): Words {
    return this.#room().words;
  }
  get file(): File {
    return this.#room().file;
  }
  get cards(): Map<string, CardInfo> {
    return this.#room().cards;
  }
  get names(): string[] {
    return this.#room().names;
  }
  get log(): LogEntry[] {
    return this.#room().log;
  }
  get chosen(): string | null {
    return this.#room().chosen;
  }
  get step(): number {
    return this.#room().frame.step;
  }
  /** The seat whose eyes these are; null for a spectator. */
  get me(): number | null {
    return this.#room().frame.seat;
  }
  get over(): boolean {
    return this.#room().frame.outcome !== null;
  }
  /** The points of each seat by source, if the game ended now. */
  get standing(): Record<string, number>[] {
    return this.#room().frame.standing;
  }
  readonly view = $derived.by<View>(() => this.#room().frame.view);
  readonly legal = $derived.by<Action[]>(() => this.#room().frame.actions);
  readonly actions = $derived.by(
    () => new Map<string, Action>(this.legal.map((action) => [action.text, action])),
  );
  /** The other seats, as they follow one's own. */
  readonly others = $derived.by<number[]>(() =>
    this.view.players
      .map((_, index) => ((this.me ?? 0) + index) % this.view.players.length)
      .filter((seat) => seat !== this.me),
  );

  /** The name of anything on the card sheet. */
  name(id: string): string {
    const info = this.cards.get(id);
    return info ? this.words.say(info.name) : id;
  }

  /** The whole text of a card in one line. */
  text(id: string): string {
    return (this.cards.get(id)?.lines ?? []).map((line) => this.words.say(line)).join(' ');
  }

  /** An action in words. */
  say(text: string): string {
    const action = this.actions.get(text);
    return action ? this.words.say(action.message) : text;
  }

  /** The points of a seat if the game ended now. */
  points(seat: number): number {
    return Object.values(this.standing[seat] ?? {}).reduce((sum, n) => sum + n, 0);
  }

  inspect(id: string): void {
    this.#room().inspect(id);
  }

  /** First touch: preview. Second touch on the same thing: do it. */
  press(text: string): void {
    if (this.chosen === text) this.act(text);
    else this.choose(text);
  }

  /** The page let go of the preview. */
  release(): void {
    this.forget();
  }

  cancel(): void {
    this.forget();
    if (this.chosen !== null) this.choose(null);
  }

  protected choose(text: string | null): void {
    this.#room().choose(text);
  }

  protected act(text: string): void {
    this.forget();
    this.#room().act(text);
  }

  /** What is under the pointer or the focus, to be said before it is chosen. */
  get hinted(): Hint | null {
    return this.#pointed && this.tells(this.#pointed) ? this.#pointed : null;
  }
  hint(hint: Hint): void {
    this.#pointed = hint;
  }
  unhint(element: HTMLElement): void {
    if (this.#pointed?.element === element) this.#pointed = null;
  }

  /** Takes the step from one position to the next. */
  advance(before: View): void {
    this.forget();
    this.#touched = new Set(this.touched(before, this.view));
  }

  /** How a thing on the table is marked now, as class names. */
  marked(...spots: string[]): string {
    const classes = [];
    if (spots.some((spot) => this.#room().highlight.has(spot))) classes.push('lit');
    if (spots.some((spot) => this.#touched.has(spot)))
      classes.push(calm() ? 'touched-still' : `touched-${this.step % 2}`);
    return classes.join(' ');
  }
}

/** A table of any game. */
export type AnyTabletop = Tabletop<any, any, any>;

/** Makes a table known to its parts. */
export function lay<T extends AnyTabletop>(top: T): T {
  return setContext(KEY, top);
}

/** The table that a part belongs to. */
export function tabletop<T extends AnyTabletop = AnyTabletop>(): T {
  return getContext<T>(KEY);
}
