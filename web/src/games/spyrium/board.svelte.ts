/** The state of Spyrium's board. */

import type { Action } from '../../api/types';
import { Board, provideBoard, useBoard, type Offers, type Scene } from '../../table/board.svelte';
import type { TableContext } from '../../table/context';
import type { Haul } from '../../table/drag.svelte';
import type { SpotElement, Targets } from '../../table/targets';
import type { Movement } from '../../table/animation';
import {
  marketChoice,
  marketChoices,
  obviousAction,
  placementGap,
  preferred,
  spotOf,
  targetsOf,
} from './actions';
import { assign, type WorkerPlaces } from './workers';
import { movements } from './movements';
import { dealParts, previewParts, type Part } from './parts';
import { priceOf, type Payment, type Price } from './prices';
import { isGap, isPlace, type CardData, type CardFile } from './view';
import type { Derived, Pending, View } from './view.gen';

/** A coin on its way; the signs of money stand in `Sign.svelte`. */
function drawToken(token: HTMLElement, what: string): void {
  if (what !== 'coin') return;
  token.classList.add('coin');
  token.textContent = '£';
}

export class SpyriumBoard extends Board<View, CardFile, Derived> {
  /** Where each worker was in a position, so that figures keep their places. */
  readonly #workerPlaces = new WeakMap<View, WorkerPlaces>();
  workerPlaces = $state.raw<WorkerPlaces>([]);

  /** The question on top of the stack. */
  readonly asked = $derived.by<Pending | null>(() => this.view.pending.at(-1) ?? null);
  /** The place that the question is about, if it is about one. */
  readonly askedPlace = $derived.by(() =>
    this.asked && 'place' in this.asked ? this.asked.place : null,
  );
  readonly choice = $derived.by(() => marketChoice(this.chosen));
  readonly era = $derived.by(() => this.file.box.turns[this.view.turn - 1] ?? '');

  constructor(table: () => TableContext<View, CardFile, Derived>) {
    super(table, drawToken);
    this.#assignWorkers(null);
  }

  protected findTargets(actions: readonly Action[]): Targets {
    return targetsOf(actions);
  }

  protected override obviousAction(spot: string): string | null {
    return this.viewer === null ? null : obviousAction(spot, this.view, this.viewer);
  }

  /** A worker goes into a gap, from there to its card, or home with money; a building to the quarter. */
  protected override haul({ text }: Action): Haul | null {
    const gap = placementGap(text);
    if (gap) return { from: ['workers'], to: [gap] };
    const choice = marketChoice(text);
    if (choice?.verb === 'gain') return { from: [choice.gap], to: ['home'] };
    return choice && { from: [choice.gap, choice.place], to: [choice.place, 'home'] };
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

  /** The uses of a card by worker, those of a worker by card. */
  override offersOf(thing: SpotElement): Offers[] {
    if (!this.combines(thing.spot)) return super.offersOf(thing);
    const others = this.selection.filter(({ spot }) => spot !== thing.spot);
    const texts = this.narrowed(thing.spot, others);
    const uses = marketChoices(texts);
    const groupBy = isGap(thing.spot) ? 'place' : 'gap';
    const keys = [...new Set(uses.map((use) => use[groupBy]))];
    const groups = keys.map((key) => ({
      title: groupBy === 'place' ? this.#cardAt(key) : keys.length > 1 ? this.#workerAt(key) : null,
      texts: uses.filter((use) => use[groupBy] === key).map(({ text }) => text),
    }));
    const placement = texts.filter((text) => marketChoice(text) === null);
    return [...groups, { title: null, texts: placement }];
  }

  #cardAt(place: string): string {
    const card = this.view.market[place]?.card;
    return card ? this.name(card) : this.words.key('empty-place');
  }

  #workerAt(gap: string): string {
    return this.words.key('web-spyrium-worker-at', { gap });
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

  /** The attributes of a button that stands for one action outside the market. */
  button(text: string) {
    return {
      type: 'button',
      'aria-pressed': this.chosen === text,
      'data-action': text,
      onclick: this.touches(spotOf(text)),
    } as const;
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
    const action = this.actions.get(text);
    return action ? priceOf(action) : null;
  }

  /** Whether a building can only be paid in place of another one. */
  replacesOnly(text: string): boolean {
    const losses = this.actions.get(text)?.loses ?? [];
    return marketChoice(text) !== null && losses.length > 0;
  }

  /** What the card at a place would cost me, with a worker that is there or one that joins. */
  quote(place: string, joins: boolean): Payment | null {
    const quotes = this.viewer === null ? undefined : this.derived.players[this.viewer]?.prices;
    const quote = quotes && isPlace(place) ? quotes[place] : null;
    return quote && ((joins ? null : quote.standing) ?? quote.joining);
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

  protected movements(scene: Scene<View>, index: number): Movement[] {
    const placesIn = (view: View) => this.#workerPlaces.get(view) ?? assign(null, view);
    const workers = { before: placesIn(scene.before), after: placesIn(scene.after) };
    return movements({ ...scene, workers, era: this.era }, index);
  }

  get asking(): boolean {
    return this.asked?.ask !== 'turn';
  }

  override advance(): void {
    super.advance();
    this.#assignWorkers(this.workerPlaces);
  }

  #assignWorkers(before: WorkerPlaces | null): void {
    this.workerPlaces = assign(before, this.view);
    this.#workerPlaces.set(this.view, this.workerPlaces);
  }
}

export function provideSpyrium(table: () => TableContext<View, CardFile, Derived>): SpyriumBoard {
  return provideBoard(new SpyriumBoard(table));
}

export function useSpyrium(): SpyriumBoard {
  return useBoard<SpyriumBoard>();
}
