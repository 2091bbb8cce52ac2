/** The bots that are offered: three levels for a quick game, all of them at a table of one's own. */

export type Level = 'easy' | 'normal' | 'hard';
export const LEVELS: readonly Level[] = ['easy', 'normal', 'hard'];

const RANDOM = 'random';

/** The bots that play to win, weakest first. */
function playing(bots: readonly string[]): readonly string[] {
  const found = bots.filter((bot) => bot !== RANDOM);
  return found.length > 0 ? found : [RANDOM];
}

/** The bot of a level: the weakest, the middle one or the strongest. */
export function botOf(level: Level, bots: readonly string[]): string {
  const known = playing(bots);
  const place = { easy: 0, normal: Math.floor((known.length - 1) / 2), hard: known.length - 1 };
  return known[place[level]] ?? RANDOM;
}

/** The levels among which there is a choice. */
export function levelsOf(bots: readonly string[]): readonly Level[] {
  return playing(bots).length >= LEVELS.length ? LEVELS : [];
}

/** The bot that is offered first: the easiest, since those who know better choose. */
export function usualBot(bots: readonly string[]): string {
  return botOf('easy', bots);
}
