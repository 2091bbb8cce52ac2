import { describe, expect, it } from 'vitest';
import { wordsFor } from '../../tests/words';
import { games } from '../games';
import { LANGUAGES, Words } from './words';

const NAMES = ['Zoé', 'Marc'];

describe('words', () => {
  it('says the name of the player on a seat', async () => {
    const words = await wordsFor('fr', NAMES);
    expect(words.say(['log-passed', { seat: 0 }])).toBe('Zoé passe.');
  });

  it('says a message within a message, in the form that is asked for', async () => {
    const words = await wordsFor('en', NAMES);
    const card = ['card-mineur', {}] as [string, object];
    expect(words.say(['log-patented', { seat: 1, card: [card[0], {}] }])).toBe(
      'Marc patents the Miner.',
    );
  });

  it('lets a name bend the words around it', async () => {
    const words = await wordsFor('fr', ['Anna', 'Basile'], 'uchronia');
    const swept = (seat: number) => words.say(['log-swept', { seat, card: ['resource-clay', {}] }]);
    expect(swept(0)).toBe('Une carte Argile passe du Domaine d’Anna au Forum.');
    expect(swept(1)).toBe('Une carte Argile passe du Domaine de Basile au Forum.');
    expect(words.key('web-log-replace', { player: 'Anna' })).toBe(
      'Un robot prend la place d’Anna.',
    );
  });

  it('says amounts with their plurals', async () => {
    const words = await wordsFor('fr');
    expect(words.key('goods-workers', { amount: 1 })).toBe('1 ouvrier');
    expect(words.key('goods-workers', { amount: 2 })).toBe('2 ouvriers');
  });

  it('says numbers in digits alone', async () => {
    const words = await wordsFor('en');
    expect(words.key('play-welcome', { game: 'X', count: 2, seed: 1234567 })).toContain('1234567');
  });

  it('keeps French punctuation on the line of its word', async () => {
    const words = await wordsFor('fr');
    expect(words.key('web-tonight')).toBe('À quoi joue-t-on ce soir\u00a0?');
    expect(words.key('web-hand-over-stop')).toContain('secrets\u00a0: ne');
  });

  it('finds the forms of a message', async () => {
    const words = await wordsFor('en');
    expect(words.hasForm(['card-grue', {}], 'the')).toBe(true);
    expect(words.hasForm(['card-grue', {}], 'group')).toBe(false);
    expect(words.form(['card-grue', {}], 'the')).toBe('the Crane');
  });

  it('says where a value comes from, and why', async () => {
    const words = await wordsFor('fr', [], 'uchronia');
    expect(words.source('rulebook')).toEqual({ source: 'livret de règles', why: '' });
    expect(words.source('public: Q1')).toEqual({ source: 'source publique', why: 'Q1' });
    expect(words.source('reconstructed: after (Market, Insula)')).toEqual({
      source: 'valeur reconstituée',
      why: 'd’après Market, Insula dans Glory to Rome',
    });
    expect(words.source('own: from my box (2nd printing)')).toEqual({
      source: 'valeur de votre fichier',
      why: 'from my box (2nd printing)',
    });
  });

  it('shows what it can of a message that is not whole, and complains', () => {
    const heard: string[] = [];
    const words = new Words('en', ['odd = A { $thing } here'], [], (problem) =>
      heard.push(problem),
    );
    expect(words.key('odd')).toBe('A {$thing} here');
    expect(words.key('never')).toBe('never');
    expect(heard).toHaveLength(2);
  });
});

/** What the page may say: every key that stands whole in its source. */
const SOURCES = import.meta.glob<string>(['../**/*.{ts,svelte}', '!../**/*.test.ts'], {
  query: '?raw',
  import: 'default',
  eager: true,
});

const GAMES = Object.keys(games);

describe.each(LANGUAGES)('the catalogue in %s', (language) => {
  it.each(GAMES)('has every key that the page names, at a table of %s', async (game) => {
    const words = await wordsFor(language, [], game);
    const here = Object.entries(SOURCES).filter(
      ([path]) => !path.includes('/games/') || path.includes(`/games/${game}/`),
    );
    const named = here.flatMap(([, source]) =>
      [...source.matchAll(/['"](web-[a-z0-9-]*[a-z0-9])['"]/g)].map((match) => match[1]!),
    );
    // Only some games have these.
    const optional = new Set(['web-tagline', 'web-rival-won']);
    expect(named.length).toBeGreaterThan(100);
    expect(named.filter((key) => !optional.has(key) && !words.has(key))).toEqual([]);
  });

  it.each(['web-tab-', 'web-log-', 'web-theme-', 'web-colours-', 'web-language-'])(
    'has the keys that begin with %s',
    async (beginning) => {
      const endings: Record<string, string[]> = {
        'web-tab-': ['choices', 'log', 'chat'],
        'web-log-': ['undo', 'resign', 'replace'],
        'web-theme-': ['auto', 'light', 'dark'],
        'web-colours-': ['standard', 'strong'],
        'web-language-': [...LANGUAGES],
      };
      const words = await wordsFor(language);
      expect(endings[beginning]!.filter((one) => !words.has(beginning + one))).toEqual([]);
    },
  );
});
