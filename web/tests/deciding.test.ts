import { flushSync, mount, unmount } from 'svelte';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { setLanguage } from '../src/shell/app.svelte';
import type { Action } from '../src/api/types';
import type { Words } from '../src/words/words';
import Choices from '../src/table/Choices.svelte';
import { Play, PLAY, type PlayProps } from '../src/table/play.svelte';
import { frame } from './positions';
import { wordsFor } from './words';

let words: Words;
let shown: ReturnType<typeof mount>;
let play: Play;
const act = vi.fn();

const card = ['card-mine1', {}] as Action['message'];
const ACTIONS: Action[] = [
  {
    text: 'place a1-b1',
    message: ['do-place', { gap: 'a1-b1', one: card, two: card }],
    reveals: false,
  },
  {
    text: 'place b1-c1',
    message: ['do-place', { gap: 'b1-c1', one: card, two: card }],
    reveals: false,
  },
  { text: 'pass', message: ['do-pass', {}], reveals: true },
];

function show(chosen: string | null) {
  const position = frame({ players: [] }, ACTIONS);
  const table = { undo: true, seats: [{ kind: 'person', mine: false }] };
  const store = { sent: null, log: [], act };
  play = new Play(() => ({ store, table, frame: position, words }) as unknown as PlayProps);
  play.chosen = chosen;
  shown = mount(Choices, {
    target: document.body,
    props: { ask: null },
    context: new Map([[PLAY, play]]),
  });
  flushSync();
}
const options = () => [...document.querySelectorAll<HTMLElement>('[role="option"]')];
const press = (option: HTMLElement, key: string) =>
  option.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true }));

beforeEach(async () => {
  await setLanguage('en');
  words = await wordsFor('en');
  act.mockReset();
});
afterEach(() => unmount(shown));

describe('the choices in words', () => {
  it('can all be read, and say what cannot be taken back', () => {
    show(null);
    expect(options().map((option) => option.textContent?.trim().slice(0, 14))).toEqual([
      'Place a worker',
      'Place a worker',
      'Pass for this ',
    ]);
    expect(options()[2]!.textContent).toContain('reveals something');
  });

  it('are entered at one place by the keyboard', () => {
    show('place b1-c1');
    expect(options().map((option) => option.tabIndex)).toEqual([-1, 0, -1]);
    expect(options()[1]!.getAttribute('aria-selected')).toBe('true');
  });

  it('are done by one click if that can be undone freely, else by a second one', () => {
    show(null);
    options()[2]!.click();
    expect(play.chosen).toBe('pass');
    expect(act).not.toHaveBeenCalled();
    options()[2]!.click();
    expect(act).toHaveBeenCalledExactlyOnceWith('pass');
    act.mockReset();
    options()[0]!.click();
    expect(act).toHaveBeenCalledExactlyOnceWith('place a1-b1');
  });

  it('are walked through with the arrows and done with Enter', () => {
    show('place a1-b1');
    press(options()[0]!, 'ArrowDown');
    expect(play.chosen).toBe('place b1-c1');
    press(options()[1]!, 'End');
    expect(play.chosen).toBe('pass');
    press(options()[2]!, 'Enter');
    expect(act).toHaveBeenCalledWith('pass');
  });
});
