/** The room says nothing that the catalogue lacks, and the catalogue keeps nothing for it unsaid. */

import { expect, test } from 'vitest';
import { LANGUAGES } from '../../../lib/words';
import { BUILDINGS, COLOURS, ORDERS } from '../names';
import { TEXTS, wordsIn } from './catalogue';
import { FILE } from './fixture';

const source = Object.values(
  import.meta.glob<string>(['../*.svelte', '../*.ts'], {
    query: '?raw',
    import: 'default',
    eager: true,
  }),
).join('\n');

const KEY = /['`]((?:web-city|label|card|resource|order|letter)-[\w-]*(?:\$\{[^}]*\})?)['`]/g;

const EFFECTS = [
  ...new Set(Object.values(FILE.cards).map(({ effect }) => effect.replaceAll('_', '-'))),
  'execute-any-orders',
];

/** What stands in the gaps of keys that are put together. */
const GAPS: Record<string, readonly string[]> = {
  'card-': BUILDINGS,
  'resource-': COLOURS,
  'letter-': COLOURS,
  'order-': ORDERS,
  'label-': ['domain', 'stock'],
  'web-city-does-': ORDERS,
  'web-city-kind-': ['permanent', 'completion', 'reaction', 'points'],
  'web-city-short-': EFFECTS,
};

function keys(): Set<string> {
  const found = new Set<string>();
  for (const [, key = ''] of source.matchAll(KEY)) {
    const [start = '', gap] = key.split('${');
    if (gap === undefined) found.add(key);
    else for (const end of GAPS[start] ?? ['?']) found.add(start + end);
  }
  return found;
}

test.each(LANGUAGES)('every key of the room is in %s', (language) => {
  const words = wordsIn(language);
  expect([...keys()].filter((key) => !words.has(key))).toEqual([]);
});

test.each(LANGUAGES)('every word for the room in %s is used', (language) => {
  const kept = [...TEXTS[language].matchAll(/^(web-city-[\w-]+) =/gm)].map(([, key]) => key);
  expect(kept.length).toBeGreaterThan(0);
  expect(kept.filter((key) => !keys().has(key!))).toEqual([]);
});
