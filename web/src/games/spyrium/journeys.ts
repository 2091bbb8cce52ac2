/** Where cards went between two positions, so that the eye can follow them. */

import { PLACES, type View } from './view';

export interface Journey {
  from: string;
  to: string;
  /** Its turn among several, from 0. */
  order: number;
}

/** Cards that left the market for a quarter, or came into it from a pile. */
export function journeys(before: View, after: View, era: string): Journey[] {
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
