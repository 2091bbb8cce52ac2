import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { noteSeen, wasAway } from './absence';

beforeEach(() => {
  vi.useFakeTimers();
  localStorage.clear();
});
afterEach(() => vi.useRealTimers());

it('is an absence if the table was not looked at for a while', () => {
  expect(wasAway('k3')).toBe(true);
  noteSeen('k3');
  vi.advanceTimersByTime(60_000);
  expect(wasAway('k3')).toBe(false);
  vi.advanceTimersByTime(10 * 60_000);
  expect(wasAway('k3')).toBe(true);
});

it('remembers the latest tables only', () => {
  for (let number = 0; number < 50; number++) {
    noteSeen(`t${number}`);
    vi.advanceTimersByTime(1);
  }
  expect(wasAway('t0')).toBe(true);
  expect(wasAway('t49')).toBe(false);
});
