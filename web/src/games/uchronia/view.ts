/** What is read from a view, whose type is generated, and the type of the card file. */

import { COLOURS, colourOf } from './names';
import type { Building, Colour, Order, Pending, Player, View } from './view.gen';

export type { Building, Pending, Player, View };

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
  active?: Kind[];
}

export interface CardFile {
  box: {
    activities: number;
    activities_per_building: number;
    hand: number;
    works: number;
    thresholds: number[];
  };
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

/** The buildings of a player whose effect works: the completed ones, and some unfinished ones. */
export function live(player: Player, file: CardFile): Building[] {
  const gates = player.completed
    .map((id) => file.cards[id])
    .filter((card) => card?.effect === 'work_unfinished');
  const early = player.sites
    .map(({ building }) => building)
    .filter((id) => {
      const card = file.cards[id];
      return gates.some(
        (gate) => card && gate?.resource === card.colour && gate.active?.includes(card.kind),
      );
    });
  return [...player.completed, ...early];
}

function having(player: Player, file: CardFile, effect: string): BuildingData[] {
  return live(player, file).flatMap((id) => {
    const card = file.cards[id];
    return card?.effect === effect ? [card] : [];
  });
}

/** How many Activities a player may have. */
export function activityLimit(player: Player, file: CardFile): number {
  const { activities, activities_per_building } = file.box;
  const more = having(player, file, 'more_activities');
  return more.reduce(
    (limit, { amount = 0 }) => limit + amount,
    activities + activities_per_building * player.completed.length,
  );
}

/** How many Activities of a player count for an order. */
export function activitiesFor(player: Player, file: CardFile, order: Order): number {
  const all = having(player, file, 'all_activities_count').some((card) => card.order === order);
  return all ? sum(player.activities) : (player.activities[colourOf(order)] ?? 0);
}

/** Whether a player who plots may copy an order that lies on another Domain. */
export function mayCopy(player: Player, file: CardFile, order: Order): boolean {
  const wild = having(player, file, 'copy_by_order');
  return (
    activitiesFor(player, file, order) > 0 ||
    wild.some((card) => card.order && (player.activities[colourOf(card.order)] ?? 0) > 0)
  );
}

/** The points that begin the end. */
export function threshold(view: View, file: CardFile): number {
  return file.box.thresholds[view.players.length - 2] ?? 0;
}

/** What is asked now. */
export function askedOf(view: View): Pending | null {
  return view.pending.at(-1) ?? null;
}

/** The Resources that were spent last and of which one may be kept. */
export function spent(view: View): Colour[] {
  const asked = askedOf(view);
  return asked?.ask === 'salvage' ? view.discard.slice(-asked.left) : [];
}
