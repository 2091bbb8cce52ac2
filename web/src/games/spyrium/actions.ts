/** The notation of actions: which spots of the board stand for them. */

import type { Action } from '../../api/types';
import { collectTargets, type Targets } from '../../table/targets';
import { gapsAround, isPlace } from './view';
import type { View } from './view.gen';

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

/** The verbs of the market, best use of the card first. */
const MARKET_VERBS: readonly string[] = ['activate', 'activate-free', 'gain'];
const USE_VERBS: readonly string[] = ['exploit', 'reuse', 'event-reuse'];

/** The market choice that a text stands for, if it is one. */
export function marketChoice(text: string | null): MarketChoice | null {
  const [verb = '', gap = '', place = ''] = (text ?? '').split(' ');
  if (!text || !MARKET_VERBS.includes(verb)) return null;
  return { verb: verb as MarketVerb, gap, place, text };
}

export function marketChoices(texts: readonly string[]): MarketChoice[] {
  return texts.flatMap((text) => marketChoice(text) ?? []);
}

/** The gap in which a text would place a worker, if it does. */
export function placementGap(text: string | null): string | null {
  const [verb, gap] = (text ?? '').split(' ');
  return (verb === 'place' || verb === 'event-place') && gap ? gap : null;
}

/** The use of a building that a text stands for, if it is one. */
function useChoice(text: string): UseChoice | null {
  const [verb = '', card = '', use = ''] = text.split(' ');
  if (!USE_VERBS.includes(verb)) return null;
  return { verb: verb as UseChoice['verb'], card, use: Number(use) - 1, text };
}

/** The spot of an action outside the market, named as its text: `bonus:money`, `replace:mine1`. */
export function spotOf(text: string): string {
  return text.replaceAll(' ', ':');
}

/** A use of a worker belongs to its gap and to its card; a placement to its gap. */
export function spotsFor(text: string): string[] {
  const choice = marketChoice(text);
  if (choice) return [choice.gap, choice.place];
  const gap = placementGap(text);
  return [gap ?? spotOf(text)];
}

export function targetsOf(actions: readonly Action[]): Targets {
  return collectTargets(actions, spotsFor);
}

/** The uses of a building that stands upright or tilted: tilted ones can only be used again. */
export function usesOf(targets: Targets, card: string, tilted: boolean): UseChoice[] {
  return [...targets.values()]
    .flat()
    .flatMap((text) => useChoice(text) ?? [])
    .filter((choice) => choice.card === card && (choice.verb === 'exploit') !== tilted);
}

/** Whether the event lends a power now: to place a worker, or to use a building again. */
export function lendsPower(targets: Targets): boolean {
  return [...targets.values()].flat().some((text) => /^event-(reuse|place) /.test(text));
}

/** The choice to preview first: the verb of the one before, or else what does most with the card. */
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

/** The action that a card of the market would most likely stand for, with a worker of a seat. */
export function obviousAction(spot: string, view: View, seat: number): string | null {
  if (!isPlace(spot)) return null;
  const gaps = gapsAround(spot);
  const gap = gaps.find((one) => view.workers[one]?.includes(seat)) ?? gaps[0];
  return `activate ${gap} ${spot}`;
}
