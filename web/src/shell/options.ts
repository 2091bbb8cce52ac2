/** The options of a new table that nobody has chosen. */

import type { GameInfo, OptionValue } from '../api/types';

/** A game that depends on the language is played in that of the page. */
export function usualOptions(
  { options }: Pick<GameInfo, 'options'>,
  language: string,
): Record<string, OptionValue> {
  return options.language?.choices.includes(language) ? { language } : {};
}
