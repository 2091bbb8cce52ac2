import { describe, expect, test } from 'vitest';
import { cardRows, dealParts, eventRows, saidParts, type Part } from '../parts';
import type { CardData } from '../view';
import { FILE } from './fixture';

const short = (parts: Part[]) =>
  parts.map(({ sign, n }) => (n === undefined ? sign : `${sign} ${n}`)).join(', ');

const rows = (id: string) => cardRows(FILE.cards[id]!).map(({ parts }) => short(parts));

describe('cards in signs', () => {
  test('what is given and what is got', () => {
    expect(rows('usine1')).toEqual([
      'worker, crystal 2, arrow, points 6',
      'worker, worker, crystal 3, arrow, points 10',
    ]);
    expect(rows('apprenti')).toEqual(['crystal 1, arrow, points 3']);
  });

  test('tokens, paid and gained', () => {
    expect(rows('banquier')).toEqual(['token, money, arrow, points 4']);
    expect(rows('univ1')).toEqual(['worker, arrow, points 2', 'building, arrow, token, points']);
  });

  test('techniques: a power and an end', () => {
    expect(rows('grue')).toEqual(['plot, money −3', 'end, points 1, per, building']);
  });

  test('every power and every count has its signs', () => {
    const powers = [
      'mines_need_no_worker',
      'more_money',
      'cheaper_plots',
      'keep_tokens',
      'no_surcharge',
      'reuse',
      'factory_points',
    ];
    const counts = ['spyrium', 'money', 'buildings', 'tokens', 'residence', 'workers', 'factories'];
    for (const [index, power] of powers.entries()) {
      const final = { count: counts[index]!, per: 1 };
      const card: CardData = { kind: 'technique', copies: {}, price: 8, power, amount: 1, final };
      for (const row of cardRows(card)) expect(row.parts, power).not.toHaveLength(0);
    }
  });

  test('events', () => {
    expect(eventRows(FILE.events.sell!).map(short)).toEqual([
      'crystal 1, arrow, money 3',
      'crystal 3, arrow, money 6',
    ]);
    expect(eventRows(FILE.events.recruit!).map(short)).toEqual([
      'money 1, per, worker, arrow, worker',
    ]);
    expect(eventRows(FILE.events.reuse!).map(short)).toEqual(['money 1, arrow, again, building']);
    expect(eventRows(FILE.events.place!).map(short)).toEqual(['worker, arrow, plot']);
  });

  test('many workers are a number', () => {
    expect(short(dealParts({ effect: 'workers', amount: 4 }))).toBe('worker 4');
  });
});

test('deals that were said are drawn with what techniques change', () => {
  const workers: [string, Record<string, number>] = ['goods-workers', { amount: 1 }];
  const crystals: [string, Record<string, number>] = ['goods-spyrium', { amount: 2 }];
  const said = saidParts(
    [
      'deal',
      { cost: ['plus', { one: workers, two: crystals }], gain: ['goods-points', { amount: 7 }] },
    ],
    3,
  );
  expect(short(said)).toBe('worker, crystal 2, arrow, points 7');
  expect(short(saidParts(['goods-points-by-token', {}], 3))).toBe('token, points');
  expect(short(saidParts(['goods-residence', { amount: 1 }], 3))).toBe('residence');
  const perWorker = saidParts(['goods-money-per-worker', { amount: 1 }], 4);
  expect(short(perWorker)).toBe('money 4');
});
