import { describe, expect, test } from 'vitest';
import { actions } from '../../../../tests/positions';
import {
  lendsPower,
  marketChoice,
  marketChoices,
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
    expect(targets.get('a1-b1')?.[0]).toBe('place a1-b1');
    expect(targets.get('c2-c3')).toEqual(['event-place c2-c3']);
  });

  test('a worker and a card together are the target in the market', () => {
    const uses = ['gain a1-b1 a1', 'activate a1-b1 a1', 'activate-free a1-b1 a1'];
    expect(targets.get('a1')).toEqual(uses);
    expect(targets.get('a1-b1')).toEqual(['place a1-b1', ...uses]);
    expect(marketChoices(targets.get('a1-b1')!).map(({ text }) => text)).toEqual(uses);
  });

  test('upright buildings are exploited, tilted ones used again', () => {
    expect(usesOf(targets, 'mine1', false).map(({ text }) => text)).toEqual(['exploit mine1 1']);
    expect(usesOf(targets, 'mine1', true).map(({ text, use }) => [text, use])).toEqual([
      ['event-reuse mine1 2', 1],
      ['reuse mine1 1', 0],
    ]);
  });

  test.each([
    ['event:3', 'event 3'],
    ['token:3', 'token 3'],
    ['value:2', 'value 2'],
    ['replace:mine1', 'replace mine1'],
    ['replace:mine1:tilted', 'replace mine1 tilted'],
    ['bonus:money', 'bonus money'],
    ['build', 'build'],
    ['residence:advance', 'residence advance'],
    ['residence:score', 'residence score'],
    ['switch', 'switch'],
    ['pass', 'pass'],
  ])('%s is the spot of one action', (spot, text) => {
    expect(targets.get(spot)).toEqual([text]);
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

describe('the choice that is previewed first', () => {
  const choices = marketChoices(['gain a1-b1 a1', 'activate a1-b1 a1']);

  test('a card shows its activation first', () => {
    expect(preferred(choices, null)?.verb).toBe('activate');
  });

  test('a card that cannot be afforded shows the money', () => {
    expect(preferred(choices.slice(0, 1), null)?.verb).toBe('gain');
  });

  test('the verb stays when another worker is chosen', () => {
    expect(preferred(choices, marketChoice('gain a1-a2 a1'))?.verb).toBe('gain');
  });

  test('nothing is preferred of nothing', () => {
    expect(preferred([], null)).toBeNull();
  });
});
