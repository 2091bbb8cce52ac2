/** The words of the house and of a game for tests: whatever is missing is an error there. */

import { gameText, houseText } from '../src/lib/catalogue';
import { Words, type Language } from '../src/lib/words';

export async function wordsFor(
  language: Language,
  names: string[] = [],
  game = 'spyrium',
): Promise<Words> {
  const texts = [await houseText(language), await gameText(game, language)];
  return new Words(language, texts, names, (problem) => {
    throw new Error(problem);
  });
}
