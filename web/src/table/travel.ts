/**
 * Things that change their place travel there, in a layer above the table so that no panel hides
 * them on their way. A thing travels as a copy of itself while it waits at its goal, unseen but
 * ready to be touched; one of many alike as a small token.
 */

import type { Attachment } from 'svelte/attachments';
import { reducedMotion } from './queue';

export interface Journey {
  /** The names of the places on the table. */
  from: string;
  to: string;
  /** What is sent as a small token; without it, the thing itself travels. */
  what?: string;
  /** Its turn among several, from 0. */
  order: number;
}

/** The spots that journeys begin and end at. */
export function endsOf(journeys: readonly Journey[]): string[] {
  return journeys.flatMap(({ from, to }) => [from, to]);
}

/** Makes a small token look like what it stands for. */
export type Dress = (token: HTMLElement, what: string) => void;

const DURATION = 240;
const STAGGER = 40;
const EASE = 'cubic-bezier(0.2, 0.7, 0.2, 1)';
const TOKEN = { width: 30, height: 40 };

export class Travel {
  readonly #dress: Dress;
  #things = new Map<string, HTMLElement>();
  #seen = new Map<string, DOMRect>();
  /** Ends each flight that is under way. */
  #landings = new Set<() => void>();

  constructor(dress: Dress = () => {}) {
    this.#dress = dress;
  }

  /** Makes an element known under a name. */
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
    if (reducedMotion()) return;
    for (const journey of journeys) {
      const start = nearest(journey.from, (key) => this.#seen.get(key));
      const element = nearest(journey.to, (key) => this.#things.get(key));
      const goal = element?.getBoundingClientRect();
      if (!start?.width || !element || !goal?.width) continue;
      const delay = journey.order * STAGGER;
      if (journey.what === undefined) this.#moved(layer, element, start, goal, delay);
      else this.#sent(layer, journey.what, start, goal, delay);
    }
  }

  #moved(layer: HTMLElement, element: HTMLElement, from: DOMRect, to: DOMRect, delay: number): void {
    const copy = likeness(element);
    // An attribute, since Svelte writes the whole list of classes anew when a mark changes.
    element.setAttribute('data-arriving', '');
    const shift = `${from.x - to.x}px ${from.y - to.y}px`;
    const size = `${from.width / to.width} ${from.height / to.height}`;
    this.#fly(layer, copy, to, delay, { translate: shift, scale: size }, () =>
      element.removeAttribute('data-arriving'),
    );
  }

  #sent(layer: HTMLElement, what: string, from: DOMRect, to: DOMRect, delay: number): void {
    const token = document.createElement('span');
    token.className = 'travelling sent';
    this.#dress(token, what);
    const goal = middle(to);
    const shift = `${middle(from).x - goal.x}px ${middle(from).y - goal.y}px`;
    this.#fly(layer, token, goal, delay, { translate: shift, scale: '1 1' });
  }

  #fly(
    layer: HTMLElement,
    copy: HTMLElement,
    goal: DOMRect,
    delay: number,
    start: Keyframe,
    landed: () => void = () => {},
  ): void {
    const base = layer.getBoundingClientRect();
    Object.assign(copy.style, {
      left: `${goal.x - base.x}px`,
      top: `${goal.y - base.y}px`,
      width: `${goal.width}px`,
      height: `${goal.height}px`,
    });
    layer.append(copy);
    const flight = copy.animate([start, { translate: '0 0', scale: '1 1' }], {
      duration: DURATION,
      delay,
      easing: EASE,
      fill: 'backwards',
    });
    const land = () => {
      this.#landings.delete(land);
      copy.remove();
      landed();
    };
    this.#landings.add(land);
    flight.onfinish = land;
    flight.oncancel = land;
  }
}

/** What a name finds, or the name of the zone around it. */
function nearest<T>(name: string, find: (key: string) => T | undefined): T | undefined {
  for (let key = name; key; key = key.slice(0, Math.max(0, key.lastIndexOf(':')))) {
    const found = find(key);
    if (found !== undefined) return found;
  }
  return undefined;
}

/** The place of a small token in the middle of a thing. */
function middle({ x, y, width, height }: DOMRect): DOMRect {
  const { width: w, height: h } = TOKEN;
  return new DOMRect(x + (width - w) / 2, y + (height - h) / 2, w, h);
}

/** A copy to be looked at only: nobody must find it in place of the thing itself. */
function likeness(element: HTMLElement): HTMLElement {
  const copy = element.cloneNode(true) as HTMLElement;
  for (const part of [copy, ...copy.querySelectorAll('*')])
    for (const name of ['id', 'data-spot', 'data-action']) part.removeAttribute(name);
  copy.classList.add('travelling');
  return copy;
}
