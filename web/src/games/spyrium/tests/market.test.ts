import { describe, expect, test } from 'vitest';
import { cardArt, eventArt } from '../art';
import { idsOf } from './cardfile';
import { beside, GAPS, gapsAround, LATTICE, neighbour, PLACES } from '../view';

describe('the lie of the market', () => {
  test('places and gaps stand in the order of the rules', () => {
    expect(PLACES).toEqual(['a1', 'b1', 'c1', 'a2', 'b2', 'c2', 'a3', 'b3', 'c3']);
    expect(GAPS).toEqual([
      'a1-b1',
      'b1-c1',
      'a2-b2',
      'b2-c2',
      'a3-b3',
      'b3-c3',
      'a1-a2',
      'b1-b2',
      'c1-c2',
      'a2-a3',
      'b2-b3',
      'c2-c3',
    ]);
    expect(beside('b1-b2')).toEqual(['b1', 'b2']);
  });

  test('a corner has two gaps, the centre four', () => {
    expect(gapsAround('a1')).toEqual(['a1-b1', 'a1-a2']);
    expect(gapsAround('b2')).toHaveLength(4);
  });

  test('arrow keys walk from card to gap to card', () => {
    expect(LATTICE).toHaveLength(21);
    expect(neighbour('a1', 0, 1)).toBe('a1-b1');
    expect(neighbour('a1-b1', 0, 1)).toBe('b1');
    expect(neighbour('a1', 1, 0)).toBe('a1-a2');
    expect(neighbour('a1-b1', 1, 0)).toBe('a2-b2');
    expect(neighbour('a1-a2', 0, 1)).toBe('b1-b2');
    expect(neighbour('a1', -1, 0)).toBe('a1');
    expect(neighbour('c3', 1, 0)).toBe('c3');
  });
});

test('every card and every event has a picture', () => {
  expect(idsOf('cards').filter((id) => !cardArt(id))).toEqual([]);
  expect(idsOf('events').filter((id) => !eventArt(id))).toEqual([]);
});
