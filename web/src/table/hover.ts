/** Calls back when an element is pointed at, or reached with the keyboard, and when it is left. */

import type { Attachment } from 'svelte/attachments';

const DELAY = 280;

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
      queueMicrotask(() => leave(element));
    };
    const pointed = (event: PointerEvent) => {
      // A finger touches at once; what it chose is shown elsewhere.
      if (event.pointerType !== 'touch') timer = setTimeout(show, DELAY);
    };
    const focus = () => {
      if (element.matches(':focus-visible')) show();
    };
    element.addEventListener('pointerenter', pointed, options);
    element.addEventListener('pointerleave', hide, options);
    element.addEventListener('focus', focus, options);
    element.addEventListener('blur', hide, options);
    return () => {
      listening.abort();
      hide();
    };
  };
}
