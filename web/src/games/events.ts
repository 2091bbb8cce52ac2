/** The values of an event; those that are hidden from the viewer are null. */

import type { GameEvent } from '../api/types';

/** The name under `field`, or undefined if there is none. */
export function nameIn(event: GameEvent, field: string): string | undefined {
  const value = event[field];
  return typeof value === 'string' ? value : undefined;
}

/** The number under `field`, such as a seat, or -1. */
export function numberIn(event: GameEvent, field: string): number {
  const value = event[field];
  return typeof value === 'number' ? value : -1;
}
