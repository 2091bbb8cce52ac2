import { describe, expect, it } from 'vitest';
import { bareGrowth, fit, growth, scaled } from './fit';

describe('the size of buildings', () => {
  it('is that of a whole card where there is room', () => {
    expect(fit(2, 1, 400, 420)).toEqual(['face', 'face']);
  });
  it('shrinks finished buildings first', () => {
    expect(fit(3, 4, 360, 320)).toEqual(['face', 'tile']);
    expect(fit(3, 8, 360, 260)).toEqual(['tile', 'tile']);
  });
  it('is that of a picture alone in a small place', () => {
    expect(fit(3, 12, 240, 90)).toEqual(['mini', 'mini']);
  });
  it('grows until all of them fill their place', () => {
    const scale = growth(14, 0, ['mini', 'mini'], 340, 200);
    expect(scaled('mini', scale)).toEqual({ width: 64, height: 54 });
    expect(scaled('tile', growth(5, 0, ['tile', 'tile'], 500, 300)).width).toBeGreaterThan(110);
    expect(growth(3, 12, ['mini', 'mini'], 240, 90)).toBe(1);
    expect(growth(0, 0, ['face', 'face'], 100, 400)).toBe(1);
  });
  it('shrinks pictures that would not fit into a small place', () => {
    const widths = (count: number, height: number) =>
      scaled('mini', bareGrowth(count, 255, height)).width;
    expect(widths(6, 46)).toBe(39);
    expect(widths(7, 46)).toBe(33);
    expect(widths(7, 80)).toBe(45);
  });
});
