/** The table as a player touches it. */

import { flushSync } from 'svelte';
import { describe, expect, test, vi } from 'vitest';
import { action, actions, frame } from '../../../../tests/positions';
import { doing, find, point, spot, tablesOf, touch } from '../../../../tests/table.svelte';
import type { Action, Message } from '../../../api/types';
import type { Language } from '../../../words/words';
import module from '..';
import type { View } from '../view';
import { FILE, player, SHEET, view } from './fixture';

const NAMES = ['Zoé', 'Marc', 'Lise'];
const openFrame = await tablesOf('spyrium', module, { cards: SHEET, file: FILE, names: NAMES });

function open(position: View, legal: Action[], language: Language = 'en') {
  return openFrame(frame(position, legal), language);
}

describe('placing a worker', () => {
  const place = (gap: string): Action => action(`place ${gap}`);

  test('the first touch shows, the second does it', () => {
    const { table, act } = open(view(), [place('a1-b1'), place('a1-a2')]);
    touch(spot('a1-b1'));
    expect(table.chosen).toBe('place a1-b1');
    expect(find(spot('a1-b1')).getAttribute('aria-pressed')).toBe('true');
    expect(act).not.toHaveBeenCalled();
    touch(spot('a1-b1'));
    expect(act).toHaveBeenCalledExactlyOnceWith('place a1-b1');
  });

  test('only legal gaps glow', () => {
    open(view(), [place('a1-b1')]);
    expect(find(spot('a1-b1')).classList).toContain('target');
    expect(find(spot('b1-c1')).classList).not.toContain('target');
    expect(find(spot('b1-c1')).getAttribute('aria-disabled')).toBe('true');
  });

  test('Escape lets go', () => {
    const { table } = open(view(), [place('a1-b1')]);
    touch(spot('a1-b1'));
    find(spot('a1-b1')).dispatchEvent(
      new KeyboardEvent('keydown', { key: 'Escape', bubbles: true }),
    );
    expect(table.chosen).toBeNull();
  });

  test('a card without anything to do opens', () => {
    const { inspect } = open(view(), [place('a1-b1')]);
    touch(spot('c2'));
    expect(inspect).toHaveBeenCalledWith('negoce');
  });
});

/** The preview of a card that costs £2, and £1 more for another worker. */
const PAID: Partial<Action> = {
  costs: [{ what: 'money', amount: 3, parts: [['price', 2], ['surcharge', 1]] }],
};

