/**
 * Animates what events tell of, in a layer above the table so that no panel hides it. A copy of a
 * thing that changes its place moves, while the thing itself is already at its new place, invisible
 * but ready to be clicked. One of many alike moves as a small token.
 */

import type { Attachment } from 'svelte/attachments';
import { reducedMotion } from './queue';

export interface Movement {
  /** The names of the places on the table. */
  from: string;
  to: string;
  /** What the small token shows; without it, the thing itself moves. */
  what?: string;
  /** How a thing that stays in its place appears there: turned over, or planted. */
  how?: 'turn' | 'plant';
}

/** Draws what a small token stands for. */
export type DrawToken = (token: HTMLElement, what: string) => void;

/** The part of the time of an event in which things move; then they are looked at. */
const TRAVEL = 0.65;
/** In milliseconds. */
const LONGEST = 650;
const STAGGER = 40;
const EASE = 'cubic-bezier(0.2, 0.7, 0.2, 1)';
const TOKEN = { width: 30, height: 40 };
const ARRIVING = 'data-arriving';

interface Time {
  duration: number;
  delay: number;
}

/** The way of something in the layer, whose own place is `base`. */
interface Path {
  layer: HTMLElement;
  base: DOMRect;
  start: DOMRect;
  goal: DOMRect;
  time: Time;
}

const APPEARANCES: Record<NonNullable<Movement['how']>, Keyframe[]> = {
  turn: [{ transform: 'perspective(40em) rotateY(90deg)' }, { transform: 'none' }],
  plant: [{ transform: 'translateY(-1.2em) scale(1.25)', opacity: 0.4 }, { transform: 'none' }],
};

export class Animator {
  readonly #drawToken: DrawToken;
  #elements = new Map<string, HTMLElement>();
  /** Where the elements were before the change. */
  #boxes = new Map<string, DOMRect>();
  /** Ends each animation that is running. */
  #endings = new Set<() => void>();

  constructor(drawToken: DrawToken = () => {}) {
    this.#drawToken = drawToken;
  }

  /** Registers an element under a name. */
  element(key: string): Attachment<HTMLElement> {
    return (element) => {
      this.#elements.set(key, element);
      return () => {
        if (this.#elements.get(key) === element) this.#elements.delete(key);
      };
    };
  }

  /** Measures where everything is, before the table changes, and ends running animations. */
  measure(): void {
    this.finish();
    this.#boxes = new Map(
      [...this.#elements].map(([key, element]) => [key, element.getBoundingClientRect()]),
    );
  }

  /** Hides what will arrive later, until the event that tells of it. */
  prepare(movements: readonly Movement[]): void {
    if (reducedMotion()) return;
    for (const movement of movements)
      if (movement.what === undefined && !movement.how && this.#start(movement)?.width)
        this.#elements.get(movement.to)?.setAttribute(ARRIVING, '');
  }

  /** Ends what runs, and shows everything where it is. */
  finish(): void {
    for (const end of this.#endings) end();
    for (const element of this.#elements.values()) element.removeAttribute(ARRIVING);
  }

  /** Animates the movements of an event that is told for so long. */
  animate(layer: HTMLElement, movements: readonly Movement[], lasts: number): void {
    if (reducedMotion()) return;
    const duration = Math.min(LONGEST, lasts * TRAVEL);
    // Everything is measured before anything is added, so that the page is laid out once.
    const base = layer.getBoundingClientRect();
    const measured = movements.map((movement, order) => {
      const element = nearest(movement.to, (key) => this.#elements.get(key));
      return {
        movement,
        element,
        start: this.#start(movement),
        goal: element?.getBoundingClientRect(),
        time: { duration, delay: Math.min(order * STAGGER, lasts - duration) },
      };
    });
    for (const { movement, element, start, goal, time } of measured) {
      if (!start?.width || !element || !goal?.width) continue;
      const path = { layer, base, start, goal, time };
      const itself = this.#elements.has(movement.to);
      if (movement.how && itself) this.#appear(element, movement.how, time);
      else if (movement.what === undefined && itself) this.#moveElement(element, path);
      else this.#moveToken(movement.what ?? '', path);
    }
  }

  #start({ from }: Movement): DOMRect | undefined {
    return nearest(from, (key) => this.#boxes.get(key));
  }

  #appear(element: HTMLElement, how: NonNullable<Movement['how']>, time: Time): void {
    const animation = element.animate(APPEARANCES[how], { ...time, easing: EASE });
    const end = () => {
      this.#endings.delete(end);
      animation.cancel();
    };
    this.#endings.add(end);
    animation.onfinish = end;
  }

  #moveElement(element: HTMLElement, path: Path): void {
    const { start: from, goal: to } = path;
    const copy = copyOf(element);
    // An attribute, since Svelte writes the whole list of classes anew when a mark changes.
    element.setAttribute(ARRIVING, '');
    const shift = `${from.x - to.x}px ${from.y - to.y}px`;
    const size = `${from.width / to.width} ${from.height / to.height}`;
    this.#run(copy, path, { translate: shift, scale: size }, () =>
      element.removeAttribute(ARRIVING),
    );
  }

  #moveToken(what: string, path: Path): void {
    const token = document.createElement('span');
    token.className = 'moving moving-token';
    this.#drawToken(token, what);
    const [start, goal] = [middle(path.start), middle(path.goal)];
    const shift = `${start.x - goal.x}px ${start.y - goal.y}px`;
    this.#run(token, { ...path, goal }, { translate: shift, scale: '1 1' });
  }

  #run(
    copy: HTMLElement,
    { layer, base, goal, time }: Path,
    start: Keyframe,
    ended: () => void = () => {},
  ): void {
    Object.assign(copy.style, {
      left: `${goal.x - base.x}px`,
      top: `${goal.y - base.y}px`,
      width: `${goal.width}px`,
      height: `${goal.height}px`,
    });
    layer.append(copy);
    const animation = copy.animate([start, { translate: '0 0', scale: '1 1' }], {
      ...time,
      easing: EASE,
      fill: 'backwards',
    });
    const end = () => {
      this.#endings.delete(end);
      copy.remove();
      ended();
    };
    this.#endings.add(end);
    animation.onfinish = end;
    animation.oncancel = end;
  }
}

/** What has this name, or the name of the zone around it, or the area of the player it belongs to. */
function nearest<T>(name: string, find: (key: string) => T | undefined): T | undefined {
  for (let key = name; key; key = key.slice(0, Math.max(0, key.lastIndexOf(':')))) {
    const found = find(key);
    if (found !== undefined) return found;
  }
  const owner = /^[\w-]+:(\d+)/.exec(name)?.[1];
  return owner === undefined ? undefined : find(`seat:${owner}`);
}

/** The place of a small token in the middle of a thing. */
function middle({ x, y, width, height }: DOMRect): DOMRect {
  const { width: w, height: h } = TOKEN;
  return new DOMRect(x + (width - w) / 2, y + (height - h) / 2, w, h);
}

/** A copy for the eye only: without the attributes by which the thing itself is found. */
function copyOf(element: HTMLElement): HTMLElement {
  const copy = element.cloneNode(true) as HTMLElement;
  for (const part of [copy, ...copy.querySelectorAll('*')])
    for (const name of ['id', 'data-spot', 'data-action']) part.removeAttribute(name);
  copy.classList.add('moving');
  return copy;
}
