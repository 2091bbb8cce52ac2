/** Names for the things that a line of the log was about, to light them up. */

import type { GameEvent } from '../../api/types';
import { nameIn, numberIn } from '../events';

/** The zones in which an event leaves the card that it speaks of: of the player, or shared. */
const ZONES: Record<string, { own?: string[]; other?: string[]; shared?: string[] }> = {
  discarded: { shared: ['forum'] },
  swept: { shared: ['forum'] },
  commanded: { own: ['domain'] },
  paired: { own: ['domain'] },
  laid: { own: ['domain'] },
  drew: { own: ['hand'], shared: ['pile'] },
  took: { own: ['stock'], shared: ['forum'] },
  'took-unseen': { own: ['stock'] },
  stored: { own: ['hand', 'stock'] },
  rescued: { own: ['stock'] },
  launched: { own: ['activity'] },
  returned: { own: ['activity', 'stock'] },
  'monopoly-won': { own: ['activity'], shared: ['monopoly'] },
  'monopoly-taken': { own: ['activity'], other: ['activity'], shared: ['monopoly'] },
  'monopoly-lost': { shared: ['monopoly'] },
  revealed: { own: ['hand'], shared: ['revealed'] },
  'bought-off': { own: ['stock'], other: ['stock'] },
  withheld: { shared: ['revealed'] },
  gave: { own: ['hand'], other: ['stock'] },
  gathered: { own: ['stock'], shared: ['forum'] },
  robbed: { own: ['stock'] },
  seized: { own: ['stock'], other: ['activity'] },
  'started-from-hand': { own: ['hand'] },
  started: { shared: ['forum'] },
  added: { own: ['stock'] },
  'added-from-forum': { shared: ['forum'] },
  salvaged: { own: ['stock'] },
  picked: { own: ['hand'], shared: ['forum'] },
  recalled: { own: ['hand', 'domain'] },
};

/** Events whose building is one of the Great Works. */
const ON_OFFER = new Set(['building-drawn', 'great-work']);

const OF_THE_END = new Set(['threshold', 'points-counted', 'last-round', 'dry-round', 'game-ends']);

export function marks(event: GameEvent): string[] {
  const kind = String(event.event);
  const seat = numberIn(event, 'seat');
  const other = numberIn(event, 'to');
  const colour = nameIn(event, 'card');
  const building = nameIn(event, 'building');
  const order = nameIn(event, 'order');
  const { own = [], other: others = [], shared = [] } = ZONES[kind] ?? {};
  const found = [seat, other].filter((one) => one >= 0).map((one) => `seat:${one}`);
  // A hand that is hidden has a name without a colour.
  const at = (owner: number) => (zone: string) =>
    zone === 'hand' ? [`hand:${owner}`, `hand:${owner}:${colour}`] : [`${zone}:${owner}:${colour}`];
  if (colour) {
    found.push(...own.flatMap(at(seat)), ...others.flatMap(at(other)));
    found.push(...shared.map((zone) => (zone === 'pile' ? zone : `${zone}:${colour}`)));
  } else if (kind === 'drew') found.push(`hand:${seat}`, 'pile');
  if (building && ON_OFFER.has(kind)) found.push(`work:${building}`);
  else if (building) found.push(`building:${kind === 'robbed' ? other : seat}:${building}`);
  if (order) found.push(`order:${order}`);
  if (kind === 'shuffled' || kind === 'plotted' || kind === 'dealt') found.push('pile');
  if (kind === 'buildings-shuffled' || kind === 'building-sunk') found.push('buildings');
  if (kind === 'works-replaced') found.push('works');
  if (OF_THE_END.has(kind)) found.push('goal');
  return found;
}
