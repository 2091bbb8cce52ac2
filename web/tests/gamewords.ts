/** Every message that a game's page uses is in the catalogue, and the other way round. */

import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { gameText } from '../src/words/catalogue';
import { LANGUAGES } from '../src/words/words';
import { wordsFor } from './words';

interface Saying {
  /** How the keys begin that only the page uses. */
  own: string;
  /** How the others begin that it says. */
  also: readonly string[];
  /** What stands in the gaps of keys that are put together. */
  gaps: Record<string, readonly string[]>;
}

export function testWords(game: string, { own, also, gaps }: Saying): void {
  const keys = saidIn(game, [own, ...also], gaps);

  test.each(LANGUAGES)('every key of the page is in %s', async (language) => {
    const words = await wordsFor(language, [], game);
    expect([...keys].filter((key) => !words.has(key))).toEqual([]);
  });

  test.each(LANGUAGES)('every message for the page in %s is used', async (language) => {
    const text = await gameText(game, language);
    const kept = [...text.matchAll(/^([\w-]+) =/gm)].map(([, key]) => key!);
    const meant = kept.filter((key) => key.startsWith(`${own}-`));
    expect(meant.length).toBeGreaterThan(0);
    expect(meant.filter((key) => !keys.has(key))).toEqual([]);
  });
}

function saidIn(game: string, starts: string[], gaps: Saying['gaps']): Set<string> {
  const folder = `${import.meta.dirname}/../src/games/${game}`;
  const source = readdirSync(folder)
    // What moves is found by the names of events, which are no messages.
    .filter((name) => /\.(svelte|ts)$/.test(name) && name !== 'movements.ts')
    .map((name) => readFileSync(`${folder}/${name}`, 'utf-8'))
    .join('\n');
  const key = new RegExp(`['\`]((?:${starts.join('|')})-[\\w-]*(?:\\$\\{[^}]*\\})?)['\`]`, 'g');
  const found = new Set<string>();
  for (const [, one = ''] of source.matchAll(key)) {
    const [start = '', gap] = one.split('${');
    if (gap === undefined) found.add(one);
    else for (const end of gaps[start] ?? ['?']) found.add(start + end);
  }
  return found;
}
