/** The state of Spyrium's board. */

import type { Action } from '../../api/types';
import { Board, provideBoard, useBoard } from '../../table/board.svelte';
import type { TableContext } from '../../table/context';
import type { SpotElement, Targets } from '../../table/targets';
import type { Journey } from '../../table/travel';
import { marketChoice, marketChoices, obviousAction, preferred, targetsOf } from './actions';
import { assign, type Crew } from './crew';
import { journeys, type Scene } from './journeys';
import { changed } from './marks';
import { dealParts, previewParts, type Part } from './parts';
import { priceOf, quote, withPlot, type Payment, type Price } from './prices';
import { isGap, isPlace, type CardData, type CardFile, type Pending, type View } from './view';

export class SpyriumBoard extends Board<View, CardFile> {
  /** Where each worker was in a position, so that figures keep their places. */
  readonly #crews = new WeakMap<View, Crew>();
  crew = $state.raw<Crew>([]);

  /** The question on top of the stack. */
  readonly asked = $derived.by<Pending | null>(() => this.view.pending.at(-1) ?? null);
  readonly choice = $derived.by(() => marketChoice(this.chosen));
  readonly era = $derived.by(() => this.file.box.turns[this.view.turn - 1] ?? '');

  constructor(table: () => TableContext<View, CardFile>) {
    super(table);
    this.#assignCrew(null);
  }

  protected findTargets(actions: readonly Action[]): Targets {
    return targetsOf(actions);
  }

  protected override obviousAction(spot: string): string | null {
    return this.viewer === null ? null : obviousAction(spot, this.view, this.viewer);
  }

  /** A card and a worker beside it are chosen together. */
  protected override combines(spot: string): boolean {
    return isPlace(spot) || isGap(spot);
  }

  /** A worker alone waits for its card, unless there is only one thing to do. */
  protected override foremost(texts: readonly string[], touched: SpotElement): string | null {
    const choices = marketChoices(texts);
    if (choices.length === 0) return texts[0] ?? null;
    const card = this.selection.some(({ spot }) => isPlace(spot));
    if (isGap(touched.spot) && !card && choices.length > 1) return null;
    return preferred(choices, this.choice)?.text ?? null;
  }

  /** The place or gap of the market that is selected, if any. */
  selectedIn(belongs: (spot: string) => boolean): SpotElement | null {
    return this.selection.find(({ spot }) => belongs(spot)) ?? null;
  }

  /** The uses of workers at a spot that agree with the selection. */
  offered(spot: string): string[] {
    const market = this.selection.filter((one) => this.combines(one.spot));
    return marketChoices(this.narrowed(spot, market)).map(({ text }) => text);
  }

  /** What a touch on a spot would preview. */
  first(spot: string): string | null {
    const texts = this.offered(spot);
    return texts.find((text) => text.startsWith('activate ')) ?? texts[0] ?? null;
  }

  card(id: string): CardData | undefined {
    return this.file.cards[id];
  }

  /** What an action gives and takes. */
  deal(text: string): Part[] {
    const action = this.actions.get(text);
    return action ? previewParts(action) : [];
  }

  /** What a card that is called gives, to stand after the sum of money that it costs. */
  brings(text: string): Part[] {
    const call = this.#activated(text)?.call;
    if (!call) return [];
    const parts = dealParts(call);
    const costs = parts.some(({ sign }) => sign === 'arrow');
    return [{ sign: costs ? 'plus' : 'arrow' }, ...parts];
  }

  /** The card that an action activates, if it does. */
  #activated(text: string): CardData | undefined {
    const choice = marketChoice(text);
    if (!choice || choice.verb === 'gain') return undefined;
    return this.card(this.view.market[choice.place]?.card ?? '');
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
    return this.#activated(text)?.kind === 'building';
  }

  #bare(text: string): Price | null {
    const action = this.actions.get(text);
    return action ? priceOf(action) : null;
  }

  #whole(text: string): Payment | null {
    const price = this.#bare(text);
    if (price?.kind !== 'pay' || this.viewer === null || !this.#builds(text)) return null;
    return withPlot(price, this.view, this.file, this.viewer);
  }

  /** What the card at a place would cost me, with a worker that is there or one that joins. */
  quote(place: string, joins: boolean): Payment | null {
    return this.viewer === null ? null : quote(this.view, this.file, this.viewer, place, joins);
  }

  /** A card of the market that has no actions still has a price, except for a spectator. */
  protected override hasHint(pointed: SpotElement): boolean {
    return this.viewer !== null && super.hasHint(pointed) && !this.#isShown(pointed.spot);
  }

  /** Whether the preview shows already what a hint would say. */
  #isShown(spot: string): boolean {
    return this.chosen !== null && this.hintOf(spot) === this.chosen;
  }

  /** The action that pointing at a spot explains: what a touch would preview. */
  hintOf(spot: string): string | null {
    if (!this.combines(spot)) return this.actionAt(spot);
    return this.placement(spot) ?? this.first(spot);
  }

  /** The action that places a worker in a gap. */
  placement(gap: string): string | null {
    return this.actionsOf(gap).find((text) => marketChoice(text) === null) ?? null;
  }

  journeys(before: View, after: View): Journey[] {
    return journeys(this.#scene(before), this.#scene(after), this.era);
  }

  #scene(view: View): Scene {
    return { view, crew: this.#crews.get(view) ?? assign(null, view) };
  }

  protected changed(before: View, after: View): Set<string> {
    return changed(before, after);
  }

  get asking(): boolean {
    return this.asked?.ask !== 'turn';
  }

  override advance(before: View): void {
    super.advance(before);
    this.#assignCrew(this.crew);
  }

  #assignCrew(before: Crew | null): void {
    this.crew = assign(before, this.view);
    this.#crews.set(this.view, this.crew);
  }
}

export function provideSpyrium(table: () => TableContext<View, CardFile>): SpyriumBoard {
  return provideBoard(new SpyriumBoard(table));
}

export function useSpyrium(): SpyriumBoard {
  return useBoard<SpyriumBoard>();
}
