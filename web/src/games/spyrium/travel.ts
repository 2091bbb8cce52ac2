/**
 * Things that change their place travel there. What travels is a copy in a layer above the table,
 * so that no panel hides it on its way; the thing itself waits at its goal, unseen but ready to be
 * touched.
 */

import type { Attachment } from 'svelte/attachments';
import { calm } from '../../lib/pace';
import type { Journey } from './journeys';

const DURATION = 230;
const STAGGER = 35;
const EASE = 'cubic-bezier(0.2, 0.7, 0.2, 1)';

export class Travel {
  #things = new Map<string, HTMLElement>();
  #seen = new Map<string, DOMRect>();
  /** Ends each flight that is under way. */
  #landings = new Set<() => void>();

  /** Makes an element known under a name that it keeps wherever it goes. */
  thing(key: string): Attachment<HTMLElement> {
    return (element) => {
      this.#things.set(key, element);
      return () => {
        if (this.#things.get(key) === element) this.#things.delete(key);
      };
    };
  }

  /** Remembers where everything is, before the table changes. Nothing flies on past a change. */
  look(): void {
    for (const land of this.#landings) land();
    this.#seen = new Map(
      [...this.#things].map(([key, element]) => [key, element.getBoundingClientRect()]),
    );
  }

  /** Lets things travel from where they were. */
  go(layer: HTMLElement, journeys: readonly Journey[]): void {
    if (calm()) return;
    for (const { from, to, order } of journeys) {
      const element = this.#things.get(to);
      const start = this.#seen.get(from);
      if (!element || !start?.width) continue;
      const goal = element.getBoundingClientRect();
      if (goal.width) this.#fly(layer, element, start, goal, order * STAGGER);
    }
  }

  #fly(layer: HTMLElement, element: HTMLElement, from: DOMRect, to: DOMRect, delay: number): void {
    const copy = likeness(element);
    const base = layer.getBoundingClientRect();
    Object.assign(copy.style, {
      left: `${to.x - base.x}px`,
      top: `${to.y - base.y}px`,
      width: `${to.width}px`,
      height: `${to.height}px`,
    });
    layer.append(copy);
    // An attribute, since Svelte writes the whole list of classes anew when a mark changes.
    element.setAttribute('data-arriving', '');
    const shift = `${from.x - to.x}px ${from.y - to.y}px`;
    const size = `${from.width / to.width} ${from.height / to.height}`;
    const flight = copy.animate(
      [
        { translate: shift, scale: size },
        { translate: '0 0', scale: '1 1' },
      ],
      { duration: DURATION, delay, easing: EASE, fill: 'backwards' },
    );
    const land = () => {
      this.#landings.delete(land);
      copy.remove();
      element.removeAttribute('data-arriving');
    };
    this.#landings.add(land);
    flight.onfinish = land;
    flight.oncancel = land;
  }
}

/** A copy to be looked at only: nobody must find it in place of the thing itself. */
function likeness(element: HTMLElement): HTMLElement {
  const copy = element.cloneNode(true) as HTMLElement;
  for (const part of [copy, ...copy.querySelectorAll('*')])
    for (const name of ['id', 'data-spot', 'data-action']) part.removeAttribute(name);
  copy.classList.add('travelling');
  return copy;
}
