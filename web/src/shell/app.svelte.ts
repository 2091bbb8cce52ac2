/** State that all pages share: words, identity, games, and the last problem. */

import { untrack, type Snippet } from 'svelte';
import { api, ApiError } from '../api/client';
import { commonText } from '../words/catalogue';
import { errorKeys } from '../api/errors';
import type { GameInfo, Me, Param } from '../api/types';
import { Words, type Language } from '../words/words';

interface App {
  words: Words;
  me: Me;
  /** Whether the server has said who I am. */
  identified: boolean;
  games: GameInfo[];
  /** The last problem, in words, until it is dismissed. */
  problem: string | null;
  /** What is wrong, where the page itself says so: then nothing is said beside it. */
  failure: string | null;
  /** What the page is about, shown in the header. */
  heading: string;
  /** The game whose colours the page uses. */
  palette: string;
  /** What a page puts into the header beside its name, such as the players. */
  strip: Snippet | null;
}

export const app: App = $state({
  words: new Words('en', []),
  me: { id: null, name: null, guest: false },
  identified: false,
  games: [],
  problem: null,
  failure: null,
  heading: '',
  palette: '',
  strip: null,
});

/** A text of the page in the current language; reactive. */
export function t(key: string, params: { [name: string]: Param } = {}): string {
  return app.words.key(key, params);
}

/** How strong a bot is, in words; a bot of another package has only its name. */
export function botName(bot: string | null): string {
  const key = `web-bot-${bot}`;
  return app.words.has(key) ? app.words.key(key) : (bot ?? '');
}

export async function setLanguage(language: Language): Promise<void> {
  app.words = new Words(language, [await commonText(language)]);
}

export async function loadMe(): Promise<void> {
  app.me = await api.me();
  app.identified = true;
}

/** All tabs of a browser share one cookie, so a change of identity concerns all of them. */
const tabs = new BroadcastChannel('ludotheque');

/** Call once: loads the identity, and again when another tab has changed it. */
export function watchIdentity(): void {
  tabs.onmessage = () => void attempt(loadMe);
  void attempt(loadMe);
}

/** Does something that may change the identity, and notifies the other tabs. */
export async function changeIdentity(work: () => Promise<unknown>): Promise<void> {
  await work();
  await loadMe();
  tabs.postMessage('me');
}

export async function loadGames(): Promise<void> {
  // Untracked, so that an effect that loads the games does not depend on them.
  if (untrack(() => app.games.length) === 0) app.games = await api.games();
}

/** Whether bots can give hints and review a game; reactive. */
export function givesAdvice(game: string): boolean {
  return app.games.find(({ name }) => name === game)?.advice ?? false;
}

/** Creates a guest if there is no identity yet; a player needs a name. */
export async function ensureIdentity(name?: string): Promise<void> {
  if (app.me.id !== null) return;
  await changeIdentity(() => api.name(name?.trim() || t('web-guest')));
}

/** Call in a page about a game: header and colours follow the game. */
export function useGame(game: () => { name: string; title: string }): void {
  $effect(() => {
    const { name, title } = game();
    app.palette = name;
    app.heading = title;
  });
  $effect(() => () => {
    app.palette = app.heading = '';
  });
}

/** Call in a page that puts something into the header. */
export function useStrip(strip: () => Snippet | null): void {
  $effect(() => {
    app.strip = strip();
    return () => (app.strip = null);
  });
}

/** What went wrong, in the reader's language. */
export function errorText(error: unknown): string {
  const keys = error instanceof ApiError ? errorKeys(error) : [];
  return t(keys.find((key) => app.words.has(key)) ?? 'web-error-unexpected');
}

/** Does something; a failure is shown as the page's problem. */
export async function attempt<T>(work: () => Promise<T>): Promise<T | undefined> {
  try {
    return await work();
  } catch (error) {
    app.problem = errorText(error);
    return undefined;
  }
}