describe('using a worker in the market', () => {
  const cost: Message = ['cost-with-crowd', { price: 2, crowd: 1, total: 3 }];
  const card: Message = ['card-mine1', {}];
  const build = (gap: string): Action =>
    action(
      `activate ${gap} a1`,
      ['do-activate-building', { card, place: 'a1', gap, cost, gain: ['nothing', {}] }],
      PAID,
    );
  const gain = (gap: string): Action =>
    action(`gain ${gap} a1`, ['do-gain', { gap, place: 'a1', card, money: 1 }], {
      gains: [{ what: 'money', amount: 1 }],
    });
  const standing = view({
    players: [player({ active: 1, phase: 'activation' }), player()],
    workers: { 'a1-b1': [0], 'a1-a2': [0] },
  });
  const legal = [gain('a1-b1'), gain('a1-a2'), build('a1-b1'), build('a1-a2')];

  test('a card shows what it costs, and a second touch does it', () => {
    const { table, act } = open(standing, legal);
    touch(spot('a1'));
    expect(table.chosen).toBe('activate a1-b1 a1');
    const sum = find(`.ticket ${doing('activate a1-b1 a1')} .sum`).textContent;
    expect(sum?.replace(/\s+/g, '')).toBe('£2price+£11otherworker=£3topay');
    touch(spot('a1'));
    expect(act).toHaveBeenCalledExactlyOnceWith('activate a1-b1 a1');
  });

  test('another worker and another use can be chosen', () => {
    const { table, act } = open(standing, legal);
    touch(spot('a1'));
    touch(spot('a1-a2'));
    expect(table.chosen).toBe('activate a1-a2 a1');
    touch(`.ticket ${doing('gain a1-a2 a1')}`);
    expect(table.chosen).toBe('gain a1-a2 a1');
    touch(`.ticket ${doing('gain a1-a2 a1')}`);
    expect(act).toHaveBeenCalledExactlyOnceWith('gain a1-a2 a1');
  });

  test('a worker chosen first narrows the cards, and stays when a card is touched', () => {
    const { table } = open(standing, legal);
    touch(spot('a1-a2'));
    expect(table.chosen).toBeNull();
    touch(spot('a1'));
    expect(table.chosen).toBe('activate a1-a2 a1');
  });

  test('a card after a worker keeps the verb that was previewed', () => {
    const { table } = open(standing, legal);
    touch(spot('a1'));
    touch(`.ticket ${doing('gain a1-b1 a1')}`);
    touch(spot('a1-a2'));
    expect(table.chosen).toBe('gain a1-a2 a1');
  });

  test('a worker with only one thing to do shows it, and waits for nothing', () => {
    const { table, act } = open(standing, [...legal, ...actions('gain c1-c2 c1')]);
    touch(spot('c1-c2'));
    expect(table.chosen).toBe('gain c1-c2 c1');
    touch(spot('c1-c2'));
    expect(act).toHaveBeenCalledExactlyOnceWith('gain c1-c2 c1');
  });

  test('a worker away from the selected card starts anew', () => {
    const { table } = open(standing, [...legal, ...actions('gain c1-c2 c1', 'gain c1-c2 c2')]);
    touch(spot('a1'));
    touch(spot('c1-c2'));
    expect(table.chosen).toBeNull();
    expect(find(spot('a1')).classList).toContain('aside');
  });

  test('a worker that waits for its card stays selected when the preview closes', () => {
    const { table } = open(standing, [...legal, ...actions('gain a1-b1 b1')]);
    touch(spot('a1-b1'));
    touch(`.ticket ${doing('gain a1-b1 b1')}`);
    table.choose(null);
    flushSync();
    expect(find(spot('a1-b1')).getAttribute('aria-pressed')).toBe('true');
    expect(document.querySelector('.ticket')).not.toBeNull();
  });

  test('when the page lets go, the ticket closes', () => {
    const { table } = open(standing, legal);
    touch(spot('a1'));
    table.choose(null);
    flushSync();
    expect(document.querySelector('.ticket')).toBeNull();
  });
});

describe('know before you click', () => {
  const money = (selector: string) => find(selector).textContent!.replace(/\s+/g, '');

  test('pointing at a card tells what it would cost, in parts', () => {
    const quarter = [{ card: 'mine1', tilted: false }];
    const players = [player({ quarter }), player()];
    open(view({ players, workers: { 'a1-b1': [0, 1], 'a1-a2': [1] } }), []);
    point(spot('a1'));
    expect(money('.hint .sum')).toBe('£2price+£22otherworkers+£1newplot=£5topay');
  });

  test('a building that can be paid is shown with its plot', () => {
    const quarter = [{ card: 'univ1', tilted: false }];
    const cost: Message = ['cost-with-crowd', { price: 2, crowd: 1, total: 3 }];
    const card: Message = ['card-mine1', {}];
    const params = { card, place: 'a1', gap: 'a1-b1', cost };
    const build = action('activate a1-b1 a1', ['do-activate-building', params], PAID);
    const position = (money: number) =>
      view({ players: [player({ quarter, money }), player()], workers: { 'a1-b1': [0, 1] } });
    const { table } = open(position(4), [build]);
    touch(spot('a1'));
    expect(money('.ticket .choice .sum')).toBe('£2price+£11otherworker+£1newplot=£4topay');
    table.choose(null);
    table.frame = frame(position(3), [build], { step: 1 });
    flushSync();
    touch(spot('a1'));
    expect(money('.ticket .choice .sum')).toBe('£2price+£11otherworker=£3topay');
    expect(find('.ticket .choice').textContent).toContain('only in place of a building');
  });

  test('pointing at a card that cannot be used tells why', async () => {
    const { reason } = open(view({ workers: { 'a1-a2': [0] } }), [action('pass')]);
    point(spot('a1'));
    await vi.waitFor(() => expect(find('.hint').textContent).toContain('something else is asked'));
    expect(reason).toHaveBeenCalledExactlyOnceWith('activate a1-a2 a1');
  });

  test('pointing at a gap tells what the cards beside it would cost', () => {
    open(view({ workers: { 'a1-a2': [1] } }), [action('place a1-b1', ['do-switch', {}])]);
    point(spot('a1-b1'));
    const sums = [...document.querySelectorAll('.hint .sum')].map((sum) => sum.textContent);
    expect(sums.map((sum) => sum!.replace(/\s+/g, ''))).toEqual([
      '£2price+£11otherworker=£3topay',
      '£5price',
    ]);
  });
});

