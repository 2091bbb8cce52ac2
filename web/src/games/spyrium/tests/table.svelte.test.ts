/** The table as a player touches it. */

import { flushSync } from 'svelte';
import { describe, expect, test, vi } from 'vitest';
import { action, actions, frame as frameOf } from '../../../../tests/positions';
import { doing, find, point, spot, tablesOf, touch } from '../../../../tests/table.svelte';
import type { Action, Frame, Message } from '../../../api/types';
import type { Language } from '../../../words/words';
import module from '..';
import type { Derived, View } from '../view.gen';
import { derived, FILE, player, quote, SHEET, view } from './fixture';

const NAMES = ['Zoé', 'Marc', 'Lise'];
const openFrame = await tablesOf('spyrium', module, { cards: SHEET, file: FILE, names: NAMES });

function frame(position: View, legal: Action[], changes: Partial<Frame<View>> = {}) {
  return frameOf(position, legal, { derived: { ...derived() }, ...changes });
}

function open(
  position: View,
  legal: Action[],
  language: Language = 'en',
  said: Derived = derived(),
) {
  return openFrame(frame(position, legal, { derived: { ...said } }), language);
}

describe('placing a worker', () => {
  const place = (gap: string): Action => action(`place ${gap}`);

  test('one touch does it', () => {
    const { act } = open(view(), [place('a1-b1'), place('a1-a2')]);
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
    const { table } = open(view(), [
      { ...place('a1-b1'), loses: ['players.0.quarter'] },
      place('a1-a2'),
    ]);
    touch(spot('a1-b1'));
    expect(table.chosen).toBe('place a1-b1');
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
  costs: [
    {
      what: 'money',
      amount: 3,
      parts: [
        ['price', 2],
        ['surcharge', 1],
      ],
    },
  ],
};

test('the event that is left over in the last turn does not come', () => {
  const titles = (turn: number) => {
    open(view({ turn }), []);
    return find('.event.next .title small').textContent;
  };
  expect(titles(5)).toBe('To come in turn 6');
  expect(titles(6)).toBe('Left over, not used');
});

describe('using a worker in the market', () => {
  const cost: Message = ['goods-money', { amount: 3 }];
  const card: Message = ['card-mine1', {}];
  const build = (gap: string): Action =>
    action(`activate ${gap} a1`, ['do-activate-building', { card, place: 'a1', gap, cost }], PAID);
  const gain = (gap: string): Action =>
    action(
      `gain ${gap} a1`,
      ['do-gain', { gap, place: 'a1', card, money: 1, more: ['nothing', {}] }],
      {
        gains: [{ what: 'money', amount: 1 }],
      },
    );
  const standing = view({
    players: [player({ active: 1, phase: 'activation' }), player()],
    workers: { 'a1-b1': [0], 'a1-a2': [0] },
  });
  const legal = [gain('a1-b1'), gain('a1-a2'), build('a1-b1'), build('a1-a2')];

  test('a card shows what it costs, and a second touch does it', () => {
    const { table, act } = open(standing, legal);
    touch(spot('a1'));
    expect(table.chosen).toBe('activate a1-b1 a1');
    const sum = find(`.popover ${doing('activate a1-b1 a1')} .sum`).textContent;
    expect(sum?.replace(/\s+/g, '')).toBe('£2price+£11otherworker=£3topay');
    touch(spot('a1'));
    expect(act).toHaveBeenCalledExactlyOnceWith('activate a1-b1 a1');
  });

  test('another worker and another use can be chosen', () => {
    const { table, act } = open(standing, legal);
    touch(spot('a1'));
    touch(spot('a1-a2'));
    expect(table.chosen).toBe('activate a1-a2 a1');
    touch(`.popover ${doing('gain a1-a2 a1')}`);
    expect(act).toHaveBeenCalledExactlyOnceWith('gain a1-a2 a1');
  });

  test('a worker chosen first narrows the cards, and stays when a card is touched', () => {
    const { table } = open(standing, legal);
    touch(spot('a1-a2'));
    expect(table.chosen).toBeNull();
    touch(spot('a1'));
    expect(table.chosen).toBe('activate a1-a2 a1');
  });

  test('pointing at a card offers its uses by worker, and one click does it', () => {
    const { act } = open(standing, legal);
    point(spot('a1'));
    expect([...document.querySelectorAll('.popover .title')].map((one) => one.textContent)).toEqual(
      ['With the worker at a1-b1', 'With the worker at a1-a2'],
    );
    touch(`.popover ${doing('gain a1-a2 a1')}`);
    expect(act).toHaveBeenCalledExactlyOnceWith('gain a1-a2 a1');
    expect(document.querySelector('.popover')).toBeNull();
  });

  test('a worker with only one thing to do does it, and waits for nothing', () => {
    const { act } = open(standing, [...legal, ...actions('gain c1-c2 c1')]);
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

  test('when the page lets go, the popover closes', () => {
    const { table } = open(standing, legal);
    touch(spot('a1'));
    table.choose(null);
    flushSync();
    expect(document.querySelector('.popover')).toBeNull();
  });
});

describe('know before you click', () => {
  const money = (selector: string) => find(selector).textContent!.replace(/\s+/g, '');

  test('pointing at a card tells what it would cost, in parts', () => {
    open(view(), [], 'en', derived({ a1: quote(2, 2, 1, 5) }));
    point(spot('a1'));
    expect(money('.hint .sum')).toBe('£2price+£22otherworkers+£1newplot=£5topay');
  });

  test('a building that can be paid is shown with its plot', () => {
    const build = (total: number, parts: [string, number][], loses: string[]) =>
      action('activate a1-b1 a1', undefined, {
        costs: [{ what: 'money', amount: total, parts }],
        loses,
      });
    const due: [string, number][] = [
      ['price', 2],
      ['surcharge', 1],
    ];
    const { table } = open(view(), [build(4, [...due, ['plot', 1]], [])]);
    point(spot('a1'));
    expect(money('.popover .sum')).toBe('£2price+£11otherworker+£1newplot=£4topay');
    table.choose(null);
    const legal = [build(3, due, ['players.0.quarter']), action('pass')];
    table.frame = frame(view(), legal, { step: 1 });
    flushSync();
    touch(spot('a1'));
    expect(money('.popover .choice .sum')).toBe('£2price+£11otherworker=£3topay');
    expect(find('.popover .choice').textContent).toContain('only in place of another building');
  });

  test('the next plot and the crowd beside a card are as the rules say', () => {
    const said = derived({}, 3);
    open(view(), [], 'en', { ...said, crowd: { ...said.crowd, b2: 4 } });
    expect(money('.quarter .plot')).toContain('3');
    expect(money(`${spot('b2')} .crowd`)).toContain('4');
    expect(document.querySelector(`${spot('a1')} .crowd`)).toBeNull();
  });

  test('pointing at a card that cannot be used tells why', async () => {
    const { reason } = open(view({ workers: { 'a1-a2': [0] } }), [action('pass')]);
    point(spot('a1'));
    await vi.waitFor(() => expect(find('.hint').textContent).toContain('something else is asked'));
    expect(reason).toHaveBeenCalledExactlyOnceWith('activate a1-a2 a1');
  });

  test('pointing at a gap tells what the cards beside it would cost', () => {
    const standing = { price: 9, surcharge: 9, plot: 0, total: 18 };
    const said = derived({ a1: { ...quote(2, 1, 0, 3)!, standing }, b1: quote(5, 0, 0, 5) });
    open(view(), [action('place a1-b1', ['do-switch', {}])], 'en', said);
    point(spot('a1-b1'));
    const sums = [...document.querySelectorAll('.hint .sum')].map((sum) => sum.textContent);
    expect(sums.map((sum) => sum!.replace(/\s+/g, ''))).toEqual([
      '£2price+£11otherworker=£3topay',
      '£5price',
    ]);
  });
});

test('where a worker can be placed and another one used, both are offered', () => {
  const { act } = open(
    view({ workers: { 'a1-b1': [0] } }),
    actions('event-place a1-b1', 'gain a1-b1 a1', 'gain a1-b1 b1'),
  );
  touch(spot('a1-b1'));
  expect(act).not.toHaveBeenCalled();
  find(`.popover ${doing('gain a1-b1 b1')}`);
  touch(`.popover ${doing('event-place a1-b1')}`);
  expect(act).toHaveBeenCalledExactlyOnceWith('event-place a1-b1');
});

describe('questions are answered where they arise', () => {
  test.each<[string, Partial<View>, string, string]>([
    ['a token', { pending: [{ ask: 'token', seat: 0, place: 'b2', due: 0 }] }, 'token 2', '.chips'],
    [
      'a new plot',
      { pending: [{ ask: 'plot', seat: 0, place: 'a1', due: 0 }] },
      'build',
      '.quarter',
    ],
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
    expect(act).toHaveBeenCalledExactlyOnceWith(text);
  });

  test('the value of a token on the technique that lets one choose', () => {
    const players = [player({ techniques: ['negoce'] }), player()];
    const { act } = open(view({ players }), actions('value 1', 'value 3'));
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

test('a card with reconstructed values bears one mark', () => {
  open(view(), []);
  expect(document.querySelectorAll(`${spot('a1')} .estimate`)).toHaveLength(1);
});

test('a card of the market says what it would really cost, and whether that is too much', () => {
  const { table } = open(view(), []);
  const joining = { price: 2, surcharge: 3, plot: 1, total: 6 };
  const known = derived();
  const [mine, ...others] = known.players;
  const prices = { ...mine!.prices, a1: { standing: null, joining } };
  const players = [{ ...mine!, prices }, ...others];
  for (const [money, dear] of [
    [6, false],
    [5, true],
  ] as const) {
    const rich = view({ players: [player({ money }), player()] });
    table.frame = { ...frame(rich, []), derived: { ...known, players } };
    flushSync();
    const tag = find(`${spot('a1')} .price`);
    expect(tag.textContent).toBe('£6');
    expect(tag.classList.contains('dear')).toBe(dear);
  }
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

test('a worker that was placed stands in its gap', () => {
  const { table } = open(view(), []);
  table.frame = {
    ...frame(view({ workers: { 'b1-b2': [1] }, players: [player(), player({ active: 2 })] }), []),
    step: 1,
  };
  flushSync();
  expect(find(spot('b1-b2')).querySelectorAll('.figure')).toHaveLength(1);
});
