/** How the fields of a card file and their values are called. */

import type { CardField } from '../../api/types';
import type { Words } from '../../words/words';

/** What stands for a number or a name in a sentence that is only to be recognised. */
const GAP = '…';
const PARAMS = {
  amount: GAP,
  per: GAP,
  number: GAP,
  order: GAP,
  orders: GAP,
  resource: GAP,
  size: GAP,
};

export function labelOf(name: string, section: string, words: Words): string {
  const keys = [
    ...(section === 'box' ? [`box-${name}`] : []),
    `web-entry-${name}`,
    `value-${name}`,
  ];
  const known = keys.find((key) => words.has(key));
  return known === undefined ? name : words.key(known);
}

/** What the card file calls wrong, as a sentence of its own. */
export function sentence(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

/** A value that can be chosen, in the words of the game. */
export function choiceOf(value: string, field: CardField, words: Words): string {
  const prefix = field.words ?? '';
  const names = [value, value.replaceAll('_', '-')].flatMap((name) => [
    `${prefix}-${name}`,
    `web-entry-${prefix}-${name}`,
  ]);
  const known = [...names, `card-${value}`].find((key) => words.has(key));
  return known === undefined ? value : words.key(known, PARAMS);
}
