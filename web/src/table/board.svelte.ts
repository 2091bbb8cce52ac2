/**
 * The state that all parts of a game's board share: the position, the actions of each spot, what is
 * selected or pointed at, and what the last step has changed.
 */

import { getContext, setContext } from 'svelte';
import type { Attachment } from 'svelte/attachments';
import type { Action, CardInfo, LogEntry, Message } from '../api/types';
import type { Words } from '../words/words';
import type { TableContext } from './context';
import { hover } from './hover';
import { reducedMotion } from './queue';
import type { SpotElement, Targets } from './targets';
import { Travel, type Dress, type Journey } from './travel';

const KEY = Symbol('board');

/** What every position has. */
export interface Seated {
  players: readonly unknown[];
}

export abstract class Board<View extends Seated, File> {
  readonly #table: () => TableContext<View, File>;
  #changed = $state.raw<Set<string>>(new Set());
  #pointed = $state.raw<SpotElement | null>(null);
  /** Why nothing can be done with the element that is pointed at. */
  #why = $state.raw<{ element: HTMLElement; step: number; message: Message } | null>(null);
  /** The spots that were touched to choose the action that is previewed; the last one last. */
  selection = $state.raw<readonly SpotElement[]>([]);
  readonly travel: Travel;

  constructor(table: () => TableContext<View, File>, dress?: Dress) {
    this.#table = table;
    this.travel = new Travel(dress);
  }

  /** The actions of each spot. */
  protected abstract findTargets(actions: readonly Action[]): Targets;
  /** What went where between two positions. */
  abstract journeys(before: View, after: View): Journey[];
  /** The spots that a step has changed. */
  protected abstract changed(before: View, after: View): Iterable<string>;
  /** Whether a question within a turn is to be answered, and not the turn itself. */
  abstract get asking(): boolean;

