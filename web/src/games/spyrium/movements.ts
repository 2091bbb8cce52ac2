/** What moves where when an event is told. */

import type { GameEvent } from '../../api/types';
import type { Movement } from '../../table/animation';
import type { Scene } from '../../table/board.svelte';
import { nameIn, numberIn } from '../events';
import { PLACES } from './view';
import type { View } from './view.gen';
import { figureKey, type Place, type WorkerPlaces } from './workers';

/** Who stands where before and after a step. */
export interface Workers {
  before: WorkerPlaces;
  after: WorkerPlaces;
}

export interface Stage extends Scene<View> {
  workers: Workers;
  era: string;
}

export function movements(stage: Stage, index: number): Movement[] {
  const event = stage.events[index]!;
  return MOVED[String(event['event'])]?.(event, stage) ?? [];
}

const MOVED: Record<string, (event: GameEvent, stage: Stage) => Movement[]> = {
  placed: (event, { workers }) => figures(workers, event, ({ to }) => to === nameIn(event, 'gap')),
  activated: (event, { workers }) =>
    figures(workers, event, ({ from }) => from === nameIn(event, 'gap')),
  gained: (event, { workers }) => [
    ...figures(workers, event, ({ from }) => from === nameIn(event, 'gap')),
    ...coins(`place:${nameIn(event, 'place')}`, purse(event), numberIn(event, 'money')),
  ],
  exploited: (event, { workers }) => figures(workers, event, ({ from }) => from === 'active'),
  'got-workers': (event, { workers }) => figures(workers, event, ({ from }) => from === 'reserve'),
  'turn-ends': (event, { workers }) => figures(workers, event, () => true),
  dealt: (event, { era }) => [{ from: `pile:${era}`, to: `place:${nameIn(event, 'place')}` }],
  built: taken,
  replaced: taken,
  patented: taken,
  advanced: (event) => inPlace(`residence-disc:${numberIn(event, 'seat')}`),
  'event-of-the-turn': (event) => inPlace(`event:${nameIn(event, 'event_card')}`),
  'paid-money': (event, stage) =>
    coins(purse(event), boughtAt(event, stage), numberIn(event, 'money')),
  'got-money': (event, stage) =>
    coins(boughtAt(event, stage), purse(event), numberIn(event, 'money')),
  income: (event) => coins('turn', purse(event), numberIn(event, 'money')),
};

function purse(event: GameEvent): string {
  return `purse:${numberIn(event, 'seat')}`;
}

/** More coins than that would be a cloud. */
const MOST_COINS = 4;

function coins(from: string, to: string, money: number): Movement[] {
  const count = Math.min(MOST_COINS, Math.max(0, money));
  return Array<Movement>(count).fill({ from, to, what: 'coin' });
}

function inPlace(key: string): Movement[] {
  return [{ from: key, to: key }];
}

/** The workers of a seat, or of all, that went from one place to another. */
function figures(
  { before, after }: Workers,
  event: GameEvent,
  went: (way: { from: Place | undefined; to: Place }) => boolean,
): Movement[] {
  const only = numberIn(event, 'seat');
  return after.flatMap((places, seat) =>
    places.flatMap((to, number) => {
      const from = before[seat]?.[number];
      if ((only >= 0 && only !== seat) || from === to || !went({ from, to })) return [];
      return inPlace(figureKey({ seat, number }));
    }),
  );
}

/** The card or event that a payment or a gain is about. */
function boughtAt(event: GameEvent, { before }: Stage): string {
  const cause = event['cause'] as Record<string, string> | undefined;
  const place = PLACES.find((one) => before.market[one]?.card === cause?.['face']);
  return place ? `place:${place}` : `event:${cause?.['event'] ?? ''}`;
}

/** A card goes from the market to its new home. */
function taken(event: GameEvent, { before, after }: Stage): Movement[] {
  const card = nameIn(event, 'card');
  const seat = numberIn(event, 'seat');
  const place = PLACES.find((one) => before.market[one]?.card === card && !after.market[one]);
  if (!place || card === undefined) return [];
  const plot = after.players[seat]?.quarter.findIndex(
    (building, number) =>
      building.card === card && before.players[seat]?.quarter[number]?.card !== card,
  );
  const built = plot !== undefined && plot >= 0 ? `plot:${seat}:${plot}` : `plot:${seat}`;
  const to = event['event'] === 'patented' ? `technique:${seat}:${card}` : built;
  return [{ from: `place:${place}`, to }];
}
