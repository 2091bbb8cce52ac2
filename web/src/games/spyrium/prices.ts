/** Sums of money, in parts: read from the words of an action, or worked out before there is one. */

import type { Message } from '../../api/types';
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

/** The sum of money that an action is about, taken from its message. */
export function priceOf(message: Message): Price | null {
  const [key, params] = message;
  if (key === 'do-gain' || key === 'do-gain-nothing')
    return { kind: 'gain', money: Number(params.money) };
  const cost = params.cost;
  if (!Array.isArray(cost)) return null;
  const [how, parts] = cost;
  const number = (name: string) => Number(parts[name] ?? 0);
  const price = how === 'goods-money' ? number('amount') : number('price');
  const crowd = how === 'cost-without-crowd' ? 0 : number('crowd');
  return payment(price, crowd, Number(params.plot ?? 0));
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
