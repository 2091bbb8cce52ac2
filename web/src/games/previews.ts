/** What the preview of an action says. */

import type { Amount } from '../api/types';

/** How much of something is paid or received. */
export function amountOf(amounts: readonly Amount[] | undefined, what: string): number {
  return (amounts ?? []).reduce((sum, one) => (one.what === what ? sum + one.amount : sum), 0);
}

/** What an amount consists of, by name. */
export function partsOf(amounts: readonly Amount[] | undefined, what: string): Map<string, number> {
  return new Map(amounts?.find((one) => one.what === what)?.parts ?? []);
}
