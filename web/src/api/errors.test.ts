import { describe, expect, it } from 'vitest';
import { wordsFor } from '../../tests/words';
import { ApiError } from './client';
import { errorKeys } from './errors';
import { LANGUAGES } from '../words/words';

/** The server's own source: every error that it names must be said in words. */
const SOURCES = import.meta.glob<string>(
  ['../../../src/ludotheque/{core,bots,server}/*.py', '../../../src/ludotheque/server/routes/*.py'],
  { query: '?raw', import: 'default', eager: true },
);
/** Errors that occur only on the command line that starts a server. */
const NOT_FOR_PLAYERS = new Set([
  'BadBackup',
  'BadChannels',
  'BadDatabase',
  'BadProxies',
  'BadRequest',
  'BadSettings',
  'BenchFailed',
  'NoSuchPerson',
]);
const ERRORS = Object.values(SOURCES).flatMap((source) =>
  [...source.matchAll(/^class (\w+)\(LudothequeError\)/gm)].map((match) => match[1]!),
);

const keysOf = (error: string, status: number, doing = '') =>
  errorKeys(new ApiError(error, 'in English.', status, doing));

describe('a refusal', () => {
  it('is said by its name, by what was being done if that is known', () => {
    expect(keysOf('NotNow', 409, 'join').slice(0, 2)).toEqual([
      'web-error-not-now-join',
      'web-error-not-now',
    ]);
  });

  it('is said by its status if its name is not known', () => {
    expect(keysOf('NotFoundException', 404).at(-1)).toBe('web-error-not-found');
    expect(keysOf('TooManyRequestsException', 429)[0]).toBe('web-error-too-many-requests');
    expect(keysOf('Unexpected', 502).at(-1)).toBe('web-error-unexpected');
    expect(keysOf('Odd', 400).at(-1)).toBe('web-error-refused');
  });

  it.each(LANGUAGES)('has words in %s for every error of the server', async (language) => {
    const words = await wordsFor(language);
    const framework = ['PermissionDeniedException', 'ValidationException'];
    const names = [...ERRORS, ...framework].filter((name) => !NOT_FOR_PLAYERS.has(name));
    expect(names.length).toBeGreaterThan(15);
    expect(names.filter((name) => !words.has(keysOf(name, 400)[0]!))).toEqual([]);
    for (const status of [400, 404, 413, 429, 500])
      expect(words.has(keysOf('Odd', status).at(-1)!)).toBe(true);
  });
});
