/** The games with a table of their own: each folder beside this file is one. */

import type { Component } from 'svelte';
import GenericEmblem from '../table/generic/Emblem.svelte';
import '../table/generic/tokens.css';
import type { GameModule } from './module';

import.meta.glob(['./*/palette.css', './*/tokens.css'], { eager: true });

const modules = import.meta.glob<GameModule>('./*/index.ts', { import: 'default' });
const drawings = import.meta.glob<Component>('./*/Emblem.svelte', {
  import: 'default',
  eager: true,
});

function byGame<T>(files: Record<string, T>): Record<string, T> {
  return Object.fromEntries(
    Object.entries(files).map(([path, content]) => [path.split('/')[1] ?? path, content]),
  );
}

const things = byGame(import.meta.glob<Component[]>('./*/things.ts', { import: 'default' }));

/** Pictures of the five things that one must know of a game; none for a game without a folder. */
export async function thingsOf(name: string): Promise<Component[]> {
  return (await things[name]?.()) ?? [];
}

export const games: Record<string, () => Promise<GameModule>> = byGame(modules);
const emblems: Record<string, Component> = byGame(drawings);

/** How a game is drawn: by its own folder, or from its views alone. */
export async function loadGame(name: string): Promise<GameModule> {
  const load = games[name];
  return load ? load() : (await import('../table/generic')).default;
}

/** The drawing of a game for lists of games and tables. */
export function emblemOf(name: string): Component {
  return emblems[name] ?? GenericEmblem;
}
