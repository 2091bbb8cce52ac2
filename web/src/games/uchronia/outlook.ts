/** What an action would bring, from its preview: how strong an order is, what is missing. */

import type { Action } from '../../api/types';
import { buildingOf, orderGiven } from './actions';
import { colourOf, ORDERS, type Colour, type Order } from './names';
import { amountOf, partsOf } from '../previews';
import { live, mayCopy, type CardFile, type Player, type View } from './view';

/** An order with its strength: once, and once more for each Activity. */
export interface Strength {
  order: Order;
  times: number;
  activities: number;
  /** Buildings whose bonus comes with the order. */
  bonuses: string[];
}

export interface Needs {
  building: string;
  colour: Colour;
  /** Resources that lie under it after the action, and that it needs in all. */
  under: number;
  cost: number;
  /** Fitting Resources in Stock. */
  stock: number;
  points: number;
}

export interface Outlook {
  strength?: Strength;
  needs?: Needs;
  /** Orders that a Plot may copy. */
  copies?: Order[];
  /** An Activity that would win its Monopoly. */
  monopoly?: Colour;
}

export function outlook(action: Action, view: View, file: CardFile, seat: number): Outlook {
  const player = view.players[seat];
  if (!player) return {};
  const order = orderGiven(action.text);
  if (order) return { strength: strength(action, order, view, file, player) };
  if (action.text === 'plot') return { copies: copies(view, file, seat) };
  const needs = needsOf(action.text, file, player);
  if (needs) return { needs };
  const [verb, colour] = action.text.split(' ');
  const wins = verb === 'launch' && action.changes?.includes('monopolies');
  return wins ? { monopoly: colour as Colour } : {};
}

function strength(
  action: Action,
  order: Order,
  view: View,
  file: CardFile,
  player: Player,
): Strength {
  const bonuses = live(player, file).filter((id) => {
    const card = file.cards[id];
    return card?.kind === 'bonus' && card.order === order && !view.used.includes(id);
  });
  return {
    order,
    times: amountOf(action.gains, order) || 1,
    activities: partsOf(action.gains, order).get('activities') ?? 0,
    bonuses,
  };
}

/** The orders that a Plot may copy. */
function copies(view: View, file: CardFile, seat: number): Order[] {
  const player = view.players[seat]!;
  return ORDERS.filter(
    (order) =>
      mayCopy(player, file, order) &&
      view.players.some(({ domain }, other) => other !== seat && domain.includes(colourOf(order))),
  );
}

function needsOf(text: string, file: CardFile, player: Player): Needs | null {
  const about = buildingOf(text);
  const card = file.cards[about?.building ?? ''];
  if (!about || !card || about.verb === 'use') return null;
  const site = player.sites.find(({ building }) => building === about.building);
  const adds = about.verb === 'add' ? 1 : 0;
  return {
    building: about.building,
    colour: card.colour,
    under: (site?.resources.length ?? 0) + adds,
    cost: card.cost,
    stock: player.stock[card.colour] ?? 0,
    points: card.points,
  };
}
