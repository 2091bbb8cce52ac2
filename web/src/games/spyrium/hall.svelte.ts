/** What all parts of the table share: the position, what can be done, what is selected. */

import { lay, Tabletop, tabletop } from '../../lib/tabletop.svelte';
import type { Journey } from '../../lib/travel';
import type { Param } from '../../lib/types';
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
import { journeys, type Scene } from './journeys';
import { touched } from './marks';
import { saidParts, type Part } from './parts';
import { priceOf, quote, withPlot, type Payment, type Price } from './prices';
import type { CardData, CardFile, Pending, View } from './view';

/** A thing on the table that is pointed at: what it would do, or the cards to tell the cost of. */
export interface Hint {
  text: string | null;
  places: string[];
  element: HTMLElement;
}

export class Hall extends Tabletop<View, CardFile, Hint> {
  /** Who stood where in a position, so that figures keep their places. */
  readonly #crews = new WeakMap<View, Crew>();
  selection = $state.raw<Selection>(NOTHING);
  crew = $state.raw<Crew>([]);

  readonly targets = $derived.by(() => targetsOf(this.legal));
  /** The question on top of the stack. */
  readonly asked = $derived.by<Pending | null>(() => this.view.pending.at(-1) ?? null);
  readonly choice = $derived.by(() => marketChoice(this.chosen));
  /** The choices in the market that agree with the selection. */
  readonly offers = $derived.by(() => agreeing(this.targets.market, this.selection));
  readonly era = $derived.by(() => this.file.box.turns[this.view.turn - 1] ?? '');

  constructor(room: () => RoomProps) {
    super(room);
    this.#stand(null);
  }

  card(id: string): CardData | undefined {
    return this.file.cards[id];
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

  /** The page let go of the preview; a worker that still waits for its card stays selected. */
  override release(): void {
    if (this.selection.place !== null) this.forget();
  }

  protected forget(): void {
    this.selection = NOTHING;
  }

  pressPlace(place: string): void {
    const card = this.view.market[place];
    const chosen = this.choice;
    if (chosen?.place === place && this.selection.place === place) this.act(chosen.text);
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
      this.act(chosen.text);
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
    this.choose(pick.choice?.text ?? null);
    return true;
  }

  protected tells({ text }: Hint): boolean {
    return text === null || (text !== this.chosen && this.actions.has(text));
  }

  journeys(before: View, after: View): Journey[] {
    return journeys(this.#scene(before), this.#scene(after), this.era);
  }

  #scene(view: View): Scene {
    return { view, crew: this.#crews.get(view) ?? assign(null, view) };
  }

  protected touched(before: View, after: View): Set<string> {
    return touched(before, after);
  }

  get asking(): boolean {
    return this.asked?.ask !== 'turn';
  }

  override advance(before: View): void {
    super.advance(before);
    this.#stand(this.crew);
  }

  #stand(before: Crew | null): void {
    this.crew = assign(before, this.view);
    this.#crews.set(this.view, this.crew);
  }
}

export function openHall(room: () => RoomProps): Hall {
  return lay(new Hall(room));
}

export function hall(): Hall {
  return tabletop<Hall>();
}
