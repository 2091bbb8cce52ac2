/** The words as the page has them. */

import english from '../../../../../src/ludotheque/games/monumental/en.ftl?raw';
import french from '../../../../../src/ludotheque/games/monumental/fr.ftl?raw';
import houseEnglish from '../../../../../src/ludotheque/words/en.ftl?raw';
import houseFrench from '../../../../../src/ludotheque/words/fr.ftl?raw';
import { Words, type Language } from '../../../lib/words';

/** The texts of the game. */
export const TEXTS: Record<Language, string> = { en: english, fr: french };
const HOUSE: Record<Language, string> = { en: houseEnglish, fr: houseFrench };

/** Words that do not put up with a message that lacks something. */
export function wordsIn(language: Language, names: string[] = []): Words {
  return new Words(language, [HOUSE[language], TEXTS[language]], names, (problem) => {
    throw new Error(problem);
  });
}
