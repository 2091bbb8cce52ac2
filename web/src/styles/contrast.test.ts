/** Text can be read on every ground, in the light and in the dark: WCAG AA. */

import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';

const SOURCE = `${import.meta.dirname}/..`;
const FILES = {
  all: 'styles/tokens.css',
  spyrium: 'games/spyrium/palette.css',
  uchronia: 'games/uchronia/palette.css',
  monumental: 'games/monumental/palette.css',
};
const TEXTS = ['text', 'text-soft', 'accent', 'danger', 'good'];
const GROUNDS = ['ground', 'surface', 'surface-high'];
const AA = 4.5;

type Pair = [light: string, dark: string];

function pairs(file: string): Record<string, Pair> {
  const text = readFileSync(`${SOURCE}/${file}`, 'utf-8');
  const found = text.matchAll(/^ {2}--([\w-]+): light-dark\((#[\da-f]{6}), (#[\da-f]{6})\);/gm);
  return Object.fromEntries(
    [...found].map(([, name, light, dark]) => [name, [light!, dark!] as Pair]),
  );
}

function luminance(hex: string): number {
  const [red, green, blue] = [1, 3, 5].map((at) => {
    const part = parseInt(hex.slice(at, at + 2), 16) / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red! + 0.7152 * green! + 0.0722 * blue!;
}

function contrast(one: string, two: string): number {
  const [low, high] = [luminance(one), luminance(two)].toSorted((a, b) => a - b);
  return (high! + 0.05) / (low! + 0.05);
}

describe.each(Object.entries(FILES))('%s', (_, file) => {
  const colours = { ...pairs(FILES.all), ...pairs(file) };
  test.each([0, 1])('theme %i', (theme) => {
    const weak = GROUNDS.flatMap((ground) =>
      TEXTS.map((text) => ({
        on: `${text} on ${ground}`,
        ratio: contrast(colours[text]![theme]!, colours[ground]![theme]!),
      })),
    ).filter(({ ratio }) => ratio < AA);
    expect(weak).toEqual([]);
  });
});
