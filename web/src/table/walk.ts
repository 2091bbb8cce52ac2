/** Walks over the table by the arrow keys: whatever is explained or can be touched, by where it lies. */

/** What can be walked to: places of the table, and what is only explained. */
const THINGS = '[data-spot], [data-explain]';

const WAYS: Record<string, [x: number, y: number]> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

export interface Point {
  x: number;
  y: number;
}

/** How far a thing is in a direction; what lies aside counts double, what lies behind not at all. */
export function distance(from: Point, to: Point, [x, y]: readonly [number, number]): number {
  const along = (to.x - from.x) * x + (to.y - from.y) * y;
  const aside = Math.abs((to.x - from.x) * y) + Math.abs((to.y - from.y) * x);
  return along > 1 ? along + 2 * aside : Infinity;
}

function middle(element: Element): Point {
  const { left, top, width, height } = element.getBoundingClientRect();
  return { x: left + width / 2, y: top + height / 2 };
}

function things(table: HTMLElement): HTMLElement[] {
  return [...table.querySelectorAll<HTMLElement>(THINGS)].filter((one) => one.checkVisibility());
}

function focus(thing: HTMLElement | undefined): void {
  if (!thing) return;
  if (thing.tabIndex < 0 && !thing.hasAttribute('tabindex')) thing.tabIndex = -1;
  thing.focus();
}

/** Moves the focus by an arrow key, if it is on the table; whether it did. */
export function walk(table: HTMLElement, key: string): boolean {
  const way = WAYS[key];
  const from = document.activeElement?.closest<HTMLElement>(THINGS);
  if (!way || !from || !table.contains(from)) return false;
  const start = middle(from);
  const ranked = things(table)
    .filter((one) => one !== from)
    .map((one) => ({ one, far: distance(start, middle(one), way) }))
    .sort((a, b) => a.far - b.far);
  if (ranked[0] && ranked[0].far < Infinity) focus(ranked[0].one);
  return true;
}

/** Begins to walk: at what can be done, or else at the first thing. */
export function enter(table: HTMLElement): void {
  focus(table.querySelector<HTMLElement>('button.target') ?? things(table)[0]);
}
