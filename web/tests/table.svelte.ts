/** A game's table as a player uses it. */

import { flushSync, mount, unmount } from 'svelte';
import { afterEach, vi } from 'vitest';
import type { GameModule } from '../src/games/module';
import type { TableContext } from '../src/table/context';
import type { CardInfo, Frame, LogEntry, Message } from '../src/api/types';
import { LANGUAGES, type Language } from '../src/words/words';
import { wordsFor } from './words';

type Writable<T> = { -readonly [K in keyof T]: T[K] };

let close = () => {};
afterEach(() => close());

/** How the tables of a game are opened. */
export async function tablesOf(
  game: string,
  module: GameModule,
  { cards, file, names }: { cards: Map<string, CardInfo>; file: unknown; names: string[] },
) {
  const all = LANGUAGES.map(async (one) => [one, await wordsFor(one, names, game)] as const);
  const words = new Map(await Promise.all(all));

  return function open(frame: Frame<unknown>, language: Language = 'en', log: LogEntry[] = []) {
    close();
    const act = vi.fn();
    const inspect = vi.fn();
    const reason = vi.fn(async (): Promise<Message | null> => ['reason-not-now', {}]);
    const table: Writable<TableContext> = $state({
      frame,
      cards,
      file,
      names,
      words: words.get(language)!,
      log,
      chosen: null,
      highlight: new Set<string>(),
      choose: (text: string | null) => {
        table.chosen = text;
      },
      act,
      inspect,
      reason,
    });
    const component = mount(module.Table, { target: document.body, props: { table } });
    flushSync();
    close = () => {
      void unmount(component);
      close = () => {};
    };
    return { table, act, inspect, reason };
  };
}

export function find(selector: string): HTMLElement {
  const found = document.querySelector<HTMLElement>(selector);
  if (!found) throw new Error(`nothing is '${selector}'`);
  return found;
}

export function touch(selector: string): void {
  find(selector).click();
  flushSync();
}

/** Points at a thing for a while. */
export function point(selector: string): void {
  vi.useFakeTimers();
  find(selector).dispatchEvent(new PointerEvent('pointerenter', { pointerType: 'mouse' }));
  vi.runAllTimers();
  vi.useRealTimers();
  flushSync();
}

export const spot = (id: string) => `[data-spot='${id}']`;
export const doing = (text: string) => `[data-action='${text}']`;
