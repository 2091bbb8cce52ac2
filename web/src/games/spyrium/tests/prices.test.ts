import { describe, expect, test } from 'vitest';
import { priceOf, quote, withPlot, type Payment } from '../prices';
import { action } from '../../../../tests/positions';
import { FILE, player, view } from './fixture';

describe('sums of money', () => {
  const paying = (text: string, ...parts: [string, number][]) => {
    const amount = parts.reduce((sum, [, one]) => sum + one, 0);
    return priceOf(action(text, undefined, { costs: [{ what: 'money', amount, parts }] }));
  };

  test('price and surcharge', () => {
    expect(paying('activate a1-b1 a1', ['price', 6], ['surcharge', 2])).toEqual({
      kind: 'pay',
      price: 6,
      crowd: 2,
      plot: 0,
      total: 8,
    });
  });

  test('price, surcharge and plot', () => {
    const price = paying('build', ['price', 6], ['surcharge', 2], ['plot', 1]);
    expect(price).toMatchObject({ plot: 1, total: 9 });
  });

  test('the price of a building that replaces another one', () => {
    const price = paying('replace mine1', ['price', 6], ['reduction', -2], ['surcharge', 1]);
    expect(price).toMatchObject({ price: 4, crowd: 1, total: 5 });
  });

  test('the price alone, and nothing', () => {
    const price = paying('activate-free a1-b1 a1', ['price', 8]);
    expect(price).toMatchObject({ price: 8, crowd: 0, total: 8 });
    expect(priceOf(action('activate a1-b1 a1'))).toMatchObject({ price: 0, total: 0 });
  });

  test('money that is gained, and actions without a price', () => {
    const gains = [{ what: 'money', amount: 3 }];
    const gain = action('gain a1-b1 a1', undefined, { gains });
    expect(priceOf(gain)).toEqual({ kind: 'gain', money: 3 });
    expect(priceOf(action('pass'))).toBeNull();
  });
});

describe('what a card would cost', () => {
  const housed = (money: number) =>
    player({ money, quarter: [{ card: 'mine1', tilted: false }] });

  test('every worker beside it costs a pound, but not the one that is used', () => {
    const position = view({ workers: { 'a1-b1': [0, 1], 'a1-a2': [1] } });
    expect(quote(position, FILE, 0, 'a1', false)).toMatchObject({ price: 2, crowd: 2, total: 4 });
    expect(quote(position, FILE, 0, 'a1', true)).toMatchObject({ price: 2, crowd: 3, total: 5 });
    expect(quote(position, FILE, 1, 'a2', false)).toMatchObject({ price: 6, crowd: 0, total: 6 });
  });

  test('a building needs a plot, a technique does not', () => {
    const position = view({ players: [housed(9), player()] });
    expect(quote(position, FILE, 0, 'a1', false)).toMatchObject({ price: 2, plot: 1, total: 3 });
    expect(quote(position, FILE, 0, 'c2', false)).toMatchObject({ plot: 0 });
  });

  test('an empty place costs nothing', () => {
    const { market } = view();
    expect(quote(view({ market: { ...market, a1: null } }), FILE, 0, 'a1', false)).toBeNull();
  });

  test('a plot is only counted as far as the money goes', () => {
    const price: Payment = { kind: 'pay', price: 2, crowd: 1, plot: 0, total: 3 };
    expect(withPlot(price, view({ players: [housed(4)] }), FILE, 0)).toMatchObject({ total: 4 });
    expect(withPlot(price, view({ players: [housed(3)] }), FILE, 0)).toBeNull();
  });
});