test('where a worker can be placed and another one used, both are offered', () => {
  const { table, act } = open(
    view({ workers: { 'a1-b1': [0] } }),
    actions('event-place a1-b1', 'gain a1-b1 a1', 'gain a1-b1 b1'),
  );
  touch(spot('a1-b1'));
  expect(act).not.toHaveBeenCalled();
  touch(`.ticket ${doing('gain a1-b1 b1')}`);
  expect(table.chosen).toBe('gain a1-b1 b1');
  table.choose(null);
  flushSync();
  touch(spot('a1-b1'));
  touch(`.ticket ${doing('event-place a1-b1')}`);
  touch(`.ticket ${doing('event-place a1-b1')}`);
  expect(act).toHaveBeenCalledExactlyOnceWith('event-place a1-b1');
});

describe('questions are answered where they arise', () => {
  test.each([
    ['a token', { pending: [{ ask: 'token', seat: 0, place: 'b2' }] }, 'token 2', '.chips'],
    ['a new plot', { pending: [{ ask: 'plot', seat: 0, place: 'a1' }] }, 'build', '.quarter'],
    [
      'the residence track',
      { pending: [{ ask: 'residence', seat: 0 }] },
      'residence advance',
      '.track',
    ],
    ['a bonus', { pending: [{ ask: 'bonus', seat: 0 }] }, 'bonus money', '.bonuses'],
    ['the phase', {}, 'switch', '.lever'],
    ['the event', {}, 'event 2', '.event'],
  ])('%s', (_, changes, text, where) => {
    const { act } = open(view(changes), actions(text));
    touch(`${where} ${doing(text)}`);
    touch(`${where} ${doing(text)}`);
    expect(act).toHaveBeenCalledExactlyOnceWith(text);
  });

  test.each([
    ['exploit mine1 1', false],
    ['reuse mine1 1', true],
    ['replace mine1', false],
    ['replace mine1 tilted', true],
  ])('%s on the building itself', (text, tilted) => {
    const players = [player({ quarter: [{ card: 'mine1', tilted }] }), player()];
    const { act } = open(view({ players }), actions(text));
    touch(`.quarter ${doing(text)}`);
    touch(`.quarter ${doing(text)}`);
    expect(act).toHaveBeenCalledExactlyOnceWith(text);
  });

  test('the value of a token on the technique that lets one choose', () => {
    const players = [player({ techniques: ['negoce'] }), player()];
    const { act } = open(view({ players }), actions('value 1', 'value 3'));
    touch(`.technique ${doing('value 3')}`);
    touch(`.technique ${doing('value 3')}`);
    expect(act).toHaveBeenCalledExactlyOnceWith('value 3');
  });
});

test('answers that lie outside the window are brought into sight', () => {
  const { table } = open(view(), []);
  const shown = vi.fn();
  Element.prototype.scrollIntoView = shown;
  const far = vi
    .spyOn(Element.prototype, 'getBoundingClientRect')
    .mockReturnValue(new DOMRect(0, 5000, 100, 100));
  table.frame = frame(view({ pending: [{ ask: 'bonus', seat: 0 }] }), actions('bonus money'), {
    step: 1,
  });
  flushSync();
  return vi.waitFor(() => expect(shown).toHaveBeenCalledOnce()).finally(() => far.mockRestore());
});

