/**
 * Things are dragged where a hand would drag them: a worker into a gap, a card to the Forum. What is
 * dragged and where it may be dropped follows from the legal actions; a click or a key does the same.
 */

import type { Attachment } from 'svelte/attachments';
import type { AnyBoard } from './board.svelte';

/** What an action takes in hand, and where it puts it: names of spots, or of `data-grab`, `data-drop`. */
export interface Haul {
  from: readonly string[];
  to: readonly string[];
}

/** How far the pointer goes before a click becomes a drag. */
const SLIP = 8;
/** How long a finger rests on a thing before it takes it along; a shorter move scrolls the page. */
const HOLD = 160;

interface Drag {
  source: HTMLElement;
  spot: string;
  pointer: number;
  x: number;
  y: number;
  ready: boolean;
  ghost: HTMLElement | null;
}

const named = (element: Element | null | undefined) =>
  element?.closest<HTMLElement>('[data-grab], [data-spot]');
const nameOf = (element: HTMLElement) => element.dataset['grab'] ?? element.dataset['spot'] ?? '';

/** Follows the pointer over a board. */
export function drags(board: AnyBoard): Attachment<HTMLElement> {
  return (root) => {
    const listening = new AbortController();
    const options = { signal: listening.signal };
    let drag: Drag | null = null;
    let timer: ReturnType<typeof setTimeout> | undefined;

    const placesFor = (spot: string) =>
      [...root.querySelectorAll<HTMLElement>('[data-spot], [data-drop]')].filter(
        (one) => board.droppings(spot, one.dataset['spot'] ?? one.dataset['drop'] ?? '').length > 0,
      );

    function down(event: PointerEvent): void {
      if (event.button !== 0 || drag) return;
      const source = named(event.target as Element);
      if (!source || !board.canGrab(nameOf(source))) return;
      const { clientX: x, clientY: y, pointerId: pointer, pointerType } = event;
      drag = {
        source,
        spot: nameOf(source),
        pointer,
        x,
        y,
        ready: pointerType === 'mouse',
        ghost: null,
      };
      const held = drag;
      if (!drag.ready) timer = setTimeout(() => (held.ready = true), HOLD);
    }

    function move(event: PointerEvent): void {
      if (!drag || event.pointerId !== drag.pointer) return;
      const far = Math.hypot(event.clientX - drag.x, event.clientY - drag.y) > SLIP;
      if (!drag.ghost && far) {
        if (!drag.ready) return end();
        lift(drag);
      }
      if (!drag.ghost) return;
      drag.ghost.style.translate = `${event.clientX - drag.x}px ${event.clientY - drag.y}px`;
      event.preventDefault();
    }

    function lift(lifted: Drag): void {
      board.cancel();
      const { left, top, width, height } = lifted.source.getBoundingClientRect();
      const ghost = lifted.source.cloneNode(true) as HTMLElement;
      ghost.removeAttribute('data-spot');
      ghost.classList.add('dragged');
      ghost.setAttribute('aria-hidden', 'true');
      Object.assign(ghost.style, {
        left: `${left}px`,
        top: `${top}px`,
        width: `${width}px`,
        height: `${height}px`,
      });
      root.append(ghost);
      lifted.ghost = ghost;
      lifted.source.classList.add('lifted');
      for (const place of placesFor(lifted.spot)) place.classList.add('drop');
    }

    function up(event: PointerEvent): void {
      if (!drag || event.pointerId !== drag.pointer) return;
      const { spot, ghost } = drag;
      const target = document
        .elementsFromPoint(event.clientX, event.clientY)
        .map((one) => one.closest<HTMLElement>('.drop'))
        .find((one) => one !== null);
      end();
      if (!ghost) return;
      // The click that ends a drag means nothing else.
      addEventListener('click', swallow, { capture: true, once: true });
      setTimeout(() => removeEventListener('click', swallow, { capture: true }));
      if (target) board.drop(spot, target.dataset['spot'] ?? target.dataset['drop'] ?? '', target);
    }

    function swallow(event: Event): void {
      event.preventDefault();
      event.stopPropagation();
    }

    function end(): void {
      clearTimeout(timer);
      drag?.ghost?.remove();
      drag?.source.classList.remove('lifted');
      for (const place of root.querySelectorAll('.drop')) place.classList.remove('drop');
      drag = null;
    }

    root.addEventListener('pointerdown', down, options);
    addEventListener('pointermove', move, options);
    addEventListener('pointerup', up, options);
    addEventListener('pointercancel', end, options);
    addEventListener('keydown', ({ key }) => key === 'Escape' && end(), options);
    // A finger that carries something does not scroll.
    root.addEventListener('touchmove', (event) => drag?.ready && event.preventDefault(), {
      ...options,
      passive: false,
    });
    root.addEventListener('dragstart', (event) => event.preventDefault(), options);
    return () => {
      listening.abort();
      end();
    };
  };
}
