/** The notation of actions, grouped by what on the table stands for them. */

import type { Action } from '../../lib/types';

export type MarketVerb = 'gain' | 'activate' | 'activate-free';

/** One way to use a worker in the market. */
export interface MarketChoice {
  verb: MarketVerb;
  gap: string;
  place: string;
  text: string;
}

/** One way to work in a building. */
export interface UseChoice {
  verb: 'exploit' | 'reuse' | 'event-reuse';
  card: string;
  /** Which of the printed uses, from 0. */
  use: number;
  text: string;
}

/** The legal actions by their targets on the table. */
export interface Targets {
  /** Gaps in which a worker can be placed. */
  gaps: Map<string, string>;
  market: MarketChoice[];
  uses: UseChoice[];
  /** The options of the event, from 0. */
  event: Map<number, string>;
  tokens: Map<number, string>;
  values: Map<number, string>;
  build: string | null;
  /** By building, as `replaceKey` names it. */
  replace: Map<string, string>;
  advance: string | null;
  score: string | null;
  bonus: Map<string, string>;
  switch: string | null;
  pass: string | null;
}

const MARKET_VERBS: readonly string[] = ['activate', 'activate-free', 'gain'];
const USE_VERBS: readonly string[] = ['exploit', 'reuse', 'event-reuse'];

export function replaceKey(card: string, tilted: boolean): string {
  return tilted ? `${card} tilted` : card;
}

/** The market choice that a text stands for, if it is one. */
export function marketChoice(text: string | null): MarketChoice | null {
  const [verb = '', gap = '', place = ''] = (text ?? '').split(' ');
  if (!text || !MARKET_VERBS.includes(verb)) return null;
  return { verb: verb as MarketVerb, gap, place, text };
}

/** The gap in which a text would place a worker, if it does. */
export function placementGap(text: string | null): string | null {
  const [verb, gap] = (text ?? '').split(' ');
  return (verb === 'place' || verb === 'event-place') && gap ? gap : null;
}

export function targetsOf(actions: readonly Action[]): Targets {
  const targets: Targets = {
    gaps: new Map(),
    market: [],
    uses: [],
    event: new Map(),
    tokens: new Map(),
    values: new Map(),
    build: null,
    replace: new Map(),
    advance: null,
    score: null,
    bonus: new Map(),
    switch: null,
    pass: null,
  };
  for (const { text } of actions) sort(text, targets);
  return targets;
}

function sort(text: string, targets: Targets): void {
  const [verb = '', one = '', two = ''] = text.split(' ');
  const choice = marketChoice(text);
  if (choice) targets.market.push(choice);
  else if (placementGap(text)) targets.gaps.set(one, text);
  else if (USE_VERBS.includes(verb))
    targets.uses.push({ verb: verb as UseChoice['verb'], card: one, use: Number(two) - 1, text });
  else if (verb === 'event') targets.event.set(Number(one) - 1, text);
  else if (verb === 'token') targets.tokens.set(Number(one), text);
  else if (verb === 'value') targets.values.set(Number(one), text);
  else if (verb === 'replace') targets.replace.set(replaceKey(one, two === 'tilted'), text);
  else if (verb === 'bonus') targets.bonus.set(one, text);
  else if (text === 'residence advance') targets.advance = text;
  else if (text === 'residence score') targets.score = text;
  else if (verb === 'build' || verb === 'switch' || verb === 'pass') targets[verb] = text;
}

/** The uses of a building that stands upright or tilted: tilted ones can only be used again. */
export function usesOf(targets: Targets, card: string, tilted: boolean): UseChoice[] {
  return targets.uses.filter(
    (choice) => choice.card === card && (choice.verb === 'exploit') !== tilted,
  );
}

/** Whether the event lends a power now: to place a worker, or to use a building again. */
export function lendsPower(targets: Targets): boolean {
  return (
    targets.uses.some(({ verb }) => verb === 'event-reuse') ||
    [...targets.gaps.values()].some((text) => text.startsWith('event-place '))
  );
}

/** What a player touched first in the market: a card, one of their workers, or both in turn. */
export interface Selection {
  place: string | null;
  gap: string | null;
}

export const NOTHING: Selection = { place: null, gap: null };

/** The choices that agree with what is selected; all of them when nothing is. */
export function agreeing(choices: readonly MarketChoice[], selection: Selection): MarketChoice[] {
  return choices.filter(
    (choice) =>
      (selection.place === null || choice.place === selection.place) &&
      (selection.gap === null || choice.gap === selection.gap),
  );
}

/** The choice to show first: the verb shown before, or else what does most with the card. */
export function preferred(
  choices: readonly MarketChoice[],
  before: MarketChoice | null,
): MarketChoice | null {
  const order = before ? [before.verb, ...MARKET_VERBS] : MARKET_VERBS;
  for (const verb of order) {
    const found = choices.find((choice) => choice.verb === verb);
    if (found) return found;
  }
  return null;
}

export interface Pick {
  selection: Selection;
  choice: MarketChoice | null;
}

/** A touch on a card: it is selected, and its foremost choice shown. Null: it offers nothing. */
export function pickPlace(
  choices: readonly MarketChoice[],
  selection: Selection,
  before: MarketChoice | null,
  place: string,
): Pick | null {
  const here = agreeing(choices, { place, gap: null });
  if (!here.length) return null;
  const keepsGap = selection.gap !== null && here.some(({ gap }) => gap === selection.gap);
  const gap = keepsGap ? selection.gap : null;
  return {
    selection: { place, gap },
    choice: preferred(agreeing(here, { place, gap }), before),
  };
}

/** A touch on a worker: it joins the selected card, or offers the cards beside it. */
export function pickGap(
  choices: readonly MarketChoice[],
  selection: Selection,
  before: MarketChoice | null,
  gap: string,
): Pick | null {
  const here = agreeing(choices, { place: null, gap });
  if (!here.length) return null;
  const joined = here.filter(({ place }) => place === selection.place);
  if (joined.length)
    return { selection: { place: selection.place, gap }, choice: preferred(joined, before) };
  return {
    selection: { place: null, gap },
    choice: here.length === 1 ? (here[0] ?? null) : null,
  };
}
