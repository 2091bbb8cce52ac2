/** Which actions are done by one click, and which are asked for again. */

import type { Action, Frame, Table } from '../api/types';

/** Whether a second click is asked for, and why: it cannot be undone freely, or gives something up. */
export type Question = 'reveals' | 'loses' | 'wanted' | null;

export interface Circumstances {
  /** The person wants every choice to be confirmed. */
  always: boolean;
  /** Whether choices can be undone at this table. */
  undo: boolean;
  /** Whether other people sit there, who must agree to an undo that is not free. */
  people: boolean;
}

/** Bots always agree to an undo, so what comes to light matters only among people. */
export function confirmation(
  action: Action,
  all: readonly Action[],
  { always, undo, people }: Circumstances,
): Question {
  if (people && undo && action.reveals) return 'reveals';
  // Where everything gives something up, the question itself was about that.
  if (givesUp(action) && !all.every(givesUp)) return 'loses';
  return always || !undo ? 'wanted' : null;
}

function givesUp({ loses }: Action): boolean {
  return (loses ?? []).length > 0;
}

/** Whether somebody else sits at a table, here or elsewhere, and not only bots. */
export function hasOtherPeople(table: Table): boolean {
  return table.seats.some((seat) => seat.kind === 'person' && !seat.mine);
}

/** The only action, if there is no choice. */
export function forcedAction({ actions }: Frame): string | null {
  return actions.length === 1 ? (actions[0]?.text ?? null) : null;
}