test('everybody’s area is there, one’s own open', () => {
  open(view({ players: [player(), player(), player()] }), []);
  const seats = [...document.querySelectorAll('section.seat')];
  expect(seats.map((seat) => seat.getAttribute('aria-label'))).toEqual(NAMES);
  expect(seats[0]!.querySelector('.quarter')).not.toBeNull();
  expect(seats[1]!.querySelector('.quarter')).toBeNull();
  touch('section.seat .unfold');
  expect(seats[1]!.querySelector('.quarter')).not.toBeNull();
  expect(seats[2]!.querySelector('.quarter')).toBeNull();
});

test('a single opponent’s area is open where there is space for it', () => {
  open(view(), []);
  expect(document.querySelectorAll('section.seat .quarter')).toHaveLength(2);
});

test('in the end everybody’s quarter lies open, and the empty market is gone', () => {
  const { table } = open(view(), []);
  const outcome = { ranking: [[0, 1]], scores: [], points: [], tie_break: null, reason: '' };
  table.frame = frame(view({ actor: null }), [], {
    decision: null,
    outcome: { ...outcome, rival: null },
  });
  flushSync();
  expect(document.querySelectorAll('section.seat .quarter')).toHaveLength(2);
  expect(document.querySelector('[data-spot]')).toBeNull();
});

test('discs on one number stay within the score track', () => {
  open(view({ players: Array.from({ length: 5 }, () => player()) }), []);
  const rule = find('.rule');
  const space = parseFloat(rule.style.height) + parseFloat(rule.style.marginTop);
  const tops = [...document.querySelectorAll<HTMLElement>('.disc')].map((disc) => {
    const height = Number(disc.querySelector('svg')!.getAttribute('height'));
    return parseFloat(disc.style.bottom) + height;
  });
  expect(new Set(tops).size).toBe(5);
  expect(Math.max(...tops)).toBeLessThanOrEqual(space);
});

test('French sets its colons with a space that does not break', () => {
  open(view(), [], 'fr');
  expect(find('section.event').getAttribute('aria-label')).toBe(
    'Événement du tour 1\u00a0: Foire au cristal',
  );
  expect(find('.score').getAttribute('aria-label')).toContain('Zoé\u00a0: 0 PV');
});

test('a spectator sees all areas and can touch nothing', () => {
  const { table } = open(view(), []);
  table.frame = { ...frame(view(), []), seat: null };
  flushSync();
  expect(document.querySelectorAll('section.seat')).toHaveLength(2);
  expect(document.querySelector('.target')).toBeNull();
});

test('reconstructed values bear a mark', () => {
  open(view(), []);
  expect(find(`${spot('a1')} .price`).textContent).toBe('£2~');
  expect(find(`${spot('a2')} .price`).textContent).toBe('£6');
});

test('the arrow keys walk through the market', () => {
  open(view(), []);
  const press = (key: string) => {
    document.activeElement!.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true }));
    flushSync();
  };
  find(spot('a1')).focus();
  flushSync();
  press('ArrowRight');
  press('ArrowRight');
  press('ArrowDown');
  expect((document.activeElement as HTMLElement).dataset.spot).toBe('b1-b2');
  expect(document.querySelectorAll("[data-spot][tabindex='0']")).toHaveLength(1);
});

test('what a line of the log was about lights up', () => {
  const { table } = open(view(), []);
  table.highlight = new Set(['place:b2', 'gap:a1-b1', 'seat:1']);
  flushSync();
  for (const selector of [spot('b2'), spot('a1-b1'), "section.seat[data-seat='1']"])
    expect(find(selector).classList).toContain('lit');
});

test('the last move leaves a ring', () => {
  const { table } = open(view(), []);
  table.frame = {
    ...frame(view({ workers: { 'b1-b2': [1] }, players: [player(), player({ active: 2 })] }), []),
    step: 1,
  };
  flushSync();
  expect(find(spot('b1-b2')).className).toMatch(/touched/);
  expect(find(spot('b1-b2')).querySelectorAll('.figure')).toHaveLength(1);
});
