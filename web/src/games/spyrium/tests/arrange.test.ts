import { expect, test } from 'vitest';
import { arrange, GAP } from '../arrange';

const WIDTH = 460;

test('a few are drawn as cards, as large as they can be', () => {
  const { tiles, columns, width, height } = arrange(3, WIDTH, 170);
  expect(tiles).toBe(false);
  expect(columns).toBe(3);
  expect(width).toBeGreaterThan(96);
  expect(height).toBeLessThanOrEqual(170);
});

test.each([6, 8, 12])('%i share their box as tiles that can be read', (count) => {
  const { tiles, columns, height } = arrange(count, WIDTH, 156);
  const rows = Math.ceil(count / columns);
  expect(tiles).toBe(true);
  expect(height).toBeGreaterThanOrEqual(38);
  expect(rows * height + (rows - 1) * GAP).toBeLessThanOrEqual(156);
});
