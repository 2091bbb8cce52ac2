/** What is read from a view, whose type is generated, and the type of the card file. */

import { COLOURS } from './names';
import type { Building, Colour, Derived, Order, Pending, Player, View } from './view.gen';

export type { Building, Derived, Pending, Player, View };

export type Kind = 'bonus' | 'permanent' | 'completion' | 'reaction' | 'points';

export interface BuildingData {
  kind: Kind;
  colour: Colour;
  cost: number;
  points: number;
  effect: string;
  order?: Order;
  orders?: Order[];
  when?: string;
  amount?: number;
  resource?: Colour;
}

export interface CardFile {
  box: { works: number };
  cards: Record<string, BuildingData>;
}

/** Cards by colour; those that there are none of are left out. */
export type Counts = Partial<Record<Colour, number>>;

export function sizeOf(hand: Player['hand']): number {
  return Array.isArray(hand) ? hand.length : hand.hidden;
}

/** Colours that there are, in the order of the rules, with how many of each. */
export function listed(counts: Counts): { colour: Colour; count: number }[] {
  return COLOURS.flatMap((colour) => {
    const count = counts[colour] ?? 0;
    return count > 0 ? [{ colour, count }] : [];
  });
}

export function counted(cards: readonly Colour[]): Counts {
  const counts: Counts = {};
  for (const colour of cards) counts[colour] = (counts[colour] ?? 0) + 1;
  return counts;
}

export function sum(counts: Counts): number {
  return COLOURS.reduce((all, colour) => all + (counts[colour] ?? 0), 0);
}

/** What is asked now. */
export function askedOf(view: View): Pending | null {
  return view.pending.at(-1) ?? null;
}
