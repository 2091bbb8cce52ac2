import { describe, expect, test } from 'vitest';
import { priceOf, quote, withPlot, type Payment } from '../prices';
import { FILE, player, view } from './fixture';

describe('sums of money', () => {
  test('price and crowd', () => {
    const cost = ['cost-with-crowd', { price: 6, crowd: 2, total: 8 }] as [string, object];
    expect(priceOf(['do-call', { cost } as never])).toEqual({
      kind: 'pay',
      price: 6,
      crowd: 2,
      plot: 0,
      total: 8,
    });
  });

  test('price, crowd and plot', () => {
    const cost: [string, Record<string, number>] = ['cost-with-crowd', { price: 6, crowd: 2 }];
    expect(priceOf(['do-build', { cost, plot: 1, total: 9 }])).toMatchObject({ plot: 1, total: 9 });
  });

  test('the price alone, or with the surcharge waived', () => {
    expect(priceOf(['do-patent', { cost: ['goods-money', { amount: 8 }] }])).toMatchObject({
      price: 8,
      crowd: 0,
      total: 8,
    });
    const free: [string, Record<string, number>] = ['cost-without-crowd', { price: 8 }];
    expect(priceOf(['do-patent', { cost: free }])).toMatchObject({ crowd: 0, total: 8 });
  });

  test('money that is gained, and actions without money', () => {
    expect(priceOf(['do-gain', { money: 3 }])).toEqual({ kind: 'gain', money: 3 });
    expect(priceOf(['do-pass', {}])).toBeNull();
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
