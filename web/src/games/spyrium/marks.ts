/** The spots to mark: those that an event was about, and those that a move has changed. */

import type { GameEvent } from '../../api/types';
import { nameIn, numberIn } from '../events';
import { GAPS, PLACES, type Player, type View } from './view';

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

/** The spots that differ between two positions. */
export function changed(before: View, after: View): Set<string> {
  const found = new Set<string>();
  if (before.turn !== after.turn) {
    if (after.event) found.add(`event:${after.event.event}`);
    return found;
  }
  for (const place of PLACES)
    if (differ(before.market[place], after.market[place])) found.add(`place:${place}`);
  for (const gap of GAPS)
    if (differ(before.workers[gap] ?? [], after.workers[gap] ?? [])) found.add(`gap:${gap}`);
  after.players.forEach((player, seat) => {
    const was = before.players[seat];
    if (was) addPlayer(found, seat, was, player, after);
  });
  return found;
}

function addPlayer(found: Set<string>, seat: number, was: Player, is: Player, view: View): void {
  is.quarter.forEach((building, plot) => {
    if (differ(building, was.quarter[plot])) found.add(`plot:${seat}:${plot}`);
  });
  for (const id of is.techniques)
    if (!was.techniques.includes(id) || was.used.includes(id) !== is.used.includes(id))
      found.add(`technique:${seat}:${id}`);
  if (was.residence !== is.residence) found.add(`residence:${is.residence}`);
  if (was.score !== is.score) found.add(`score:${seat}`);
  if (was.phase !== is.phase) found.add(`phase:${seat}`);
  if (is.used.includes('event') && !was.used.includes('event') && view.event)
    found.add(`event:${view.event.event}`);
}

function differ(one: unknown, two: unknown): boolean {
  return JSON.stringify(one ?? null) !== JSON.stringify(two ?? null);
}
