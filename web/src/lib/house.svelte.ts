/** What every page shares: the words, who I am, the games, and what went wrong last. */

import { untrack } from 'svelte';
import { api, ApiError } from './api';
import { houseText } from './catalogue';
import { settings } from './settings.svelte';
import type { GameInfo, Me, Param } from './types';
import { Words, type Language } from './words';

interface House {
  words: Words;
  me: Me;
  games: GameInfo[];
  trouble: string | null;
  /** What the page is about, shown beside the sign of the house. */
  place: string;
  /** The game whose colours the page wears. */
  palette: string;
}

export const house: House = $state({
  words: new Words('en', []),
  me: { id: null },
  games: [],
  trouble: null,
  place: '',
  palette: '',
});

/** The house's own words; a page that uses it changes with the language. */
export function t(key: string, params: { [name: string]: Param } = {}): string {
  return house.words.key(key, params);
}

export async function speak(language: Language): Promise<void> {
  house.words = new Words(language, [await houseText(language)]);
}

export async function meet(): Promise<void> {
  house.me = await api.me();
}

export async function learnGames(): Promise<void> {
  // Whoever asks for the games does not want to ask again because they have come.
  if (untrack(() => house.games.length) === 0) house.games = await api.games();
}

/** Whoever plays needs a name; a newcomer gets one and may change it. */
export async function beSomebody(name?: string): Promise<void> {
  if (house.me.id !== null) return;
  house.me = await api.name(name?.trim() || t('web-guest'));
}

const SAID = new Map([
  ['Unreachable', 'web-error-unreachable'],
  ['Unexpected', 'web-error-unexpected'],
  ['ServerError', 'web-error-unexpected'],
  ['Stale', 'web-error-stale'],
  ['NotYourTurn', 'web-error-not-your-turn'],
  ['IllegalAction', 'web-error-illegal'],
  ['GameOver', 'web-error-over'],
  ['NameTaken', 'web-error-name-taken'],
  ['WrongPassword', 'web-error-password'],
  ['NoUndo', 'web-error-no-undo'],
]);

/** Call in a page about a game: the header and the whole page are in that game's room. */
export function enter(game: () => { name: string; title: string }): void {
  $effect(() => {
    const { name, title } = game();
    house.palette = name;
    house.place = title;
  });
  $effect(() => () => {
    house.palette = house.place = '';
  });
}

/** What went wrong, in the reader's language where we have the words for it. */
export function sentence(error: unknown): string {
  if (!(error instanceof ApiError)) return t('web-error-unexpected');
  const key = error.status === 404 ? 'web-error-not-found' : SAID.get(error.error);
  if (key) return t(key);
  return error.message ? capital(error.message) : t('web-error-unexpected');
}

function capital(text: string): string {
  return text.charAt(0).toLocaleUpperCase(settings.language) + text.slice(1);
}

/** Does something, and says so if it fails. */
export async function attempt<T>(work: () => Promise<T>): Promise<T | undefined> {
  try {
    return await work();
  } catch (error) {
    house.trouble = sentence(error);
    return undefined;
  }
}
