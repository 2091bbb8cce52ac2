import { describe, expect, it } from 'vitest';
import { pounds } from '../money';

describe('a sum of money', () => {
  it('is written as the language writes it', () => {
    expect(['6', '+2', '−1', ''].map((sum) => pounds(sum, 'en'))).toEqual([
      '£6',
      '+£2',
      '−£1',
      '£',
    ]);
    expect(['6', '+2', undefined].map((sum) => pounds(sum, 'fr'))).toEqual([
      '6\u202f£',
      '+2\u202f£',
      '£',
    ]);
  });
});
