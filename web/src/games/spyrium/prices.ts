/** Sums of money, in parts: from the preview of an action, or worked out before there is one. */

import type { Action } from '../../api/types';
import { amountOf, partsOf } from '../previews';
import { crowdAt, gapsAround, plotCost, type CardFile, type View } from './view';

export interface Payment {
  kind: 'pay';
  price: number;
  /** One pound for each other worker beside the card. */
  crowd: number;
  plot: number;
  total: number;
}

/** What a worker in the market pays or brings, so that it can be drawn and not only said. */
export type Price = { kind: 'gain'; money: number } | Payment;

function payment(price: number, crowd: number, plot: number): Payment {
  return { kind: 'pay', price, crowd, plot, total: price + crowd + plot };
}

/** Verbs with which a card is paid for. */
const PAYING = ['activate', 'activate-free', 'build', 'replace'];

/** The sum of money that an action is about. */
export function priceOf(action: Action): Price | null {
  const [verb = ''] = action.text.split(' ');
  if (verb === 'gain') return { kind: 'gain', money: amountOf(action.gains, 'money') };
  if (!PAYING.includes(verb)) return null;
  const parts = partsOf(action.costs, 'money');
  const part = (name: string) => parts.get(name) ?? 0;
  return payment(part('price') + part('reduction'), part('surcharge'), part('plot'));
}

/** The sum with the plot that a new building needs; null if the money does not go so far. */
export function withPlot(price: Payment, view: View, file: CardFile, seat: number): Payment | null {
  const player = view.players[seat];
  if (!player) return null;
  const whole = payment(price.price, price.crowd, plotCost(file, player));
  return whole.total <= player.money ? whole : null;
}

/**
 * What a card would cost a seat now, on a new plot if it is a building: with a worker that stands
 * beside it, or with one more that joins.
 */
export function quote(
  view: View,
  file: CardFile,
  seat: number,
  place: string,
  joins: boolean,
): Payment | null {
  const card = file.cards[view.market[place]?.card ?? ''];
  const player = view.players[seat];
  if (!card || !player) return null;
  const stands = gapsAround(place).some((gap) => view.workers[gap]?.includes(seat));
  const others = crowdAt(view, place) - (stands && !joins ? 1 : 0);
  return payment(card.price, others, card.kind === 'building' ? plotCost(file, player) : 0);
}
