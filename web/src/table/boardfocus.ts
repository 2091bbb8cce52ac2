/** Restores the focus on the board after a move, and scrolls to the answers. */

/** What a small page keeps at its lower edge. */
const BELOW = 64;

/** Where the focus goes when nothing can be done. */
const HOME = "button[data-spot]:not([tabindex='-1'])";

export class Focus {
  #had = false;
  #seen = false;

  /** Notes before a change whether the focus is on the table, and whether it is shown. */
  look(table: HTMLElement | undefined): void {
    const active = document.activeElement;
    this.#had = table !== undefined && active !== null && table.contains(active);
    this.#seen = this.#had && (active?.matches(':focus-visible') ?? false);
  }

  /** Goes on to the answers of a question that follows, or back to what can be done. */
  keep(table: HTMLElement, asked: boolean): void {
    if (!this.#had) return;
    const answer = asked && this.#seen ? table.querySelector<HTMLElement>('button.target') : null;
    if (answer) answer.focus();
    else if (!table.contains(document.activeElement))
      (
        table.querySelector<HTMLElement>('button.target') ?? table.querySelector<HTMLElement>(HOME)
      )?.focus({ preventScroll: true });
  }
}

/** Brings the answers of a question into sight, if all of them lie outside the window. */
export function reveal(table: HTMLElement, calm: boolean): void {
  const answers = [...table.querySelectorAll<HTMLElement>('button.target')];
  const inSight = answers.some((answer) => {
    const { top, bottom } = answer.getBoundingClientRect();
    return top >= 0 && bottom <= innerHeight - BELOW;
  });
  if (!inSight) answers[0]?.scrollIntoView({ block: 'center', behavior: calm ? 'auto' : 'smooth' });
}
