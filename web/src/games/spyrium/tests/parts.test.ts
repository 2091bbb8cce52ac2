import { describe, expect, test } from 'vitest';
import { action } from '../../../../tests/positions';
import { cardRows, dealParts, eventRows, previewParts, type Part } from '../parts';
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

test('what an action gives and takes is drawn from its preview', () => {
  const drawn = (costs: [string, number][], gains: [string, number][]) => {
    const amounts = (of: [string, number][]) => of.map(([what, amount]) => ({ what, amount }));
    const preview = { costs: amounts(costs), gains: amounts(gains) };
    return short(previewParts(action('exploit usine1 1', undefined, preview)));
  };
  const paid: [string, number][] = [
    ['active', 1],
    ['spyrium', 2],
  ];
  expect(drawn(paid, [['score', 7]])).toBe('worker, crystal 2, arrow, points 7');
  expect(drawn([], [['residence_actions', 1]])).toBe('residence');
  expect(drawn([['money', 4]], [['active', 1]])).toBe('money 4, arrow, worker');
});
