/** Dates and shares as the readers of a language write them. */

import type { Language } from './words';

/** The English of the page is British. */
const LOCALES: Record<Language, string> = { en: 'en-GB', fr: 'fr-FR' };

export function dateText(
  time: string,
  language: Language,
  options: Intl.DateTimeFormatOptions,
): string {
  return new Intl.DateTimeFormat(LOCALES[language], options).format(new Date(time));
}

/** A share between 0 and 1: "89%" in English, "89 %" in French. */
export function percentText(share: number, language: Language): string {
  return new Intl.NumberFormat(LOCALES[language], { style: 'percent' }).format(share);
}
