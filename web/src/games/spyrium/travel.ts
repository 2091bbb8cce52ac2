/**
 * Things that change their place travel there. What travels is a copy in a layer above the table,
 * so that no panel hides it on its way; the thing itself waits unseen at its goal.
 */

import type { Attachment } from 'svelte/attachments';
import type { Journey } from './journeys';

const DURATION = 230;
const STAGGER = 35;
const EASE = 'cubic-bezier(0.2, 0.7, 0.2, 1)';
/** Shifts below this are a mere making of room. */
const NEAR = 24;

/** Whether things should stay put: asked for by the system or on the page. */
export function calm(): boolean {
  return (
    matchMedia('(prefers-reduced-motion: reduce)').matches ||
    document.documentElement.dataset.motion === 'less'
  );
}

export class Travel {
  #things = new Map<string, HTMLElement>();
  #seen = new Map<string, DOMRect>();

  /** Makes an element known under a name that it keeps wherever it goes. */
  thing(key: string): Attachment<HTMLElement> {
    return (element) => {
      this.#things.set(key, element);
      return () => {
        if (this.#things.get(key) === element) this.#things.delete(key);
      };
    };
  }

  /** Remembers where everything is, before the table changes. */
  look(): void {
    this.#seen = new Map(
      [...this.#things].map(([key, element]) => [key, element.getBoundingClientRect()]),
    );
  }

  /** Lets everything that moved travel from where it was. */
  go(layer: HTMLElement, journeys: readonly Journey[]): void {
    if (calm()) return;
    const origins = new Map(journeys.map((journey) => [journey.to, journey]));
    for (const [key, element] of this.#things) {
      const journey = origins.get(key);
      const from = this.#seen.get(journey?.from ?? key);
      if (!from || !from.width) continue;
      const to = element.getBoundingClientRect();
      if (!to.width || (!journey && near(from, to))) continue;
      fly(layer, element, from, to, (journey?.order ?? 0) * STAGGER);
    }
  }
}

function near(one: DOMRect, two: DOMRect): boolean {
  return Math.abs(one.x - two.x) < NEAR && Math.abs(one.y - two.y) < NEAR;
}

function fly(layer: HTMLElement, element: HTMLElement, from: DOMRect, to: DOMRect, delay: number) {
  const copy = element.cloneNode(true) as HTMLElement;
  copy.removeAttribute('id');
  copy.classList.add('travelling');
  const base = layer.getBoundingClientRect();
  Object.assign(copy.style, {
    left: `${to.x - base.x}px`,
    top: `${to.y - base.y}px`,
    width: `${to.width}px`,
    height: `${to.height}px`,
  });
  layer.append(copy);
  element.classList.add('arriving');
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
    copy.remove();
    element.classList.remove('arriving');
  };
  flight.onfinish = land;
  flight.oncancel = land;
}
