/** Names for the things that a line of the log was about, to light them up. */

import type { GameEvent } from '../../api/types';
import { nameIn, numberIn } from '../events';
import { AUTOMA, crossOf } from './view';

/** Resources that were received or paid, or what was turned into what. */
function goodsOf(kind: string, event: GameEvent): string[] {
  if (kind === 'swapped') return ['good', 'other'].map((field) => `good:${nameIn(event, field)}`);
  const found = /^(?:got|paid)-(.+)$/.exec(kind);
  return found ? [`good:${found[1]!.replace('-', '_')}`] : [];
}

export function marks(event: GameEvent): string[] {
  const kind = String(event.event);
  const automa = kind.startsWith('automa-') || kind === 'rival-chosen';
  const seat = automa ? AUTOMA : numberIn(event, 'seat');
  const other = numberIn(event, 'other_seat');
  const found = [seat, other].filter((one) => one >= 0).map((one) => `side:${one}`);
  const card = nameIn(event, 'card');
  const policy = nameIn(event, 'policy');
  const market = nameIn(event, 'market');
  const era = nameIn(event, 'era');
  const slot = nameIn(event, 'slot');
  const turned = nameIn(event, 'automa_card');
  if (card) found.push(`display:${card}`, `basic:${card}`);
  if (card && seat >= 0) found.push(`card:${seat}:${card}`);
  if (policy) found.push(`policy:${seat}:${policy}`);
  if (market) found.push(`market:${market}`, `token:${seat}:${market}`);
  if (era) found.push(`era:${era}`);
  if (slot) found.push(`slot:${seat}:${slot}`);
  if (turned) found.push(`automa:${turned}`);
  for (const name of ['tile', 'to']) {
    const tile = nameIn(event, name);
    if (tile) found.push(`tile:${tile}`);
  }
  const row = numberIn(event, 'row');
  if (row >= 0)
    for (const one of crossOf(`${row + 1}${'abc'[numberIn(event, 'column')]}`))
      found.push(`slot:${seat}:${one}`);
  found.push(...goodsOf(kind, event));
  if (kind === 'reshuffled' || kind === 'progress') found.push(`deck:${seat}`);
  if (kind === 'production-used') found.push(`production:${seat}`);
  if (kind === 'gold-doubled') found.push('good:gold');
  if (['deck-empty', 'last-round', 'round-begins', 'game-ends'].includes(kind)) found.push('decks');
  return found;
}
