/** Pointing at a thing, or reaching it with the keyboard, says what it would do or cost. */

import type { Attachment } from 'svelte/attachments';
import { hints as hinting } from '../../lib/hints';
import type { Hall } from './hall.svelte';

/** `text` is the action to be said, `places` the cards to tell the cost of. */
export function hints(
  hall: Hall,
  text: () => string | null,
  places: () => string[] = () => [],
): Attachment<HTMLElement> {
  return hinting(
    (element) => {
      const hint = { text: text(), places: places(), element };
      if (hint.text !== null || hint.places.length) hall.hint(hint);
    },
    (element) => hall.unhint(element),
  );
}
