import { expect, test } from 'vitest';
import { botOf, levelsOf, usualBot } from './bots';

const BOTS = ['random', 'novice', 'apprentice', 'journeyman', 'master', 'grandmaster'];

test('three levels, from the weakest bot that plays to win to the strongest', () => {
  expect(levelsOf(BOTS).map((level) => botOf(level, BOTS))).toEqual([
    'novice',
    'journeyman',
    'grandmaster',
  ]);
});

test('a game with one bot has no levels', () => {
  expect(levelsOf(['random'])).toEqual([]);
  expect(botOf('hard', ['random'])).toBe('random');
});

test('the first opponents are easy', () => {
  expect(usualBot(BOTS)).toBe('novice');
});
