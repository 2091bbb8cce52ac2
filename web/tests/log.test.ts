import { flushSync, mount, unmount } from 'svelte';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { setLanguage } from '../src/shell/app.svelte';
import type { GameEvent, LogEntry, Message, LogEvent } from '../src/api/types';
import Log from '../src/table/Log.svelte';
import { wordsFor } from './words';

const SMALL = ['income', 'dealt'];
const logged = (event: string, seat: number, params: Message[1] = {}): LogEvent => ({
  message: [`log-${event}`, { seat, ...params }],
  event: { event, seat, ...params },
  weight: SMALL.includes(event) ? 'minor' : 'move',
});
const mine: Message = ['card-mine1', {}];

const LOG: LogEntry[] = [
  {
    number: 0,
    kind: 'action',
    seat: 0,
    action: 'x',
    events: [logged('placed', 0, { gap: 'a1-b1' })],
  },
  {
    number: 1,
    kind: 'action',
    seat: 1,
    action: 'pass',
    events: [
      logged('passed', 1),
      logged('turn-begins', -1, { turn: 2, era: 'A' }),
      logged('income', 0, { money: 3 }),
      logged('income', 1, { money: 2 }),
      logged('dealt', -1, { place: 'a1', card: mine }),
      logged('dealt', -1, { place: 'b1', card: mine }),
    ],
  },
  { number: 2, kind: 'action', seat: 0, action: 'x', events: [logged('passed', 0)] },
];

let shown: ReturnType<typeof mount>;
const point = vi.fn<(events: GameEvent[]) => void>();
const pick = vi.fn();

async function show(more: Record<string, unknown> = {}) {
  const words = await wordsFor('en', ['Zoé', 'Marc']);
  shown = mount(Log, { target: document.body, props: { log: LOG, words, point, ...more } });
  flushSync();
}
const lines = () => [...document.querySelectorAll<HTMLElement>('.line')];
const said = (element: Element) => (element.textContent ?? '').replace(/\s+/g, ' ').trim();

beforeEach(async () => {
  await setLanguage('en');
  point.mockReset();
  pick.mockReset();
});
afterEach(() => unmount(shown));

describe('the log', () => {
  it('says who did what, by turns and players', async () => {
    await show();
    expect([...document.querySelectorAll('h3')].map(said)).toEqual(['Turn 2 begins, era A.']);
    expect([...document.querySelectorAll('h4')].map(said)).toEqual(['AZoé', 'BMarc', 'AZoé']);
    expect(lines().map(said).slice(0, 2)).toEqual([
      'Zoé places a worker at a1-b1.',
      'Marc passes.',
    ]);
  });

  it('says small things together, under the seat that they happen to', async () => {
    await show();
    const opening = document.querySelector('.opening')!;
    expect([...opening.querySelectorAll('.saying')].map(said)).toEqual([
      'A Zoé receives an income of £3.',
      'B Marc receives an income of £2.',
      'a1: Mine I. b1: Mine I.',
    ]);
  });

  it('names every event that it shows', async () => {
    await show();
    const shown = [...document.querySelectorAll<HTMLElement>('[data-event]')];
    // The beginning of the turn is its heading.
    expect(shown.map((one) => one.dataset['event'])).toEqual([
      '0.0',
      '1.0',
      '1.2',
      '1.3',
      '1.4',
      '1.5',
      '2.0',
    ]);
  });

  it('lights up what a line, or a sentence of it, is about', async () => {
    await show();
    lines()[2]!.parentElement!.dispatchEvent(new PointerEvent('pointerenter'));
    expect(point.mock.lastCall![0]).toHaveLength(4);
    document.querySelectorAll('.opening .one')[3]!.dispatchEvent(new PointerEvent('pointerenter'));
    expect(point.mock.lastCall![0]).toMatchObject([{ event: 'dealt', place: 'b1' }]);
    lines()[2]!.parentElement!.dispatchEvent(new PointerEvent('pointerleave'));
    expect(point.mock.lastCall![0]).toEqual([]);
  });

  it('says a repeated sentence once, with how often', async () => {
    const income = logged('income', 0, { money: 3 });
    const events = [income, income, logged('income', 1, { money: 2 })];
    await show({ log: [{ number: 0, kind: 'action', seat: 0, action: 'x', events }] });
    expect(said(lines()[0]!)).toBe(
      'Zoé receives an income of £3 (×2). B Marc receives an income of £2.',
    );
    lines()[0]!.querySelector('.one')!.dispatchEvent(new PointerEvent('pointerenter'));
    expect(point.mock.lastCall![0]).toEqual([income.event, income.event]);
  });

  it('leads to a step where there are steps to go to', async () => {
    await show({ pick, current: 1 });
    lines()[3]!.click();
    expect(pick.mock.lastCall![0]).toMatchObject({ entry: { number: 2 } });
    expect(lines().filter((line) => line.getAttribute('aria-current') === 'step')).toHaveLength(2);
  });

  it('is entered at one line with Tab, and walked through with the arrows', async () => {
    await show();
    expect(lines().map((line) => line.tabIndex)).toEqual([-1, -1, -1, 0]);
    lines()[3]!.focus();
    const up = new KeyboardEvent('keydown', { key: 'ArrowUp', bubbles: true, cancelable: true });
    lines()[3]!.dispatchEvent(up);
    expect(document.activeElement).toBe(lines()[2]);
  });
});
