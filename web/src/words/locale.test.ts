import { expect, test } from 'vitest';
import { dateText, percentText } from './locale';

test('shares and dates are written as each language does', () => {
  expect(percentText(0.894, 'en')).toBe('89%');
  expect(percentText(0.894, 'fr')).toMatch(/^89[\u00a0\u202f]%$/);
  const day = { day: 'numeric', month: 'long', year: 'numeric' } as const;
  expect(dateText('2026-11-18T12:00:00Z', 'en', day)).toBe('18 November 2026');
  expect(dateText('2026-11-18T12:00:00Z', 'fr', day)).toBe('18 novembre 2026');
});
