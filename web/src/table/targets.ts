/** Which spots of a board stand for which actions. */

import type { Action } from '../api/types';

/** A spot as it is drawn: its name, the card that lies there if any, and its element. */
export interface SpotElement {
  spot: string;
  card: string | null;
  element: HTMLElement;
}

/** The actions of each spot by its name, in the order of the rules. */
export type Targets = Map<string, string[]>;

/** Collects the actions of each spot; `spotsFor` gives the spots that stand for an action. */
export function collectTargets(
  actions: readonly Action[],
  spotsFor: (text: string, action: Action) => string[],
): Targets {
  const targets: Targets = new Map();
  for (const action of actions)
    for (const spot of spotsFor(action.text, action))
      targets.set(spot, [...(targets.get(spot) ?? []), action.text]);
  return targets;
}
