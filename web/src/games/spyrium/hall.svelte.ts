/** What all parts of the table share: the position, what can be done, what is selected. */

import { getContext, setContext } from 'svelte';
import { calm } from '../../lib/pace';
import { Travel } from '../../lib/travel';
import type { Action, CardInfo, Param } from '../../lib/types';
import type { Words } from '../../lib/words';
import type { RoomProps } from '../room';
import {
  agreeing,
  marketChoice,
  NOTHING,
  pickGap,
  pickPlace,
  targetsOf,
  type Pick,
  type Selection,
} from './actions';
import { assign, type Crew } from './crew';
import { touched } from './marks';
import { saidParts, type Part } from './parts';
import { priceOf, quote, withPlot, type Payment, type Price } from './prices';
import type { CardData, CardFile, Pending, View } from './view';

const KEY = Symbol('spyrium');

/** A thing on the table that is pointed at: what it would do, or the cards to tell the cost of. */
export interface Hint {
  text: string | null;
  places: string[];
  element: HTMLElement;
}

export class Hall {
  readonly #room: () => RoomProps;
  #touched = $state.raw<Set<string>>(new Set());
  #hinted = $state.raw<Hint | null>(null);
  readonly travel = new Travel();
  selection = $state.raw<Selection>(NOTHING);
  crew = $state.raw<Crew>([]);

  constructor(room: () => RoomProps) {
    this.#room = room;
    this.crew = assign(null, this.view);
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
  readonly targets = $derived.by(() => targetsOf(this.#room().frame.actions));
  /** The question on top of the stack. */
  readonly asked = $derived.by<Pending | null>(() => this.view.pending.at(-1) ?? null);
  readonly choice = $derived.by(() => marketChoice(this.chosen));
  /** The choices in the market that agree with the selection. */
  readonly offers = $derived.by(() => agreeing(this.targets.market, this.selection));
  readonly era = $derived.by(() => this.file.box.turns[this.view.turn - 1] ?? '');

  card(id: string): CardData | undefined {
    return this.file.cards[id];
  }

  /** A card in words. An event may bear the same id as a card, such as `residence`. */
  info(id: string): CardInfo | undefined {
    const info = this.cards.get(id);
    return info?.section === 'event' ? undefined : info;
  }

  name(id: string): string {
    return this.words.key(`card-${id}`);
  }

  /** The whole text of a card in one line. */
  text(id: string): string {
    return (this.info(id)?.lines ?? []).map((line) => this.words.say(line)).join(' ');
  }

  /** An action in words, with its cost. */
  say(text: string): string {
    const action = this.actions.get(text);
    return action ? this.words.say(action.message) : text;
  }

  /** What an action gives and takes, drawn from its words. */
  deal(text: string): Part[] {
    return this.#drawn(this.actions.get(text)?.message[1].deal);
  }

  /** What a card that is called gives, to stand after the sum of money that it costs. */
  brings(text: string): Part[] {
    const parts = this.#drawn(this.actions.get(text)?.message[1].gain);
    if (!parts.length) return [];
    const costs = parts.some(({ sign }) => sign === 'arrow');
    return [{ sign: costs ? 'plus' : 'arrow' }, ...parts];
  }

  #drawn(said: Param | undefined): Part[] {
    return Array.isArray(said) ? saidParts(said, this.#owned) : [];
  }

  /** The workers of one's own that are not in the reserve. */
  get #owned(): number {
    const reserve = this.me === null ? 0 : (this.view.players[this.me]?.reserve ?? 0);
    return this.file.box.workers_in_all - reserve;
  }

  /** The money of an action; a new building counts with its plot, as far as one's money goes. */
  price(text: string): Price | null {
    return this.#whole(text) ?? this.#bare(text);
  }

  /** Whether a building can only be paid in place of another one. */
  replacesOnly(text: string): boolean {
    return this.#builds(text) && this.#whole(text) === null;
  }

  #builds(text: string): boolean {
    return this.actions.get(text)?.message[0] === 'do-activate-building';
  }

  #bare(text: string): Price | null {
    const action = this.actions.get(text);
    return action ? priceOf(action.message) : null;
  }

