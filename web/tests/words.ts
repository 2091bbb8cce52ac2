/** The words of the page and of a game for tests: a missing message is an error there. */

import { gameText, commonText } from '../src/words/catalogue';
import { Words, type Language } from '../src/words/words';

export async function wordsFor(
  language: Language,
  names: string[] = [],
  game = 'spyrium',
): Promise<Words> {
  const texts = [await commonText(language), await gameText(game, language)];
  return new Words(language, texts, names, (problem) => {
    throw new Error(problem);
  });
}
