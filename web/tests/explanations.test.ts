/** Everything that lies on a table is explained, in both languages. */

import { expect, test } from 'vitest';
import { LANGUAGES } from '../src/words/words';
import { wordsFor } from './words';

const SOURCES = import.meta.glob<string>('../src/games/*/*.svelte', {
  query: '?raw',
  import: 'default',
  eager: true,
});

/** The parts of each table that have no card to open. */
const PARTS: Record<string, string[]> = {
  spyrium: ['turns', 'score', 'residences', 'purse', 'phase'],
  uchronia: [
    'forum',
    'monopoly',
    'goal',
    'pile',
    'hand',
    'domain',
    'stock',
    'activity',
    'sites',
    'completed',
  ],
  monumental: ['resources', 'tallies', 'display', 'tile', 'deck', 'discard'],
};
const ORDERS = ['exploration', 'production', 'draconians', 'construction', 'trade'];
PARTS.uchronia!.push(...ORDERS.map((order) => `order-${order}`));

test.each(Object.entries(PARTS))('%s', async (game, parts) => {
  for (const language of LANGUAGES) {
    const words = await wordsFor(language, [], game);
    expect(parts.filter((part) => !words.has(`web-explain-${part}`))).toEqual([]);
  }
});

test.each(Object.keys(PARTS))('what the table of %s explains has words', async (game) => {
  const words = await wordsFor('en', [], game);
  const sources = Object.entries(SOURCES).filter(([path]) => path.includes(`/${game}/`));
  const keys = sources.flatMap(([, text]) =>
    [...text.matchAll(/explains\('([\w-]+)'\)/g)].map((match) => match[1]!),
  );
  expect(keys.length).toBeGreaterThan(2);
  expect(keys.filter((key) => !words.has(`web-explain-${key}`))).toEqual([]);
});
