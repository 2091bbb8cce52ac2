/** A table on which each thing stands for actions of its own: it is touched once, and again. */

import { Tabletop, type Seated } from './tabletop.svelte';
import type { Action } from './types';

/** A thing on the table: its name, its card if it is one, and where it is. */
export interface Thing {
  spot: string;
  card: string | null;
  element: HTMLElement;
}

/** By thing, the actions that it stands for, in the order of the rules. */
export type Spots = Map<string, string[]>;

/** Each thing with all that can be done with it; `things` tells what stands for an action. */
export function gather(actions: readonly Action[], things: (text: string) => string[]): Spots {
  const spots: Spots = new Map();
  for (const { text } of actions)
    for (const spot of things(text)) spots.set(spot, [...(spots.get(spot) ?? []), text]);
  return spots;
}

export abstract class SpotTable<View extends Seated, File> extends Tabletop<View, File, Thing> {
  /** What was touched first, to be touched again. */
  selected = $state.raw<Thing | null>(null);
  readonly spots = $derived.by(() => this.findSpots(this.legal));

  /** What stands for what now. */
  protected abstract findSpots(actions: readonly Action[]): Spots;
  /** What a step has touched, besides where something came from or went to. */
  protected abstract changed(before: View, after: View): Iterable<string>;

  /** What a thing stands for now. */
  doing(spot: string): string[] {
    return this.spots.get(spot) ?? [];
  }

  /** Whether what is being previewed is done with a thing. */
  isChosen(spot: string): boolean {
    return this.chosen !== null && this.doing(spot).includes(this.chosen);
  }

  /** First touch: preview. Second touch on the same thing: do it. Nothing to do: look closer. */
  touch(thing: Thing): void {
    const texts = this.doing(thing.spot);
    const [first] = texts;
    if (first === undefined) {
      if (thing.card) this.inspect(thing.card);
      return;
    }
    const shown = this.isChosen(thing.spot);
    if (shown && (texts.length === 1 || this.selected?.spot === thing.spot)) {
      this.act(this.chosen!);
      return;
    }
    this.selected = thing;
    if (!shown) this.choose(first);
  }

  protected forget(): void {
    this.selected = null;
  }

  protected tells({ spot, card }: Thing): boolean {
    return this.selected?.spot !== spot && (card !== null || this.doing(spot).length > 0);
  }

  protected touched(before: View, after: View): string[] {
    const ways = this.journeys(before, after).flatMap(({ from, to }) => [from, to]);
    return [...ways, ...this.changed(before, after)];
  }
}
