/**
 * The state that all parts of a game's board share: the position, the actions of each spot, what is
 * selected or pointed at, and what is being told.
 */

import { getContext, setContext } from 'svelte';
import type { Attachment } from 'svelte/attachments';
import type { Action, CardInfo, GameEvent, LogEntry, Message } from '../api/types';
import type { Words } from '../words/words';
import type { Question } from './confirmation';
import type { TableContext, Telling } from './context';
import type { Haul } from './drag.svelte';
import { hover } from './hover';
import type { Beat } from './queue';
import type { SpotElement, Targets } from './targets';
import { Animator, type DrawToken, type Movement } from './animation';

const KEY = Symbol('board');
/** How long a hint stays when the pointer has left its spot. */
const LEAVING = 160;

/** Actions that belong together in a popover. */
export interface Offers {
  title: string | null;
  texts: string[];
}

/** What every position has. */
export interface Seated {
  players: readonly unknown[];
}

/** A step: the positions around it, and its events in order. */
export interface Scene<View> {
  before: View;
  after: View;
  events: readonly GameEvent[];
}

export abstract class Board<View extends Seated, File, Derived = unknown> {
  readonly #table: () => TableContext<View, File, Derived>;
  #pointed = $state.raw<SpotElement | null>(null);
  /** Why nothing can be done with the element that is pointed at. */
  #why = $state.raw<{ element: HTMLElement; step: number; message: Message } | null>(null);
  /** The spots that were touched to choose the action that is previewed; the last one last. */
  selection = $state.raw<readonly SpotElement[]>([]);
  /** Whether the hint stays without the pointer. */
  held = $state(false);
  #leaving: ReturnType<typeof setTimeout> | undefined;
  readonly animator: Animator;

  constructor(table: () => TableContext<View, File, Derived>, drawToken?: DrawToken) {
    this.#table = table;
    this.animator = new Animator(drawToken);
  }

  /** The actions of each spot. */
  protected abstract findTargets(actions: readonly Action[]): Targets;
  /** What the event at `index` of a step moves. */
  protected abstract movements(scene: Scene<View>, index: number): Movement[];
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
  /** What the rules say about the position: prices, limits, reach. */
  get derived(): Derived {
    return this.#table().frame.derived;
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

  /** The name as a message, for sentences; a box of somebody's own may have given it another. */
  nameOf(id: string, kind = 'card'): Message {
    return (this.cards.get(id)?.name as Message | undefined) ?? [`${kind}-${id}`, {}];
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

  /** What the popover of a spot offers, in groups with a title each. */
  offersOf({ spot }: SpotElement): Offers[] {
    return [{ title: null, texts: this.actionsOf(spot) }];
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

  /**
   * Does the only action of a spot, or shows it if a second click is asked for. Where there are
   * several, the popover offers them, and a second touch does the foremost. Nothing to do there:
   * opens the card, or else says what the thing is.
   */
  touch(touched: SpotElement): void {
    const partners = this.#partners(touched.spot);
    const texts = this.narrowed(touched.spot, partners);
    if (texts.length === 0) {
      if (touched.card) this.inspect(touched.card);
      else this.look(touched);
      return;
    }
    const shown = this.chosen !== null && texts.includes(this.chosen);
    const only = texts.length === 1;
    if (shown && (only || this.isSelected(touched.spot))) {
      this.act(this.chosen!);
      return;
    }
    this.#pointed = null;
    this.selection = [...partners, touched];
    if (only) this.press(texts[0]!);
    else if (!shown) this.choose(this.foremost(texts, touched));
  }

  /** Does an action, or shows it if a second click is asked for. */
  press(text: string): void {
    if (this.chosen === text || this.confirmation(text) === null) this.act(text);
    else this.choose(text);
  }

  /** Does an action, and the same again for as long as that is possible. */
  repeat(text: string): void {
    this.#close();
    this.#table().act(text, true);
  }

  /** Why a second click is asked for before an action; null if one does it. */
  confirmation(text: string): Question {
    return this.#table().confirmation(text);
  }

  /** Whether an action is of the kind that is often done several times in a row. */
  repeats(_text: string): boolean {
    return false;
  }

  /** The preview was closed elsewhere; a spot that waits for another one stays selected. */
  release(): void {
    const last = this.selected;
    if (last && this.foremost(this.actionsOf(last.spot), last) === null) return;
    this.clearSelection();
  }

  cancel(): void {
    this.#close();
    if (this.chosen !== null) this.choose(null);
  }

  protected clearSelection(): void {
    this.selection = [];
  }

  protected choose(text: string | null): void {
    this.#table().choose(text);
  }

  protected act(text: string): void {
    this.#close();
    this.#table().act(text);
  }

  /** What a hand takes for an action and where it puts it; null if nothing is moved by hand. */
  protected haul(_action: Action): Haul | null {
    return null;
  }
  readonly #hauls = $derived.by(() =>
    this.legal.flatMap((action) => {
      const haul = this.haul(action);
      return haul ? [{ text: action.text, ...haul }] : [];
    }),
  );

  canGrab(spot: string): boolean {
    return this.#hauls.some(({ from }) => from.includes(spot));
  }

  /** The actions that are done by dragging something to a place. */
  droppings(from: string, to: string): string[] {
    return this.#hauls
      .filter((one) => one.from.includes(from) && one.to.includes(to))
      .map(({ text }) => text);
  }

  /** Something was dragged to a place: does it; where there are several ways, they are offered there. */
  drop(from: string, to: string, element: HTMLElement): void {
    const texts = this.droppings(from, to);
    if (texts.length === 1) this.press(texts[0]!);
    else if (texts.length > 1)
      this.touch({ spot: this.actionsOf(to).length ? to : from, card: null, element });
  }

  /** Closes the popover: what was to be done is done. */
  #close(): void {
    this.clearSelection();
    this.#pointed = null;
    this.held = false;
  }

  /** Whether there is something to say about a spot that is pointed at. */
  protected hasHint({ spot, card }: SpotElement): boolean {
    const known =
      card !== null ||
      this.actionsOf(spot).length > 0 ||
      this.why !== '' ||
      this.explanation(spot) !== '';
    return this.selected?.spot !== spot && known;
  }

  /** What a thing is and what it is for. */
  explanation(spot: string): string {
    const key = this.#explanationKey(spot);
    return key === undefined ? '' : this.words.key(key);
  }

  /** The number of the rule behind what a thing is for; null if there is none. */
  ruleOf(spot: string): string | null {
    const key = this.#explanationKey(spot);
    const known =
      key !== undefined && this.#table().showRules && this.words.hasForm([key, {}], 'rule');
    return known ? this.words.form([key, {}], 'rule') : null;
  }

  showRule(rule: string): void {
    this.#close();
    this.#table().showRules?.({ rule });
  }

  /** The thing whose explanation a spot shares. */
  protected subject(spot: string): string {
    return spot;
  }

  /** The message about `order:trade` as a whole, or else about any `order`. */
  #explanationKey(spot: string): string | undefined {
    const parts = this.subject(spot.replace(/^explain:/, '')).split(':');
    const keys = parts.map(
      (_, index) => `web-explain-${parts.slice(0, parts.length - index).join('-')}`,
    );
    return keys.find((one) => this.words.has(one));
  }

