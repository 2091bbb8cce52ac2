/** The Fluent files of the house and of the games, fetched when a language needs them. */

import type { Language } from './words';

const house = import.meta.glob<string>('../../../src/ludotheque/words/*.ftl', {
  query: '?raw',
  import: 'default',
});
const games = import.meta.glob<string>('../../../src/ludotheque/games/**/*.ftl', {
  query: '?raw',
  import: 'default',
});

function find(files: Record<string, () => Promise<string>>, ending: string) {
  const path = Object.keys(files).find((name) => name.endsWith(ending));
  return path === undefined ? Promise.resolve('') : files[path]!();
}

export function houseText(language: Language): Promise<string> {
  return find(house, `/${language}.ftl`);
}

/** Empty for a game that this page does not know. */
export function gameText(game: string, language: Language): Promise<string> {
  const name = Object.keys(games).find(
    (path) => path.includes(`/games/${game}/`) && path.endsWith(`/${language}.ftl`),
  );
  return name === undefined ? Promise.resolve('') : games[name]!();
}
