/** Sums of money as they are drawn, in parts: from the preview of an action, or from a quote. */

import type { Action } from '../../api/types';
import { amountOf, partsOf } from '../previews';
import type { Derived, Place } from './view.gen';

/** What a card would cost with a worker that stands beside it, and with one more that joins. */
export type Quote = NonNullable<Derived['players'][number]['prices'][Place]>;

/** What is paid for a card: its price, one pound for each other worker beside it, a plot. */
export type Payment = Quote['joining'];

/** What a worker in the market pays or brings, so that it can be drawn and not only said. */
export type Price = { gains: number } | { pays: Payment };

/** Verbs with which a card is paid for. */
const PAYING = ['activate', 'activate-free', 'build', 'replace'];

/** The sum of money that an action is about. */
export function priceOf(action: Action): Price | null {
  const [verb = ''] = action.text.split(' ');
  if (verb === 'gain') return { gains: amountOf(action.gains, 'money') };
  if (!PAYING.includes(verb)) return null;
  const parts = partsOf(action.costs, 'money');
  const part = (name: string) => parts.get(name) ?? 0;
  return {
    pays: {
      price: part('price') + part('reduction'),
      surcharge: part('surcharge'),
      plot: part('plot'),
      total: amountOf(action.costs, 'money'),
    },
  };
}