  get words(): Words {
    return this.#table().words;
  }
  get file(): File {
    return this.#table().file;
  }
  get cards(): Map<string, CardInfo> {
    return this.#table().cards;
  }
  get names(): string[] {
    return this.#table().names;
  }
  get log(): LogEntry[] {
    return this.#table().log;
  }
  get chosen(): string | null {
    return this.#table().chosen;
  }
  get step(): number {
    return this.#table().frame.step;
  }
  /** The seat whose view this is; null for a spectator. */
  get viewer(): number | null {
    return this.#table().frame.seat;
  }
  get over(): boolean {
    return this.#table().frame.outcome !== null;
  }
  /** The points of each seat by source, if the game ended now. */
  get standing(): Record<string, number>[] {
    return this.#table().frame.standing;
  }
  readonly view = $derived.by<View>(() => this.#table().frame.view);
  readonly legal = $derived.by<Action[]>(() => this.#table().frame.actions);
  readonly actions = $derived.by(
    () => new Map<string, Action>(this.legal.map((action) => [action.text, action])),
  );
  readonly targets = $derived.by(() => this.findTargets(this.legal));
  /** The other seats, in turn order after the viewer's. */
  readonly others = $derived.by<number[]>(() =>
    this.view.players
      .map((_, index) => ((this.viewer ?? 0) + index) % this.view.players.length)
      .filter((seat) => seat !== this.viewer),
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
    this.#table().inspect(id);
  }

  /** The actions of a spot. */
  actionsOf(spot: string): string[] {
    return this.targets.get(spot) ?? [];
  }

  /** The first action of a spot, or null. */
  actionAt(spot: string): string | null {
    return this.actionsOf(spot)[0] ?? null;
  }

  /** The spots that have actions and whose names begin like this. */
  spotsUnder(prefix: string): string[] {
    return [...this.targets.keys()].filter((spot) => spot.startsWith(prefix));
  }

  /** The spot that was touched last. */
  get selected(): SpotElement | null {
    return this.selection.at(-1) ?? null;
  }

  isSelected(spot: string): boolean {
    return this.selection.some((one) => one.spot === spot);
  }

  /** Whether the action that is previewed is one of a spot's. */
  isChosen(spot: string): boolean {
    return this.chosen !== null && this.actionsOf(spot).includes(this.chosen);
  }

  /** Whether spots that share an action narrow the choice together, such as a card and a worker. */
  protected combines(_spot: string): boolean {
    return false;
  }

  /** The action that a touch previews; null if another spot must be touched first. */
  protected foremost(texts: readonly string[], _touched: SpotElement): string | null {
    return texts[0] ?? null;
  }

  /** The selected spots with which a spot shares an action. */
  #partners(spot: string): SpotElement[] {
    if (!this.combines(spot)) return [];
    const texts = this.actionsOf(spot);
    return this.selection.filter(
      (one) => one.spot !== spot && this.actionsOf(one.spot).some((text) => texts.includes(text)),
    );
  }

  /** The actions of a spot that the other selected spots share. */
  protected narrowed(spot: string, others: readonly SpotElement[]): string[] {
    return this.actionsOf(spot).filter((text) =>
      others.every((one) => this.actionsOf(one.spot).includes(text)),
    );
  }

  /** First touch: preview. Second touch: act. Nothing to do there: opens the card. */
  touch(touched: SpotElement): void {
    const partners = this.#partners(touched.spot);
    const texts = this.narrowed(touched.spot, partners);
    if (texts.length === 0) {
      if (touched.card) this.inspect(touched.card);
      return;
    }
    const shown = this.chosen !== null && texts.includes(this.chosen);
    const only = texts.length === 1 && partners.length === 0;
    if (shown && (only || this.isSelected(touched.spot))) {
      this.act(this.chosen!);
      return;
    }
    this.selection = [...partners, touched];
    if (!shown) this.choose(this.foremost(texts, touched));
  }

  /** Previews an action of the ticket; pressed again, acts. */
  press(text: string): void {
    if (this.chosen === text) this.act(text);
    else this.choose(text);
  }

  /** The preview was closed elsewhere; a spot that waits for another one stays selected. */
  release(): void {
    const last = this.selected;
    if (last && this.foremost(this.actionsOf(last.spot), last) === null) return;
    this.clearSelection();
  }

  cancel(): void {
    this.clearSelection();
    if (this.chosen !== null) this.choose(null);
  }

  protected clearSelection(): void {
    this.selection = [];
  }

  protected choose(text: string | null): void {
    this.#table().choose(text);
  }

  protected act(text: string): void {
    this.clearSelection();
    this.#table().act(text);
  }

  /** Whether there is something to say about a spot that is pointed at. */
  protected hasHint({ spot, card }: SpotElement): boolean {
    const known = card !== null || this.actionsOf(spot).length > 0 || this.why !== '';
    return this.selected?.spot !== spot && known;
  }

  /** Handles clicks on the element of a spot. */
  touches(spot: string, card: string | null = null) {
    return ({ currentTarget }: { currentTarget: HTMLElement }) =>
      this.touch({ spot, card, element: currentTarget });
  }

  /** Hints at a spot while its element is pointed at. */
  hovers(spot: string, card: string | null = null): Attachment<HTMLElement> {
    return hover(
      (element) => this.hint({ spot, card, element }),
      (element) => this.unhint(element),
    );
  }

  /** The spot under the pointer or the focus. */
  get hinted(): SpotElement | null {
    return this.#pointed && this.hasHint(this.#pointed) ? this.#pointed : null;
  }
  hint(pointed: SpotElement): void {
    this.#pointed = pointed;
    void this.#explain(pointed);
  }

  /** The action that a spot without actions would most likely stand for. */
  protected obviousAction(_spot: string): string | null {
    return null;
  }

  /** Asks why nothing can be done at a spot, while the viewer decides. */
  async #explain({ spot, element }: SpotElement): Promise<void> {
    if (this.actions.size === 0 || this.actionsOf(spot).length > 0) return;
    const text = this.obviousAction(spot);
    const { step } = this;
    const message = text === null ? null : await this.#table().reason?.(text);
    if (message) this.#why = { element, step, message };
  }

  /** Why nothing can be done at the spot that is pointed at; empty if that is not known. */
  get why(): string {
    const why = this.#why;
    const about = why?.step === this.step && why.element === this.#pointed?.element;
    return why && about ? this.words.say(why.message) : '';
  }
  unhint(element: HTMLElement): void {
    if (this.#pointed?.element === element) this.#pointed = null;
  }

  /** Takes the step from one position to the next. */
  advance(before: View): void {
    this.clearSelection();
    this.#changed = new Set(this.changed(before, this.view));
  }

  /** How a spot is marked now, as class names. */
  marked(...spots: string[]): string {
    const classes = [];
    if (spots.some((spot) => this.#table().highlight.has(spot))) classes.push('lit');
    if (spots.some((spot) => this.#changed.has(spot)))
      classes.push(reducedMotion() ? 'touched-still' : `touched-${this.step % 2}`);
    return classes.join(' ');
  }
}

/** The board of any game, as far as the shared parts use it. */
export type AnyBoard = Board<Seated, unknown>;

/** Makes a board available to its parts. */
export function provideBoard<T>(board: T): T {
  return setContext(KEY, board);
}

/** The board that a part belongs to. */
export function useBoard<T = AnyBoard>(): T {
  return getContext<T>(KEY);
}
