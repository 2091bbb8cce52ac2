/** A game's table as a player uses it. */

import { flushSync, mount, unmount } from 'svelte';
import { afterEach, vi, type Mock } from 'vitest';
import type { GameModule } from '../src/games/module';
import { confirmation } from '../src/table/confirmation';
import type { TableContext } from '../src/table/context';
import type { CardInfo, Frame, LogEntry, Message } from '../src/api/types';
import { LANGUAGES, type Language } from '../src/words/words';
import { wordsFor } from './words';

type Writable<T> = { -readonly [K in keyof T]: T[K] };

let close = () => {};

/** How the tables of a game are opened. */
export async function tablesOf(
  game: string,
  module: GameModule,
  { cards, file, names }: { cards: Map<string, CardInfo>; file: unknown; names: string[] },
) {
  const all = LANGUAGES.map(async (one) => [one, await wordsFor(one, names, game)] as const);
  const words = new Map(await Promise.all(all));
  // Here, since the files of a worker share this module: each of them closes its tables.
  afterEach(() => close());

  return function open(
    frame: Frame<unknown, unknown>,
    language: Language = 'en',
    log: LogEntry[] = [],
  ) {
    close();
    const act = vi.fn();
    const inspect = vi.fn();
    const reason = vi.fn(async (): Promise<Message | null> => ['illegal-not-now', {}]);
    const table: Writable<TableContext> = $state({
      frame,
      cards,
      file,
      names,
      words: words.get(language)!,
      log,
      chosen: null,
      beats: [],
      telling: null,
      highlight: new Set<string>(),
      choose: (text: string | null) => {
        table.chosen = text;
      },
      act,
      confirmation: (text: string) =>
        confirmation(
          table.frame.actions.find((one) => one.text === text)!,
          table.frame.actions,
          {
            always: false,
            undo: true,
            people: false,
          },
        ),
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
  find(selector).dispatchEvent(new PointerEvent('pointermove', { pointerType: 'mouse' }));
  vi.runAllTimers();
  vi.useRealTimers();
  flushSync();
}

export const spot = (id: string) => `[data-spot='${id}']`;
export const doing = (text: string) => `[data-action='${text}']`;

/** Does an action at a thing: by touching it, then in its popover, and once more where that is asked for. */
export function perform(act: Mock, selector: string, text: string): void {
  touch(selector);
  for (let clicks = 0; clicks < 2 && act.mock.calls.length === 0; clicks++)
    touch(`.popover ${doing(text)}`);
}
