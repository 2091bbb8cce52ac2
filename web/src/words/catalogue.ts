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

function find(files: Record<string, () => Promise<string>>, wanted: RegExp) {
  const path = Object.keys(files).find((name) => wanted.test(name));
  return path === undefined ? undefined : files[path];
}

export function commonText(language: Language): Promise<string> {
  return find(common, new RegExp(`/${language}\\.ftl$`))!();
}

/** The server is asked for the words of a game that this page was built without. */
export async function gameText(game: string, language: Language): Promise<string> {
  const load = find(games, new RegExp(`/games/${game}/(.+/)?${language}\\.ftl$`));
  return load ? load() : (await api.messages(game, language)).messages;
}
