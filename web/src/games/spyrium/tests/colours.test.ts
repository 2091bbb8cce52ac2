/** Any two seats stay apart for those who do not tell red from green. */

import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

type Colour = [number, number, number];

/** Machado, Oliveira and Fernandes 2009, full strength. */
const SEEN: Record<string, Colour[]> = {
  protanopia: [
    [0.152286, 1.052583, -0.204868],
    [0.114503, 0.786281, 0.099216],
    [-0.003882, -0.048116, 1.051998],
  ],
  deuteranopia: [
    [0.367322, 0.860646, -0.227968],
    [0.280085, 0.672501, 0.047413],
    [-0.01182, 0.04294, 0.968881],
  ],
};
const APART = 0.18;

const tokens = readFileSync(`${import.meta.dirname}/../../../styles/tokens.css`, 'utf-8');
const SEATS = [...tokens.matchAll(/^\[data-seat='\d'\] \{\s*--seat: #([\da-f]{6});/gm)].map(
  ([, hex]) => hex!,
);

function times(rows: Colour[], colour: Colour): Colour {
  return rows.map((row) => row.reduce((sum, n, index) => sum + n * colour[index]!, 0)) as Colour;
}

function linear(hex: string): Colour {
  return [0, 2, 4]
    .map((at) => parseInt(hex.slice(at, at + 2), 16) / 255)
    .map((part) => (part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4)) as Colour;
}

/** Björn Ottosson's space, in which equal distances look equal. */
function oklab(rgb: Colour): Colour {
  const cones = times(
    [
      [0.4122214708, 0.5363325363, 0.0514459929],
      [0.2119034982, 0.6806995451, 0.1073969566],
      [0.0883024619, 0.2817188376, 0.6299787005],
    ],
    rgb.map((part) => Math.min(1, Math.max(0, part))) as Colour,
  ).map(Math.cbrt) as Colour;
  return times(
    [
      [0.2104542553, 0.793617785, -0.0040720468],
      [1.9779984951, -2.428592205, 0.4505937099],
      [0.0259040371, 0.7827717662, -0.808675766],
    ],
    cones,
  );
}

test.each(Object.keys(SEEN))('%s', (sight) => {
  const seen = SEATS.map((hex) => oklab(times(SEEN[sight]!, linear(hex))));
  expect(seen).toHaveLength(5);
  for (const [one, first] of seen.entries())
    for (const [two, second] of seen.entries())
      if (one < two)
        expect(
          Math.hypot(...first.map((part, index) => part - second[index]!)),
          `seats ${one} and ${two}`,
        ).toBeGreaterThan(APART);
});
