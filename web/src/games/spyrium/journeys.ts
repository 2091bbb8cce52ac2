/** What went where between two positions, so that the eye can follow it. */

import type { Journey } from '../../table/travel';
import { figureKey, type Crew } from './crew';
import { PLACES, type View } from './view';

/** A position, and who stands where in it. */
export interface Scene {
  view: View;
  crew: Crew;
}

export function journeys(before: Scene, after: Scene, era: string): Journey[] {
  return [
    ...cards(before.view, after.view, era),
    ...[
      ...workers(before.crew, after.crew),
      ...houses(before.view, after.view),
      ...events(before.view, after.view),
    ].map((key) => ({ from: key, to: key, order: 0 })),
  ];
}

/** Cards that left the market for a quarter, or came into it from a pile. */
function cards(before: View, after: View, era: string): Journey[] {
  if (before.turn !== after.turn)
    return PLACES.filter((place) => after.market[place]).map((place, order) => ({
      from: `pile:${era}`,
      to: `place:${place}`,
      order,
    }));
  return PLACES.flatMap((place) => {
    const card = before.market[place]?.card;
    if (!card || after.market[place]) return [];
    const to = newHome(before, after, card);
    return to ? [{ from: `place:${place}`, to, order: 0 }] : [];
  });
}

function newHome(before: View, after: View, card: string): string | null {
  for (const [seat, player] of after.players.entries()) {
    const was = before.players[seat];
    if (player.techniques.includes(card) && !was?.techniques.includes(card))
      return `technique:${seat}:${card}`;
    const plot = player.quarter.findIndex(
      (building, index) => building.card === card && was?.quarter[index]?.card !== card,
    );
    if (plot >= 0) return `plot:${seat}:${plot}`;
  }
  return null;
}

function workers(before: Crew, after: Crew): string[] {
  return after.flatMap((places, seat) =>
    places.flatMap((place, number) =>
      place === before[seat]?.[number] ? [] : [figureKey({ seat, number })],
    ),
  );
}

function houses(before: View, after: View): string[] {
  return after.players.flatMap(({ residence }, seat) =>
    residence === before.players[seat]?.residence ? [] : [`residence-disc:${seat}`],
  );
}

/** The event to come that is now in play. */
function events(before: View, after: View): string[] {
  const came = after.event && after.event.event === before.next_event?.event;
  return came && after.event ? [`event:${after.event.event}`] : [];
}
