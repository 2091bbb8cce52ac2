/** Pointing at a thing, or reaching it with the keyboard, says what it is and would do. */

import type { Attachment } from 'svelte/attachments';

const PATIENCE = 280;

/** `say` tells of the element, `hush` no longer does. */
export function hints(
  say: (element: HTMLElement) => void,
  hush: (element: HTMLElement) => void,
): Attachment<HTMLElement> {
  return (element) => {
    const listening = new AbortController();
    const options = { signal: listening.signal };
    let timer: ReturnType<typeof setTimeout> | undefined;

    const show = () => say(element);
    // Later, since an element that is being removed loses the focus in the midst of the change.
    const hide = () => {
      clearTimeout(timer);
      queueMicrotask(() => hush(element));
    };
    const enter = (event: PointerEvent) => {
      // A finger has touched already; what it chose is said elsewhere.
      if (event.pointerType !== 'touch') timer = setTimeout(show, PATIENCE);
    };
    const focus = () => {
      if (element.matches(':focus-visible')) show();
    };
    element.addEventListener('pointerenter', enter, options);
    element.addEventListener('pointerleave', hide, options);
    element.addEventListener('focus', focus, options);
    element.addEventListener('blur', hide, options);
    return () => {
      listening.abort();
      hide();
    };
  };
}
