/** The table as a player touches it. */

import { flushSync } from 'svelte';
import { describe, expect, test, vi } from 'vitest';
import { action } from '../../../../tests/positions';
import { find, perform, point, spot, tablesOf, touch } from '../../../../tests/table.svelte';
import type { Action, LogEntry } from '../../../api/types';
import module from '..';
import { spotsFor } from '../actions';
import { SLOTS } from '../names';
import { askedOf, isActivating, type Side, type View } from '../view';
import { FILE, frame, GAMES, SHEET, view, withSide } from './fixture';

const STEPS = 12;
const NAMES = ['Zoé', 'Marc', 'Lise', 'Théo'];

const open = await tablesOf('monumental', module, { cards: SHEET, file: FILE, names: NAMES });

const buy = action(
  'buy workshop',
  ['do-buy', { card: ['card-workshop', {}], cost: ['goods-production', { amount: 3 }] }],
  { costs: [{ what: 'production', amount: 3 }] },
);
const attack = action('attack 9', [
  'do-attack-enemy',
  {
    tile: 'tile 9',
    seat: 1,
    units: ['goods-units', { amount: 2 }],
    cost: ['goods-military', { amount: 2 }],
  },
]);
const explore = action('explore 1 9', [
  'do-explore',
  { explorer: 1, tile: 'tile 9', cost: ['cost-free', {}] },
]);

function turn(...legal: Action[]) {
  return open(frame(view(), legal));
}

describe('touching things', () => {
  test('pointing shows what it pays, one touch does it', () => {
    const { act } = turn(buy);
    point(spot('basic:workshop'));
    expect(find('.popover').textContent).toContain('3 Production');
    expect(find('.popover').textContent).toContain('0 Production');
    expect(act).not.toHaveBeenCalled();
    touch(spot('basic:workshop'));
    expect(act).toHaveBeenCalledExactlyOnceWith('buy workshop');
  });

  test('a sum says what it consists of', () => {
    const parts: [string, number][] = [
      ['price', 4],
      ['policy', -1],
    ];
    turn({ ...buy, costs: [{ what: 'production', amount: 3, parts }] });
    point(spot('basic:workshop'));
    expect(find('.popover .parts').textContent).toBe('(printed price 4, Policy -1)');
  });

  test('a tile offers everything that can be done there', () => {
    const { act } = turn(attack, explore);
    touch(spot('tile:9'));
    expect(document.querySelectorAll('.popover .choice')).toHaveLength(2);
    touch(".popover [data-action='explore 1 9']");
    expect(act).toHaveBeenCalledExactlyOnceWith('explore 1 9');
  });

  test('what can be chosen glows, the rest is calm', () => {
    turn(buy);
    expect(find(spot('basic:workshop')).classList).toContain('target');
    expect(find(spot('basic:laboratory')).classList).not.toContain('target');
    expect(find(spot('tile:10')).classList).not.toContain('target');
  });

  test('pointing at what cannot be bought tells why', async () => {
    const { reason } = turn(buy);
    point(spot('basic:laboratory'));
    await vi.waitFor(() => expect(find('.hint').textContent).toContain('something else is asked'));
    expect(reason).toHaveBeenCalledExactlyOnceWith('buy laboratory');
  });

  test('a card without anything to do opens', () => {
    const { inspect } = turn(buy);
    touch(spot('basic:laboratory'));
    expect(inspect).toHaveBeenCalledWith('laboratory');
  });

  test('a slot that would be activated lights its row and its column', () => {
    const shown = view({ pending: [{ ask: 'activate', seat: 0 }] });
    shown.turn.active = [];
    const changes = ['a2', 'b2', 'c2', 'b1', 'b3'].map(
      (slot) => `players.0.city.${SLOTS.indexOf(slot as never)}`,
    );
    open(frame(shown, [action('activate 2b', undefined, { changes })]));
    point(spot('slot:0:b2'));
    expect(document.querySelectorAll('.slot.cross')).toHaveLength(5);
  });
});

describe('reach on the map', () => {
  test('the strength of a conquest stands on its tile', () => {
    open(frame(view(), [attack], { attacks: { '9': 2 } }));
    expect(find(`${spot('tile:9')} .note`).textContent).toContain('2');
  });

  test('an Explorer shows what its way costs, and what is out of reach is faint', () => {
    const ways = { '4': 0, '9': 0, '10': 1, '13': 0 };
    open(frame(withSide({ explorers: [8, 8] }), [explore], { explorers: [ways, {}] }));
    const modes = [...document.querySelectorAll<HTMLElement>('.modes button')];
    modes[2]!.click();
    flushSync();
    expect(find(`${spot('tile:9')} .note`).textContent).toContain('0');
    expect(find(`${spot('tile:10')} .note`).textContent).toContain('1');
    expect(find(spot('tile:12')).classList).toContain('faint');
    expect(find(spot('tile:8')).classList).not.toContain('faint');
    expect(modes[2]!.getAttribute('aria-pressed')).toBe('true');
  });
});

describe('every question of the engine is answered on the table', () => {
  const kinds = Object.keys(GAMES.asked).filter((kind) => !/ (end|stop)$/.test(kind));

  test.each(kinds)('%s', (kind) => {
    const shown = GAMES.asked[kind]!;
    const wanted = kind.slice(kind.indexOf(' ') + 1);
    const text = shown.actions.find(
      (one) => one.text === wanted || one.text.startsWith(`${wanted} `),
    )!.text;
    const { act } = open(shown);
    const [thing] = spotsFor(text, shown.view, askedOf(shown.view)!);
    perform(act, `button.target${spot(thing!)}`, text);
    expect(act).toHaveBeenCalledExactlyOnceWith(text);
  });
});

