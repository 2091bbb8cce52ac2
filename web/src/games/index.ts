/** The rooms that are there: each folder beside this file is one. */

import type { Component } from 'svelte';
import type { Room } from './room';

import.meta.glob('./*/palette.css', { eager: true });

const found = import.meta.glob<Room>('./*/index.ts', { import: 'default' });
const drawn = import.meta.glob<Component>('./*/Emblem.svelte', { import: 'default', eager: true });

function byGame<T>(files: Record<string, T>): Record<string, T> {
  return Object.fromEntries(
    Object.entries(files).map(([path, content]) => [path.split('/')[1] ?? path, content]),
  );
}

export const rooms: Record<string, () => Promise<Room>> = byGame(found);
export const emblems: Record<string, Component> = byGame(drawn);
