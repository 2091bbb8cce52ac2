/** The games that the page can draw: each folder beside this file is one. */

import type { Component } from 'svelte';
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

export const games: Record<string, () => Promise<GameModule>> = byGame(modules);
export const emblems: Record<string, Component> = byGame(drawings);