describe('games of the engine', () => {
  const frames = Object.entries(GAMES.games).flatMap(([players, game]) => [
    { players, when: 'start', language: 'en' as const, shown: game.start },
    { players, when: 'middle', language: 'fr' as const, shown: game.middle[0]! },
    { players, when: 'end', language: 'en' as const, shown: game.end },
    { players, when: 'end, watched', language: 'fr' as const, shown: game.watched },
  ]);

  test.each(frames)('$players players, $when', ({ shown, language }) => {
    open(shown, language);
    const { view, seat } = shown;
    for (const tile of Object.keys(view.tiles)) find(spot(`tile:${tile}`));
    if (shown.outcome === null)
      for (const id of view.display) if (id) expect(find(spot(`display:${id}`))).toBeDefined();
    view.players.forEach((one: Side, owner: number) => {
      if (!one.civilization) return;
      SLOTS.forEach((name, index) => {
        if (one.city[index]) find(spot(`slot:${owner}:${name}`));
        if (one.city[index]?.knowledge && owner === seat) find(spot(`under:${owner}:${name}`));
      });
      if (owner === seat && one.building) find(spot(`building:${owner}:${one.building}`));
    });
    if (view.automa?.civilization) find('section.automa');
    expect(document.querySelectorAll('[style*="url"]')).toHaveLength(0);
  });

  test.each(Object.keys(GAMES.games))('%s players, step by step', (players) => {
    const { middle } = GAMES.games[players]!;
    const { table } = open(middle[0]!);
    for (const next of middle.slice(1, STEPS)) {
      table.frame = next;
      flushSync();
    }
    const { view } = middle[STEPS - 1]!;
    expect(document.querySelectorAll('.slot.active')).toHaveLength(
      isActivating(view) || view.pending[0]?.seat !== 0 ? 0 : view.turn.active.length,
    );
  });
});

test('a civilization tells what its cards and its Policies give before it is chosen', () => {
  open(GAMES.asked['civilization civilization']!);
  const [first] = document.querySelectorAll('.civ');
  expect(first!.querySelectorAll('span.line')).toHaveLength(8);
  for (const line of first!.querySelectorAll('span.line')) {
    expect(line.textContent.trim()).not.toBe('');
    expect(line.querySelector('.gains, .effect')).not.toBeNull();
  }
});

test('resources that pay for one thing only stand apart from plain ones', () => {
  const shown = view();
  shown.turn.resources.wonder_production = 2;
  open(frame(shown, []));
  expect(find('.purse .only').textContent).toContain('2 Production for Wonders');
  expect(find(spot('good:production')).textContent).toContain('3 Production');
});

test('kinds of cards are told apart by their shape', () => {
  const display: View['display'] = ['temple', 'writing', 'colosseum', null, null, null];
  open(frame(view({ display }), []));
  const marks = ['temple', 'writing', 'colosseum'].map((id) =>
    find(`${spot(`display:${id}`)} svg.kind`),
  );
  expect(new Set(marks.map((mark) => mark.querySelector('path')!.getAttribute('d'))).size).toBe(3);
});

test('a market token of another shows its market and nothing else', () => {
  const { middle } = GAMES.games['2']!;
  const shown = structuredClone(middle[0]!);
  shown.view.players[1]!.markets = ['silk'];
  shown.view.players[1]!.tokens = { hidden: 1 };
  open(shown);
  touch("section.seat[data-seat='1'] .unfold");
  const token = find(spot('token:1:silk'));
  expect(token.textContent).toContain('?');
  expect(token.querySelector('.good')).toBeNull();
});

test('a token that was conquered opens, and one that is there twice is shown once', () => {
  const { inspect } = open(frame(withSide({ trophies: ['b2a', 'hormuz', 'b2a'] }), []));
  expect(find(spot('trophy:0:b2a')).textContent).toContain('×2');
  for (const id of ['b2a', 'hormuz']) {
    touch(spot(`trophy:0:${id}`));
    expect(inspect).toHaveBeenLastCalledWith(id);
  }
});

function logged(event: string, message: [string, object]) {
  return { event: { event }, message, weight: 'move' } as LogEntry['events'][number];
}

test('what the Automa did stands beside its cards', () => {
  const shown = GAMES.games['1']!.middle[0]!;
  const log: LogEntry[] = [
    {
      number: 0,
      kind: 'action',
      seat: 0,
      action: 'end',
      events: [
        logged('automa-gold', ['log-automa-gold', { amount: 9 }]),
        logged('turn-ends', ['log-turn-ends', { seat: 0 }]),
        logged('automa-pays', ['log-automa-pays', { amount: 2 }]),
      ],
    },
  ];
  open(shown, 'en', log);
  const lines = [...document.querySelectorAll('.did li')].map((line) => line.textContent);
  expect(lines).toEqual(['The Automa pays 2 Gold.']);
});

test('what the Automa did stays while one chooses at the end of a turn', () => {
  const shown = GAMES.games['1']!.middle[0]!;
  const events = [
    logged('automa-pays', ['log-automa-pays', { amount: 2 }]),
    logged('turn-ends', ['log-turn-ends', { seat: 0 }]),
  ];
  open(shown, 'en', [{ number: 0, kind: 'action', seat: 0, action: 'end', events }]);
  expect(find('.did li').textContent).toBe('The Automa pays 2 Gold.');
});

test('a line of the log lights its things', () => {
  const { table } = open(frame(withSide({ explorers: [8, 8] }), []));
  table.highlight = new Set(['tile:9']);
  flushSync();
  expect(find(spot('tile:9')).classList).toContain('lit');
});
