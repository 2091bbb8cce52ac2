import { describe, expect, test } from 'vitest';
import { action } from '../../tests/positions';
import { confirmation } from './confirmation';

const BOTS = { always: false, undo: true, people: false };
const PEOPLE = { ...BOTS, people: true };
const plain = action('plain');
const reveals = action('look', undefined, { reveals: true });
const loses = action('raze', undefined, { loses: ['players.0.quarter'] });

describe('a second click is asked for', () => {
  test('not before what can be undone freely', () => {
    expect(confirmation(plain, [plain, loses], PEOPLE)).toBeNull();
  });

  test('before what comes to light among people; bots always agree to an undo', () => {
    expect(confirmation(reveals, [plain, reveals], PEOPLE)).toBe('reveals');
    expect(confirmation(reveals, [plain, reveals], BOTS)).toBeNull();
  });

  test('before something is given up, unless that is what was asked', () => {
    expect(confirmation(loses, [plain, loses], BOTS)).toBe('loses');
    expect(confirmation(loses, [loses, loses], BOTS)).toBeNull();
  });

  test('always where somebody wants that, or where nothing can be undone', () => {
    expect(confirmation(plain, [plain], { ...BOTS, always: true })).toBe('wanted');
    expect(confirmation(plain, [plain], { ...BOTS, undo: false })).toBe('wanted');
  });
});
