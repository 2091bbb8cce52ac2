/**
 * What all parts of a table share, whatever is played there: the position, what can be done with
 * which thing, what is touched and pointed at. A game's room says which things stand for which
 * actions, and what a step has touched.
 */

import { getContext, setContext } from 'svelte';
import type { RoomProps } from '../games/room';
import { calm } from './pace';
import { Travel, type Dress, type Journey } from './travel';
import type { Action, CardInfo, LogEntry } from './types';
import type { Words } from './words';

const KEY = Symbol('tabletop');

/** A thing on the table: its name, its card if it is one, and where it is. */
export interface Thing {
  spot: string;
  card: string | null;
  element: HTMLElement;
}

/** By thing, the actions that it stands for, in the order of the rules. */
export type Spots = Map<string, string[]>;

export abstract class Tabletop<View, File> {
  readonly #room: () => RoomProps;
  #touched = $state.raw<Set<string>>(new Set());
  #hinted = $state.raw<Thing | null>(null);
  readonly travel: Travel;
  /** What was touched first, to be touched again. */
  selected = $state.raw<Thing | null>(null);

  constructor(room: () => RoomProps, dress?: Dress) {
    this.#room = room;
    this.travel = new Travel(dress);
  }

  /** What stands for what now. */
  protected abstract findSpots(actions: readonly Action[]): Spots;
  /** What went where between two positions. */
  abstract journeys(before: View, after: View): Journey[];
  /** What a step has touched, besides where something came from or went to. */
  protected abstract changed(before: View, after: View): Iterable<string>;
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
  readonly actions = $derived.by(
    () =>
      new Map<string, Action>(this.#room().frame.actions.map((action) => [action.text, action])),
  );
  readonly spots = $derived.by(() => this.findSpots(this.#room().frame.actions));

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

  /** What a thing stands for now. */
  doing(spot: string): string[] {
    return this.spots.get(spot) ?? [];
  }

  /** Whether what is being previewed is done with a thing. */
  isChosen(spot: string): boolean {
    return this.chosen !== null && this.doing(spot).includes(this.chosen);
  }

  inspect(id: string): void {
    this.#room().inspect(id);
  }

  /** First touch: preview. Second touch on the same thing: do it. Nothing to do: look closer. */
  press(thing: Thing): void {
    const texts = this.doing(thing.spot);
    const [first] = texts;
    if (first === undefined) {
      if (thing.card) this.inspect(thing.card);
      return;
    }
    const shown = this.chosen !== null && texts.includes(this.chosen);
    if (shown && (texts.length === 1 || this.selected?.spot === thing.spot)) {
      this.#act(this.chosen!);
      return;
    }
    this.selected = thing;
    if (!shown) this.#room().choose(first);
  }

  /** One of several things to do with what is selected. */
  pressChoice(text: string): void {
    if (this.chosen === text) this.#act(text);
    else this.#room().choose(text);
  }

  /** The page let go of the preview. */
  release(): void {
    this.selected = null;
  }

  cancel(): void {
    this.selected = null;
    if (this.chosen !== null) this.#room().choose(null);
  }

  #act(text: string): void {
    this.selected = null;
    this.#room().act(text);
  }

  /** What is under the pointer or the focus, to be said before it is chosen. */
  get hinted(): Thing | null {
    const hint = this.#hinted;
    if (!hint || this.selected?.spot === hint.spot) return null;
    return hint.card !== null || this.doing(hint.spot).length ? hint : null;
  }
  hint(hint: Thing): void {
    this.#hinted = hint;
  }
  unhint(element: HTMLElement): void {
    if (this.#hinted?.element === element) this.#hinted = null;
  }

  /** Takes the step from one position to the next: what was touched. */
  advance(before: View): void {
    this.selected = null;
    const ways = this.journeys(before, this.view).flatMap(({ from, to }) => [from, to]);
    this.#touched = new Set([...ways, ...this.changed(before, this.view)]);
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

/** Makes a table known to its parts. */
export function lay<T extends Tabletop<any, any>>(top: T): T {
  return setContext(KEY, top);
}

/** The table that a part belongs to. */
export function tabletop<T extends Tabletop<any, any> = Tabletop<any, any>>(): T {
  return getContext<T>(KEY);
}