  #whole(text: string): Payment | null {
    const price = this.#bare(text);
    if (price?.kind !== 'pay' || this.me === null || !this.#builds(text)) return null;
    return withPlot(price, this.view, this.file, this.me);
  }

  /** What the card at a place would cost me, with a worker that is there or one that joins. */
  quote(place: string, joins: boolean): Payment | null {
    return this.me === null ? null : quote(this.view, this.file, this.me, place, joins);
  }

  /** The points of a seat if the game ended now. */
  total(seat: number): number {
    return Object.values(this.#room().frame.standing[seat] ?? {}).reduce((sum, n) => sum + n, 0);
  }

  inspect(id: string): void {
    this.#room().inspect(id);
  }

  /** Under which id the sheet of cards has an event, if it can be told from a card. */
  eventSheet(id: string): CardInfo | undefined {
    return [`event-${id}`, id]
      .map((name) => this.cards.get(name))
      .find((info) => info?.section === 'event');
  }

  /** First touch: preview. Second touch on the same thing: do it. */
  press(text: string): void {
    if (this.chosen === text) this.#act(text);
    else this.#room().choose(text);
  }

  /** The page let go of the preview; a worker that still waits for its card stays selected. */
  release(): void {
    if (this.selection.place !== null) this.selection = NOTHING;
  }

  cancel(): void {
    this.selection = NOTHING;
    if (this.chosen !== null) this.#room().choose(null);
  }

  pressPlace(place: string): void {
    const card = this.view.market[place];
    const chosen = this.choice;
    if (chosen?.place === place && this.selection.place === place) this.#act(chosen.text);
    else if (!this.#pick(pickPlace(this.targets.market, this.selection, chosen, place)) && card)
      this.inspect(card.card);
  }

  pressGap(gap: string): void {
    const placement = this.targets.gaps.get(gap);
    const chosen = this.choice;
    // A gap may also hold a worker that can be used; then the ticket offers both.
    const usable = this.targets.market.some((choice) => choice.gap === gap);
    if (placement && !usable) this.press(placement);
    else if (chosen?.gap === gap && this.selection.gap === gap && this.selection.place !== null)
      this.#act(chosen.text);
    else this.#pick(pickGap(this.targets.market, this.selection, chosen, gap));
  }

  /** Shows a choice of the ticket, keeping the selection in step with it. */
  pressChoice(text: string): void {
    const choice = marketChoice(text);
    if (choice) this.selection = { ...this.selection, place: choice.place, gap: choice.gap };
    this.press(text);
  }

  #pick(pick: Pick | null): boolean {
    if (!pick) return false;
    this.selection = pick.selection;
    this.#room().choose(pick.choice?.text ?? null);
    return true;
  }

  #act(text: string): void {
    this.selection = NOTHING;
    this.#room().act(text);
  }

  /** What is under the pointer or the focus, to be said before it is chosen. */
  get hinted(): Hint | null {
    const hint = this.#hinted;
    if (!hint || (hint.text !== null && hint.text === this.chosen)) return null;
    return hint.text === null || this.actions.has(hint.text) ? hint : null;
  }
  hint(hint: Hint): void {
    this.#hinted = hint;
  }
  unhint(element: HTMLElement): void {
    if (this.#hinted?.element === element) this.#hinted = null;
  }

  /** Takes the step from one position to the next: who moved, and what was touched. */
  advance(before: View): void {
    this.selection = NOTHING;
    this.crew = assign(this.crew, this.view);
    this.#touched = touched(before, this.view);
  }

  /** How a thing on the table is marked now, as class names. */
  marked(...ids: string[]): string {
    const classes = [];
    if (ids.some((id) => this.#room().highlight.has(id))) classes.push('lit');
    if (ids.some((id) => this.#touched.has(id)))
      classes.push(calm() ? 'touched-still' : `touched-${this.step % 2}`);
    return classes.join(' ');
  }
}

export function openHall(room: () => RoomProps): Hall {
  return setContext(KEY, new Hall(room));
}

export function hall(): Hall {
  return getContext<Hall>(KEY);
}
