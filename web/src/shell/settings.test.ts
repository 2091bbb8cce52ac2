import { describe, expect, it } from 'vitest';
import { read, spoken } from './settings.svelte';

describe('settings', () => {
  it.each([
    [['fr-CA', 'en'], 'fr'],
    [['de', 'fr'], 'fr'],
    [['de'], 'en'],
    [[], 'en'],
  ])('use the first language of the browser that the page has: %j', (wanted, language) => {
    expect(spoken(wanted)).toBe(language);
  });

  it('are quiet and follow the device until something else is chosen', () => {
    expect(read(null, [])).toMatchObject({ sound: false, theme: 'auto', motion: 'auto' });
  });

  it('remember what was chosen', () => {
    expect(read('{"language":"fr","sound":true}', ['en'])).toMatchObject({
      language: 'fr',
      sound: true,
      theme: 'auto',
    });
  });

  it('survive a memory that cannot be read', () => {
    expect(read('{oh', ['fr']).language).toBe('fr');
  });
});
