/** What every page shares: the words, who I am, the games, and what went wrong last. */

import { untrack } from 'svelte';
import { api, ApiError } from './api';
import { houseText } from './catalogue';
import { errorKeys } from './errors';
import type { GameInfo, Me, Param } from './types';
import { Words, type Language } from './words';

interface House {
  words: Words;
  me: Me;
  /** Whether the server has said who I am. */
  met: boolean;
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
  met: false,
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
  house.met = true;
}

/** All pages of this browser share one cookie: who one of them has become, all have become. */
const pages = new BroadcastChannel('ludotheque');

/** Call once: asks who I am, and asks again when another page of this browser may know better. */
export function followMe(): void {
  pages.onmessage = () => void attempt(meet);
  void attempt(meet);
}

/** Does something that may make me somebody else. */
export async function become(work: () => Promise<unknown>): Promise<void> {
  await work();
  await meet();
  pages.postMessage('me');
}

export async function learnGames(): Promise<void> {
  // Whoever asks for the games does not want to ask again because they have come.
  if (untrack(() => house.games.length) === 0) house.games = await api.games();
}

/** Whoever plays needs a name; a newcomer gets one and may change it. */
export async function beSomebody(name?: string): Promise<void> {
  if (house.me.id !== null) return;
  await become(() => api.name(name?.trim() || t('web-guest')));
}

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

/** What went wrong, in the reader's language. */
export function sentence(error: unknown): string {
  const keys = error instanceof ApiError ? errorKeys(error) : [];
  return t(keys.find((key) => house.words.has(key)) ?? 'web-error-unexpected');
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
