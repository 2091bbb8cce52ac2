/** The Fluent files of the package and of the games, loaded when a language needs them. */

import { api } from '../api/client';
import type { Language } from './words';

const common = import.meta.glob<string>('../../../src/ludotheque/words/*.ftl', {
  query: '?raw',
  import: 'default',
});
const games = import.meta.glob<string>('../../../src/ludotheque/games/**/*.ftl', {
  query: '?raw',
  import: 'default',
});

const boxes = import.meta.glob<string>('../../../src/ludotheque/games/**/*.ftl', {
  query: '?box',
  import: 'default',
  eager: true,
});

function find<T>(files: Record<string, T>, wanted: RegExp): T | undefined {
  const path = Object.keys(files).find((name) => wanted.test(name));
  return path === undefined ? undefined : files[path];
}

export function commonText(language: Language): Promise<string> {
  return find(common, new RegExp(`/${language}\\.ftl$`))!();
}

function ofGame(game: string, language: Language): RegExp {
  return new RegExp(`/games/${game}/(.+/)?${language}\\.ftl$`);
}

/** What stands on the box of a game; undefined for a game that this page was built without. */
export function boxText(game: string, language: Language): string | undefined {
  return find(boxes, ofGame(game, language));
}

/** The server is asked for the words of a game that this page was built without. */
export async function gameText(game: string, language: Language): Promise<string> {
  const load = find(games, ofGame(game, language));
  return load ? load() : (await api.messages(game, language)).messages;
}
