import { describe, expect, test } from 'vitest';
import { priceOf } from '../prices';
import { action } from '../../../../tests/positions';

describe('sums of money', () => {
  const paying = (text: string, ...parts: [string, number][]) => {
    const amount = parts.reduce((sum, [, one]) => sum + one, 0);
    return priceOf(action(text, undefined, { costs: [{ what: 'money', amount, parts }] }));
  };

  test('price and surcharge', () => {
    expect(paying('activate a1-b1 a1', ['price', 6], ['surcharge', 2])).toEqual({
      pays: { price: 6, surcharge: 2, plot: 0, total: 8 },
    });
  });

  test('price, surcharge and plot', () => {
    const price = paying('build', ['price', 6], ['surcharge', 2], ['plot', 1]);
    expect(price).toMatchObject({ pays: { plot: 1, total: 9 } });
  });

  test('the price of a building that replaces another one', () => {
    const price = paying('replace mine1', ['price', 6], ['reduction', -2], ['surcharge', 1]);
    expect(price).toMatchObject({ pays: { price: 4, surcharge: 1, total: 5 } });
  });

  test('the price alone, and nothing', () => {
    const price = paying('activate-free a1-b1 a1', ['price', 8]);
    expect(price).toMatchObject({ pays: { price: 8, surcharge: 0, total: 8 } });
    expect(priceOf(action('activate a1-b1 a1'))).toMatchObject({ pays: { price: 0, total: 0 } });
  });

  test('money that is gained, and actions without a price', () => {
    const gains = [{ what: 'money', amount: 3 }];
    const gain = action('gain a1-b1 a1', undefined, { gains });
    expect(priceOf(gain)).toEqual({ gains: 3 });
    expect(priceOf(action('pass'))).toBeNull();
  });
});
