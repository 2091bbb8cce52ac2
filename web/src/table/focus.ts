/** Restores the keyboard focus when the focused element has disappeared after a move. */

const LIST = '[role="listbox"]';
const BAR = '#decision';

function lost(active: Element | null): boolean {
  return active === null || active === document.body || active.matches(`${BAR}, :disabled`);
}

export function toDecision(): void {
  document.querySelector<HTMLElement>(BAR)?.focus({ preventScroll: true });
}

export class KeptFocus {
  #from: 'list' | 'bar' | null = null;

  /** Notes before a change where the keyboard is at work. */
  look(): void {
    const active = document.activeElement;
    if (active?.closest(LIST)) this.#from = 'list';
    // Focus that waits at the bar for the next decision returns to where it came from.
    else if (active?.matches(BAR)) this.#from ??= 'bar';
    else this.#from = active?.closest(BAR) ? 'bar' : null;
  }

  /** Goes on in the list of choices if the work was there and there are any, else at the bar. */
  keep(): void {
    if (this.#from === null || !lost(document.activeElement)) return;
    const option = document.querySelector<HTMLElement>(`${LIST} [role="option"][tabindex="0"]`);
    if (this.#from === 'list' && option) option.focus({ preventScroll: true });
    else toDecision();
  }
}
