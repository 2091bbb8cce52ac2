import { describe, expect, it } from 'vitest';
import { fit, miniWidth } from './fit';

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
  it('shrinks pictures that would not fit', () => {
    expect(miniWidth(6, 255, 46)).toBe(38);
    expect(miniWidth(7, 255, 46)).toBe(33);
    expect(miniWidth(7, 255, 80)).toBe(38);
  });
});
