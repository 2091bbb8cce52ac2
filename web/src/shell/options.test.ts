import { describe, expect, it } from 'vitest';
import { usualOptions } from './options';

describe('the options of a new table', () => {
  const language = { default: 'en', choices: ['en', 'fr'] };

  it('takes the language of the page where a game depends on it', () => {
    expect(usualOptions({ options: { language } }, 'fr')).toEqual({ language: 'fr' });
    expect(usualOptions({ options: { language } }, 'de')).toEqual({});
    expect(usualOptions({ options: { map: language } }, 'fr')).toEqual({});
  });
});
