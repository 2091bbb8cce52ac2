import { describe, expect, test } from 'vitest';
import { actions } from '../../../../tests/positions';
import {
  lendsPower,
  marketChoice,
  NOTHING,
  pickGap,
  pickPlace,
  placementGap,
  preferred,
  targetsOf,
  usesOf,
} from '../actions';

describe('grouping actions by what stands for them on the table', () => {
  const targets = targetsOf(
    actions(
      'place a1-b1',
      'event-place c2-c3',
      'switch',
      'event 1',
      'event 3',
      'event-reuse mine1 2',
      'gain a1-b1 a1',
      'activate a1-b1 a1',
      'activate-free a1-b1 a1',
      'exploit mine1 1',
      'reuse mine1 1',
      'pass',
      'token 3',
      'value 2',
      'build',
      'replace mine1',
      'replace mine1 tilted',
      'residence advance',
      'residence score',
      'bonus worker',
      'bonus money',
    ),
  );

  test('gaps take workers, in placement and by the event', () => {
    expect([...targets.gaps]).toEqual([
      ['a1-b1', 'place a1-b1'],
      ['c2-c3', 'event-place c2-c3'],
    ]);
  });

  test('a worker and a card together are the target in the market', () => {
    expect(targets.market.map(({ verb, gap, place }) => [verb, gap, place])).toEqual([
      ['gain', 'a1-b1', 'a1'],
      ['activate', 'a1-b1', 'a1'],
      ['activate-free', 'a1-b1', 'a1'],
    ]);
  });

  test('upright buildings are exploited, tilted ones used again', () => {
    expect(usesOf(targets, 'mine1', false).map(({ text }) => text)).toEqual(['exploit mine1 1']);
    expect(usesOf(targets, 'mine1', true).map(({ text, use }) => [text, use])).toEqual([
      ['event-reuse mine1 2', 1],
      ['reuse mine1 1', 0],
    ]);
  });

  test('everything else has its own place', () => {
    expect(targets.event.get(2)).toBe('event 3');
    expect(targets.tokens.get(3)).toBe('token 3');
    expect(targets.values.get(2)).toBe('value 2');
    expect(targets.replace.get('mine1 tilted')).toBe('replace mine1 tilted');
    expect(targets.bonus.get('money')).toBe('bonus money');
    expect([targets.build, targets.advance, targets.score, targets.switch, targets.pass]).toEqual([
      'build',
      'residence advance',
      'residence score',
      'switch',
      'pass',
    ]);
  });

  test('some events lend a power', () => {
    expect(lendsPower(targetsOf(actions('event-reuse mine1 1')))).toBe(true);
    expect(lendsPower(targetsOf(actions('event-place a1-b1')))).toBe(true);
    expect(lendsPower(targetsOf(actions('place a1-b1', 'event 1')))).toBe(false);
  });

  test('texts are read one by one', () => {
    expect(placementGap('event-place a1-a2')).toBe('a1-a2');
    expect(placementGap('gain a1-a2 a1')).toBeNull();
    expect(marketChoice('pass')).toBeNull();
    expect(marketChoice(null)).toBeNull();
  });
});

describe('choosing with a card and a worker', () => {
  const { market } = targetsOf(
    actions(
      'gain a1-b1 a1',
      'gain a1-b1 b1',
      'gain a1-a2 a1',
      'activate a1-b1 a1',
      'activate a1-a2 a1',
      'gain c1-c2 c1',
    ),
  );

  test('a card shows its activation first', () => {
    const pick = pickPlace(market, NOTHING, null, 'a1');
    expect(pick?.choice?.text).toBe('activate a1-b1 a1');
    expect(pick?.selection).toEqual({ place: 'a1', gap: null });
  });

  test('a card that cannot be afforded shows the money', () => {
    expect(pickPlace(market, NOTHING, null, 'b1')?.choice?.text).toBe('gain a1-b1 b1');
  });

  test('a card without workers beside it offers nothing', () => {
    expect(pickPlace(market, NOTHING, null, 'c3')).toBeNull();
  });

  test('after a card a worker is picked, and the verb stays', () => {
    const before = marketChoice('gain a1-b1 a1');
    const pick = pickGap(market, { place: 'a1', gap: null }, before, 'a1-a2');
    expect(pick?.choice?.text).toBe('gain a1-a2 a1');
    expect(pick?.selection).toEqual({ place: 'a1', gap: 'a1-a2' });
  });

  test('after a worker a card is picked', () => {
    const selection = pickGap(market, NOTHING, null, 'a1-a2')!.selection;
    expect(pickPlace(market, selection, null, 'a1')?.choice?.text).toBe('activate a1-a2 a1');
  });

  test('a worker alone waits for its card, unless there is only one thing to do', () => {
    expect(pickGap(market, NOTHING, null, 'a1-b1')?.choice).toBeNull();
    expect(pickGap(market, NOTHING, null, 'c1-c2')?.choice?.text).toBe('gain c1-c2 c1');
    expect(pickGap(market, NOTHING, null, 'b2-b3')).toBeNull();
  });

  test('a worker away from the selected card starts anew', () => {
    const pick = pickGap(market, { place: 'a1', gap: null }, null, 'c1-c2');
    expect(pick?.selection).toEqual({ place: null, gap: 'c1-c2' });
  });

  test('nothing is preferred of nothing', () => {
    expect(preferred([], null)).toBeNull();
  });
});
