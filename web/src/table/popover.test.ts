import { describe, expect, test } from 'vitest';
import { placeBeside, type Box, type Placement } from './popover';

describe('where a popover is placed', () => {
  const space = { left: 0, top: 0, width: 400, height: 600 };
  const size = { width: 200, height: 100 };
  const at = (left: number, top: number) => ({ left, top, width: 50, height: 50 });

  test('on the wanted side, its point at the middle of the thing', () => {
    expect(placeBeside(at(150, 300), size, space, 'above')).toEqual({
      left: 75,
      top: 188,
      point: 100,
      side: 'above',
    });
    expect(placeBeside(at(150, 300), size, space, 'below').top).toBe(362);
  });

  test('on another side where there is no space', () => {
    expect(placeBeside(at(150, 20), size, space, 'above').side).toBe('below');
    expect(placeBeside(at(150, 540), size, space, 'below').side).toBe('above');
    const low = { ...space, height: 120 };
    expect(placeBeside(at(20, 30), size, low, 'above').side).toBe('right');
    expect(placeBeside(at(300, 30), size, low, 'above').side).toBe('left');
  });

  test('within the edges', () => {
    expect(placeBeside(at(0, 300), size, space, 'below')).toMatchObject({ left: 0, point: 25 });
    expect(placeBeside(at(360, 300), size, space, 'below')).toMatchObject({
      left: 200,
      point: 182,
    });
  });

  test('never over the thing, wherever that is', () => {
    const covers = (thing: Box, { left, top }: Placement) =>
      left < thing.left + thing.width &&
      thing.left < left + size.width &&
      top < thing.top + thing.height &&
      thing.top < top + size.height;
    for (let left = 0; left <= 350; left += 10)
      for (let top = 0; top <= 550; top += 10)
        expect(covers(at(left, top), placeBeside(at(left, top), size, space, 'above'))).toBe(false);
  });
});
