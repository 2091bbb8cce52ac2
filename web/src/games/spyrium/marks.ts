/** The spots that an event was about, to light them up. */

import type { GameEvent } from '../../api/types';
import { nameIn, numberIn } from '../events';

const IN_QUARTER = new Set(['built', 'replaced', 'exploited', 'straightened']);

/** What an event of the log was about. */
export function marks(event: GameEvent): string[] {
  const kind = event.event;
  const seat = numberIn(event, 'seat');
  const found: string[] = [];
  const add = (prefix: string, name: string | number | undefined) => {
    if (name !== undefined) found.push(`${prefix}:${name}`);
  };
  if (seat >= 0) add('seat', seat);
  add('gap', nameIn(event, 'gap'));
  const place = nameIn(event, 'place');
  add('place', place);
  const card = nameIn(event, 'card');
  if (card && typeof kind === 'string' && IN_QUARTER.has(kind)) add(`building:${seat}`, card);
  else if (card && kind === 'patented') add(`technique:${seat}`, card);
  else if (card && place === undefined) add('card', card);
  if (kind === 'advanced') add('residence', numberIn(event, 'residence'));
  if (kind === 'got-points' || kind === 'bonus-won' || kind === 'bonus-lost') add('score', seat);
  add('event', nameIn(event, 'event_card'));
  return found;
}
