/** Pointing at a thing, or reaching it with the keyboard, says what it would do or cost. */

import type { Attachment } from 'svelte/attachments';
import type { Hall } from './hall.svelte';

const PATIENCE = 280;

/** `text` is the action to be said, `places` the cards to tell the cost of. */
export function hints(
  hall: Hall,
  text: () => string | null,
  places: () => string[] = () => [],
): Attachment<HTMLElement> {
  return (element) => {
    const listening = new AbortController();
    const options = { signal: listening.signal };
    let timer: ReturnType<typeof setTimeout> | undefined;

    const show = () => {
      const hint = { text: text(), places: places(), element };
      if (hint.text !== null || hint.places.length) hall.hint(hint);
    };
    // Later, since an element that is being removed loses the focus in the midst of the change.
    const hide = () => {
      clearTimeout(timer);
      queueMicrotask(() => hall.unhint(element));
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
