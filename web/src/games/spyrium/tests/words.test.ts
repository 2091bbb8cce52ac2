/** The room says nothing that the catalogue lacks, and the catalogue keeps nothing for it unsaid. */

import { expect, test } from 'vitest';
import { LANGUAGES } from '../../../lib/words';
import { EVENTS, FACES } from '../faces';
import { TEXTS, wordsIn } from './catalogue';

const source = Object.values(
  import.meta.glob<string>(['../*.svelte', '../*.ts'], {
    query: '?raw',
    import: 'default',
    eager: true,
  }),
).join('\n');

const KEY = /['`]((?:web-hall|label|card|event|kind|empty)-[\w-]*(?:\$\{[^}]*\})?)['`]/g;

/** What stands in the gaps of keys that are put together. */
const GAPS: Record<string, readonly string[]> = {
  'card-': FACES,
  'event-': EVENTS,
  'kind-': ['character', 'building', 'technique'],
  'web-hall-': ['character', 'building', 'technique'],
  'label-': ['active', 'inactive'],
  'label-bonuses-': ['worker-money', 'worker', 'money'],
  'web-hall-phase-': ['placement', 'activation', 'passed'],
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
  const missing = [...keys()].filter((key) => !words.has(key));
  expect(missing).toEqual([]);
});

test.each(LANGUAGES)('every word for the room in %s is used', (language) => {
  const kept = [...TEXTS[language].matchAll(/^(web-hall-[\w-]+) =/gm)].map(([, key]) => key);
  expect(kept.length).toBeGreaterThan(0);
  expect(kept.filter((key) => !keys().has(key!))).toEqual([]);
});
