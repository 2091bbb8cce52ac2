/** What moves where when an event is told. */

import type { GameEvent } from '../../api/types';
import type { Movement } from '../../table/animation';
import type { Scene } from '../../table/board.svelte';
import { nameIn, numberIn } from '../events';
import type { View } from './view';

/** The zone that a resource card leaves, and the one where it arrives. */
interface Way {
  from: string;
  to: string;
}

/** Zones of the player an event happens to begin with `own`, those of the other one with `other`. */
const WAYS: Record<string, Way> = {
  drew: { from: 'pile', to: 'own hand' },
  dealt: { from: 'pile', to: 'own hand' },
  discarded: { from: 'own hand', to: 'forum' },
  swept: { from: 'own domain', to: 'forum' },
  commanded: { from: 'own hand', to: 'own domain' },
  paired: { from: 'own hand', to: 'own domain' },
  laid: { from: 'own hand', to: 'own domain' },
  took: { from: 'forum', to: 'own stock' },
  gathered: { from: 'forum', to: 'own stock' },
  'took-unseen': { from: 'pile', to: 'own stock' },
  stored: { from: 'own hand', to: 'own stock' },
  rescued: { from: 'discard', to: 'own stock' },
  launched: { from: 'own stock', to: 'own activity' },
  returned: { from: 'own activity', to: 'own stock' },
  'monopoly-won': { from: 'monopoly', to: 'own activity' },
  'monopoly-taken': { from: 'other activity', to: 'own activity' },
  'monopoly-lost': { from: 'own activity', to: 'monopoly' },
  revealed: { from: 'own hand', to: 'revealed' },
  'bought-off': { from: 'own stock', to: 'other stock' },
  gave: { from: 'own hand', to: 'other stock' },
  robbed: { from: 'other building', to: 'own stock' },
  seized: { from: 'other activity', to: 'own stock' },
  started: { from: 'forum', to: 'own building' },
  'started-from-hand': { from: 'own hand', to: 'own building' },
  added: { from: 'own stock', to: 'own building' },
  'added-from-forum': { from: 'forum', to: 'own building' },
  picked: { from: 'forum', to: 'own hand' },
  recalled: { from: 'own domain', to: 'own hand' },
};

/** Heaps of which one sees no single cards. */
const HEAPS = ['pile', 'discard'];

function spotOf(place: string, event: GameEvent): string {
  const [whose, zone] = place.includes(' ') ? place.split(' ') : ['', place];
  if (HEAPS.includes(zone!)) return zone!;
  const what = zone === 'building' ? nameIn(event, 'building') : nameIn(event, 'card');
  const seat = whose === 'own' ? 'seat' : 'to';
  return [zone, ...(whose ? [numberIn(event, seat)] : []), ...(what ? [what] : [])].join(':');
}

export function movements({ events }: Scene<View>, index: number): Movement[] {
  const event = events[index]!;
  const kind = String(event['event']);
  const seat = numberIn(event, 'seat');
  const building = nameIn(event, 'building');
  const found: Movement[] = [];
  if (building && kind.startsWith('started'))
    found.push({ from: `work:${building}`, to: `building:${seat}:${building}` });
  if (building && kind === 'great-work') found.push({ from: 'buildings', to: `work:${building}` });
  if (building && kind === 'completed') {
    const place = `building:${seat}:${building}`;
    found.push({ from: place, to: place, how: 'turn' });
  }
  if (kind === 'shuffled') found.push({ from: 'discard', to: 'pile', what: 'hidden' });
  const way = WAYS[kind];
  if (way) {
    const what = nameIn(event, 'card') ?? 'hidden';
    const card = { from: spotOf(way.from, event), to: spotOf(way.to, event), what };
    found.push(...Array<Movement>(cardsIn(kind, event)).fill(card));
  }
  return found;
}

/** How many cards an event speaks of. */
function cardsIn(kind: string, event: GameEvent): number {
  if (kind === 'paired') return 2;
  return kind === 'dealt' ? numberIn(event, 'count') : 1;
}
