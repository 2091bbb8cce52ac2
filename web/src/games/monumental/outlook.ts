/** What a click would pay, and what would be left. */

import type { Action } from '../../api/types';
import { SLOTS, type Good } from './names';
import { held, type View } from './view';

export interface Payment {
  paid: { good: Good; amount: number; parts: [string, number][] }[];
  /** What is left of everything that is paid. */
  left: { good: Good; amount: number }[];
}

export function paymentOf({ costs = [] }: Action, view: View, seat: number): Payment | null {
  if (costs.length === 0) return null;
  const have = held(view, seat);
  const paid = costs.map(({ what, amount, parts = [] }) => ({ good: what as Good, amount, parts }));
  return { paid, left: paid.map(({ good, amount }) => ({ good, amount: have[good] - amount })) };
}

/** The slots of a city among the paths of what changes, such as `players.0.city.4`. */
export function slotsIn(changes: readonly string[] = []): string[] {
  return changes.flatMap((path) => {
    const found = /^players\.\d+\.city\.(\d)$/.exec(path);
    return found ? [SLOTS[Number(found[1])]!] : [];
  });
}
