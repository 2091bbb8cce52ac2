import { expect, test } from 'vitest';
import { botOf, levelsOf, usualBot } from './bots';

const BOTS = ['random', 'first-game', 'easy', 'normal', 'strong', 'champion'];

test('three levels, from the weakest bot that plays to win to the strongest', () => {
  expect(levelsOf(BOTS).map((level) => botOf(level, BOTS))).toEqual([
    'first-game',
    'normal',
    'champion',
  ]);
});

test('a game with one bot has no levels', () => {
  expect(levelsOf(['random'])).toEqual([]);
  expect(botOf('hard', ['random'])).toBe('random');
});

test('the first opponents are easy', () => {
  expect(usualBot(BOTS)).toBe('first-game');
});