  /** Explains something that is no spot while it is pointed at or has the focus, and when it is touched. */
  explains(key: string): Attachment<HTMLElement> {
    const spot = `explain:${key}`;
    return (element) => {
      element.dataset['explain'] = key;
      element.tabIndex = -1;
      element.setAttribute('aria-description', this.explanation(spot));
      const stop = this.hovers(spot)(element);
      const touched = (event: MouseEvent) => {
        if (!(event.target as Element).closest('button')) this.look({ spot, card: null, element });
      };
      element.addEventListener('click', touched);
      return () => {
        element.removeEventListener('click', touched);
        stop?.();
      };
    };
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

  /** The spot under the pointer or the focus, or one that was pressed for long. */
  get hinted(): SpotElement | null {
    return this.#pointed && (this.held || this.hasHint(this.#pointed)) ? this.#pointed : null;
  }
  hint(pointed: SpotElement): void {
    clearTimeout(this.#leaving);
    this.held = false;
    this.#pointed = pointed;
    void this.#explain(pointed);
  }

  /** Keeps the hint of a spot open, as after a long press. */
  look(touched: SpotElement): void {
    this.clearSelection();
    this.hint(touched);
    this.held = true;
  }

  /** The pointer has gone from a spot into its popover. */
  keepHint(): void {
    clearTimeout(this.#leaving);
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
  /** The pointer may go on into the popover, so it stays for a moment. */
  unhint(element: HTMLElement | undefined = this.#pointed?.element): void {
    clearTimeout(this.#leaving);
    this.#leaving = setTimeout(() => {
      // What is gone from the table is not explained any longer.
      const goes = !this.held || element?.isConnected === false;
      if (goes && this.#pointed?.element === element) this.#pointed = null;
    }, LEAVING);
  }

  /** A step to another position; what was selected belongs to the old one. */
  advance(): void {
    this.clearSelection();
    this.held = false;
  }

  /** The events of the step that is shown. */
  get beats(): readonly Beat[] {
    return this.#table().beats;
  }
  /** The event that is being told. */
  get telling(): Telling | null {
    return this.#table().telling;
  }

  /** What the events of a step move, by the key of the event. */
  movementsOf(beats: readonly Beat[], before: View, after: View): Map<string, Movement[]> {
    const scene = { before, after, events: beats.map(({ told }) => told.event) };
    return new Map(beats.map(({ key }, index) => [key, this.movements(scene, index)]));
  }

  /** How a spot is marked now, as class names. */
  marked(...spots: string[]): string {
    return spots.some((spot) => this.#table().highlight.has(spot)) ? 'lit' : '';
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
