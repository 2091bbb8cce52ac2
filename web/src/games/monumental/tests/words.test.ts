/** The room says nothing that the catalogue lacks, and the catalogue keeps nothing for it unsaid. */

import { expect, test } from 'vitest';
import { LANGUAGES } from '../../../lib/words';
import { BASIC_GOODS, CARDS, MARKETS } from '../names';
import { CATEGORIES } from '../view';
import { TEXTS, wordsIn } from './catalogue';
import { FILE } from './fixture';

const source = Object.values(
  import.meta.glob<string>(['../*.svelte', '../*.ts'], {
    query: '?raw',
    import: 'default',
    eager: true,
  }),
).join('\n');

const KEY =
  /['`]((?:web-atlas|label|card|goods?|market|source|type|terrain|line|text|section|tile)-[\w-]*(?:\$\{[^}]*\})?)['`]/g;

const TYPES = Object.values(FILE.civilizations).map(({ type }) => type);
const AUTOMA = Object.values(FILE.automa);
const LINES = AUTOMA.flatMap(({ always = [], typed = [] }) => [...always, ...typed]);
const RESTRICTED = ['wonder_production', 'barbarian_military'];
const KINDS = ['building', 'knowledge', 'wonder'];

/** What stands in the gaps of keys that are put together. */
const GAPS: Record<string, readonly string[]> = {
  'card-': CARDS,
  'goods-': [...BASIC_GOODS, ...RESTRICTED, 'gold', 'culture'],
  'good-': BASIC_GOODS,
  'market-': MARKETS,
  'source-': CATEGORIES,
  'type-': TYPES,
  'terrain-': Object.keys(FILE.box.terrain_values),
  'line-': LINES.map((line) => line.do),
  'text-': AUTOMA.flatMap(({ special }) => special ?? []),
  'web-atlas-letter-': KINDS,
  'web-atlas-kind-': KINDS,
  'web-atlas-only-': RESTRICTED,
  'web-atlas-free-steps-': ['one', 'two'],
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
  const kept = [...TEXTS[language].matchAll(/^(web-atlas-[\w-]+) =/gm)].map(([, key]) => key);
  expect(kept.length).toBeGreaterThan(0);
  expect(kept.filter((key) => !keys().has(key!))).toEqual([]);
});
