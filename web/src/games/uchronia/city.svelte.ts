/** What all parts of the table share: the position, what can be done, what is selected. */

import { getContext, setContext } from 'svelte';
import { calm } from '../../lib/pace';
import type { Action, CardInfo } from '../../lib/types';
import type { Words } from '../../lib/words';
import type { RoomProps } from '../room';
import { spotsOf } from './actions';
import { touched } from './journeys';
import { outlook, type Outlook } from './outlook';
import { Travel } from './travel';
import {
  activityLimit,
  askedOf,
  threshold,
  type BuildingData,
  type CardFile,
  type Pending,
  type View,
} from './view';

const KEY = Symbol('uchronia');

/** A thing on the table: its name, its building if it is one, and where it is. */
export interface Thing {
  spot: string;
  card: string | null;
  element: HTMLElement;
}

export class City {
  readonly #room: () => RoomProps;
  #touched = $state.raw<Set<string>>(new Set());
  #hinted = $state.raw<Thing | null>(null);
  readonly travel = new Travel();
  /** What was touched first, to be touched again. */
  selected = $state.raw<Thing | null>(null);

  constructor(room: () => RoomProps) {
    this.#room = room;
  }

  get words(): Words {
    return this.#room().words;
  }
  get file(): CardFile {
    return this.#room().file;
  }
  get cards(): Map<string, CardInfo> {
    return this.#room().cards;
  }
  get names(): string[] {
    return this.#room().names;
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
  readonly view = $derived.by<View>(() => this.#room().frame.view);
  readonly actions = $derived.by(
    () =>
      new Map<string, Action>(this.#room().frame.actions.map((action) => [action.text, action])),
  );
  readonly spots = $derived.by(() => spotsOf(this.#room().frame.actions, this.view));
  /** The question on top of the stack. */
  readonly asked = $derived.by<Pending | null>(() => askedOf(this.view));
  readonly goal = $derived.by(() => threshold(this.view, this.file));

  card(id: string): BuildingData | undefined {
    return this.file.cards[id];
  }

  name(id: string): string {
    return this.words.key(`card-${id}`);
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

  /** What an action would bring. */
  outlook(text: string): Outlook {
    const action = this.actions.get(text);
    return action && this.me !== null ? outlook(action, this.view, this.file, this.me) : {};
  }

  /** The points of a seat if the game ended now. */
  points(seat: number): number {
    return Object.values(this.#room().frame.standing[seat] ?? {}).reduce((sum, n) => sum + n, 0);
  }

  limit(seat: number): number {
    const player = this.view.players[seat];
    return player ? activityLimit(player, this.file) : 0;
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
    this.#touched = touched(before, this.view);
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

export function openCity(room: () => RoomProps): City {
  return setContext(KEY, new City(room));
}

export function city(): City {
  return getContext<City>(KEY);
}
