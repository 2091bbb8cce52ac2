import { expect, test } from 'vitest';
import { swings } from './swings';

const CURVE = [
  [0.5, 0.5],
  [0.52, 0.48],
  [0.3, 0.7],
  [0.9, 0.1],
  [0.8, 0.2],
];

test('the largest swings come in the order of the game', () => {
  expect(swings(CURVE, 2)).toEqual([
    { step: 2, seat: 0, before: 0.52, after: 0.3 },
    { step: 3, seat: 0, before: 0.3, after: 0.9 },
  ]);
});

test('what hardly changes is no swing', () => {
  expect(swings(CURVE.slice(0, 2), 5)).toEqual([]);
  expect(swings([], 5)).toEqual([]);
});
