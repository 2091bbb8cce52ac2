/** Calls back when the pointer or the keyboard focus enters and leaves an element. */

import type { Attachment } from 'svelte/attachments';

const DELAY = 280;

/** What was used last: a key, or the pointer with the place where it was pressed. */
let pressed: { x: number; y: number } | null = null;
let keyed = false;
addEventListener('keydown', () => (keyed = true), true);
addEventListener(
  'pointerdown',
  ({ clientX: x, clientY: y }) => {
    pressed = { x, y };
    keyed = false;
  },
  true,
);

/** The table may change under a pointer that rests where it was pressed. */
function rests({ clientX, clientY }: PointerEvent): boolean {
  return pressed?.x === clientX && pressed.y === clientY;
}

export function hover(
  enter: (element: HTMLElement) => void,
  leave: (element: HTMLElement) => void,
): Attachment<HTMLElement> {
  return (element) => {
    const listening = new AbortController();
    const options = { signal: listening.signal };
    let timer: ReturnType<typeof setTimeout> | undefined;

    const show = () => enter(element);
    // Later, since an element that is being removed loses the focus in the midst of the change.
    const hide = () => {
      clearTimeout(timer);
      timer = undefined;
      queueMicrotask(() => leave(element));
    };
    const pointed = (event: PointerEvent) => {
      // A finger touches at once; what it chose is shown elsewhere.
      if (timer !== undefined || event.pointerType === 'touch' || rests(event)) return;
      // What lies within speaks for itself.
      const inner = (event.target as Element).closest('[data-spot], [data-action], [data-explain]');
      if (inner !== null && inner !== element && element.contains(inner)) return;
      timer = setTimeout(show, DELAY);
    };
    // The page may also move the focus itself.
    const focus = () => {
      if (keyed && element.matches(':focus-visible')) show();
    };
    element.addEventListener('pointermove', pointed, options);
    element.addEventListener('pointerleave', hide, options);
    element.addEventListener('focus', focus, options);
    element.addEventListener('blur', hide, options);
    return () => {
      listening.abort();
      hide();
    };
  };
}
