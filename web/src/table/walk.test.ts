import { describe, expect, it } from 'vitest';
import { distance } from './walk';

describe('the way over the table', () => {
  const here = { x: 10, y: 10 };

  it('goes on to what lies ahead', () => {
    expect(distance(here, { x: 30, y: 10 }, [1, 0])).toBe(20);
    expect(distance(here, { x: 30, y: 10 }, [-1, 0])).toBe(Infinity);
  });

  it('prefers what lies straight ahead', () => {
    const straight = distance(here, { x: 40, y: 10 }, [1, 0]);
    expect(distance(here, { x: 25, y: 25 }, [1, 0])).toBeGreaterThan(straight);
  });
});
