/** Names for the things that a line of the log was about, to light them up. */

import type { GameEvent } from '../../api/types';
import { CARDS, ERAS, MARKETS, POLICIES, SLOTS } from './names';
import { AUTOMA, crossOf } from './view';

const AUTOMA_CARDS = [
  ...Array.from({ length: 20 }, (_, index) => `a${String(index + 1).padStart(2, '0')}`),
  'x1',
  'x2',
  'x3',
  'x4',
];

function numberOf(event: GameEvent, name: string): number {
  const value = event[name];
  return typeof value === 'number' ? value : -1;
}

/** Resources that were received or paid, or what was turned into what. */
function goodsOf(kind: string, event: GameEvent): string[] {
  const swapped = ['production', 'science', 'military'] as const;
  if (kind === 'swapped')
    return [swapped[numberOf(event, 'good')], swapped[numberOf(event, 'other')]].map(
      (good) => `good:${good}`,
    );
  const found = /^(?:got|paid)-(.+)$/.exec(kind);
  return found ? [`good:${found[1]!.replace('-', '_')}`] : [];
}

export function marks(event: GameEvent): string[] {
  const kind = String(event.event);
  const automa = kind.startsWith('automa-') || kind === 'rival-chosen';
  const seat = automa ? AUTOMA : numberOf(event, 'seat');
  const other = numberOf(event, 'other_seat');
  const found = [seat, other].filter((one) => one >= 0).map((one) => `side:${one}`);
  const card = CARDS[numberOf(event, 'card')];
  const policy = POLICIES[numberOf(event, 'policy')];
  const market = MARKETS[numberOf(event, 'market')];
  const era = ERAS[numberOf(event, 'era')];
  const slot = SLOTS[numberOf(event, 'slot')];
  const turned = AUTOMA_CARDS[numberOf(event, 'automa_card')];
  if (card) found.push(`display:${card}`, `basic:${card}`);
  if (card && seat >= 0) found.push(`card:${seat}:${card}`);
  if (policy) found.push(`policy:${seat}:${policy}`);
  if (market) found.push(`market:${market}`, `token:${seat}:${market}`);
  if (era) found.push(`era:${era}`);
  if (slot) found.push(`slot:${seat}:${slot}`);
  if (turned) found.push(`automa:${turned}`);
  for (const name of ['tile', 'to']) {
    const tile = numberOf(event, name);
    if (tile >= 0) found.push(`tile:${tile + 1}`);
  }
  const row = numberOf(event, 'row');
  if (row >= 0)
    for (const one of crossOf(`${row + 1}${'abc'[numberOf(event, 'column')]}`))
      found.push(`slot:${seat}:${one}`);
  found.push(...goodsOf(kind, event));
  if (kind === 'reshuffled' || kind === 'progress') found.push(`deck:${seat}`);
  if (kind === 'production-used') found.push(`production:${seat}`);
  if (kind === 'gold-doubled') found.push('good:gold');
  if (['deck-empty', 'last-round', 'round-begins', 'game-ends'].includes(kind)) found.push('decks');
  return found;
}
