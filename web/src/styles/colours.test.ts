/** Colours are named: hexadecimal values appear in tokens.css and palette.css only. */

import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const SOURCE = `${import.meta.dirname}/..`;
const FILES = readdirSync(SOURCE, { recursive: true, encoding: 'utf-8' })
  .filter((path) => /\.(svelte|css)$/.test(path))
  .map((path) => ({ path, text: readFileSync(`${SOURCE}/${path}`, 'utf-8') }));
const TOKENS = /(tokens|palette)\.css$/;
const HEX = /(?<![\w&{/])#[\da-f]{3,8}\b/gi;

function matches(text: string, pattern: RegExp): string[] {
  return [...text.matchAll(pattern)].map((match) => match[1] ?? match[0]);
}

test('no hexadecimal colour outside the tokens', () => {
  const found = FILES.filter(({ path }) => !TOKENS.test(path)).flatMap(({ path, text }) =>
    matches(text, HEX).map((hex) => `${path} ${hex}`),
  );
  expect(found).toEqual([]);
});

test('every token that is used is defined, and the other way round', () => {
  const tokens = FILES.filter(({ path }) => path.endsWith('tokens.css'));
  const defined = new Set(tokens.flatMap(({ text }) => matches(text, /^ {2}(--[\w-]+):/gm)));
  const used = new Set(FILES.flatMap(({ text }) => matches(text, /var\((--[\w-]+)/g)));
  const game = /^--(spyrium|uchronia|monumental|generic)-/;
  expect([...used].filter((name) => game.test(name) && !defined.has(name))).toEqual([]);
  expect([...defined].filter((name) => game.test(name) && !used.has(name))).toEqual([]);
});
