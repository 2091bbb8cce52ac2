/** Calls back on a long press on a touch screen, or on a right click. */

import type { Attachment } from 'svelte/attachments';

const LONG = 480;
const SLIP = 10;
const ENDS = ['pointerup', 'pointercancel', 'pointerleave'] as const;

export function longPress(
  then: (element: HTMLElement, touched: boolean) => void,
): Attachment<HTMLElement> {
  return (element) => {
    const listening = new AbortController();
    const options = { signal: listening.signal };
    let timer: ReturnType<typeof setTimeout> | undefined;
    let start = { x: 0, y: 0 };
    let held = false;

    const stop = () => clearTimeout(timer);
    const down = (event: PointerEvent) => {
      held = false;
      if (event.pointerType === 'mouse') return;
      start = { x: event.clientX, y: event.clientY };
      timer = setTimeout(() => {
        held = true;
        then(element, true);
      }, LONG);
    };
    const move = (event: PointerEvent) => {
      if (Math.hypot(event.clientX - start.x, event.clientY - start.y) > SLIP) stop();
    };
    const menu = (event: Event) => {
      event.preventDefault();
      if (!held) then(element, false);
      held = true;
      stop();
    };
    // The click that ends a long press must not act as well.
    const click = (event: MouseEvent) => {
      if (!held || event.detail === 0) return;
      held = false;
      event.preventDefault();
      event.stopImmediatePropagation();
    };
    element.addEventListener('pointerdown', down, options);
    element.addEventListener('pointermove', move, options);
    for (const end of ENDS) element.addEventListener(end, stop, options);
    element.addEventListener('contextmenu', menu, options);
    element.addEventListener('click', click, { ...options, capture: true });
    return () => {
      stop();
      listening.abort();
    };
  };
}
