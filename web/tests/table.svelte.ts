/** A room's table as a player touches it. */

import { flushSync, mount, unmount } from 'svelte';
import { afterEach, vi } from 'vitest';
import type { Room, RoomProps } from '../src/games/room';
import type { CardInfo, Frame, LogEntry } from '../src/lib/types';
import { LANGUAGES, type Language } from '../src/lib/words';
import { wordsFor } from './words';

let close = () => {};
afterEach(() => close());

/** How the tables of a room are opened. */
export async function tablesOf(
  game: string,
  room: Room,
  { cards, file, names }: { cards: Map<string, CardInfo>; file: unknown; names: string[] },
) {
  const all = LANGUAGES.map(async (one) => [one, await wordsFor(one, names, game)] as const);
  const words = new Map(await Promise.all(all));

  return function open(frame: Frame, language: Language = 'en', log: LogEntry[] = []) {
    close();
    const act = vi.fn();
    const inspect = vi.fn();
    const props: RoomProps = $state({
      frame,
      cards,
      file,
      names,
      words: words.get(language)!,
      log,
      chosen: null,
      highlight: new Set<string>(),
      choose: (text: string | null) => {
        props.chosen = text;
      },
      act,
      inspect,
    });
    const component = mount(room.Table, { target: document.body, props });
    flushSync();
    close = () => {
      void unmount(component);
      close = () => {};
    };
    return { props, act, inspect };
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

export const spot = (id: string) => `[data-spot='${id}']`;
export const doing = (text: string) => `[data-action='${text}']`;
