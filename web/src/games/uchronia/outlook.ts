/** What the preview of an action says in pictures: how strong an order is, what is still missing. */

import type { Action } from '../../api/types';
import { amountOf, partsOf } from '../previews';
import { buildingOf, orderGiven } from './actions';
import type { Colour, Order } from './names';
import type { Building, CardFile, Derived, View } from './view';

/** An order with its strength: once, and once more for each Activity. */
export interface Strength {
  order: Order;
  times: number;
  activities: number;
  /** Buildings whose bonus comes with the order. */
  bonuses: Building[];
}

export interface Needs {
  colour: Colour;
  /** Resources that lie under it after the action, and that it needs in all. */
  under: number;
  cost: number;
  completes: boolean;
  /** Resources of its colour in Stock. */
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

/** What is known of a position: the view of the seat that decides, and what the rules say of it. */
export interface Known {
  view: View;
  derived: Derived;
  file: CardFile;
  seat: number;
}

export function outlook(action: Action, known: Known): Outlook {
  const order = orderGiven(action.text);
  if (order) return { strength: strength(action, order, known.derived) };
  if (action.text === 'plot') return { copies: known.derived.copyable };
  const needs = needsOf(action, known);
  if (needs) return { needs };
  const [verb, colour] = action.text.split(' ');
  const wins = verb === 'launch' && action.changes?.includes('monopolies');
  return wins ? { monopoly: colour as Colour } : {};
}

function strength({ gains }: Action, order: Order, { bonuses }: Derived): Strength {
  return {
    order,
    times: amountOf(gains, order),
    activities: partsOf(gains, order).get('activities') ?? 0,
    bonuses: bonuses[order],
  };
}

function needsOf({ text, changes, gains }: Action, { view, file, seat }: Known): Needs | null {
  const about = buildingOf(text);
  const card = file.cards[about?.building ?? ''];
  const player = view.players[seat];
  if (!about || !card || !player || about.verb === 'use') return null;
  const site = player.sites.find(({ building }) => building === about.building);
  const completes = changes?.includes(`players.${seat}.completed`) ?? false;
  return {
    colour: card.colour,
    under: (site?.resources.length ?? 0) + (about.verb === 'add' ? 1 : 0),
    cost: card.cost,
    completes,
    stock: player.stock[card.colour] ?? 0,
    points: (completes && amountOf(gains, 'points')) || card.points,
  };
}
