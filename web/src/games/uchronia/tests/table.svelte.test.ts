/** The table as a player touches it. */

import { flushSync } from 'svelte';
import { describe, expect, test, vi } from 'vitest';
import { action } from '../../../../tests/positions';
import { find, perform, point, spot, tablesOf, touch } from '../../../../tests/table.svelte';
import type { Action } from '../../../api/types';
import module from '..';
import { spotsFor } from '../actions';
import { COLOURS } from '../names';
import { askedOf } from '../view';
import { derived, FILE, frame, GAMES, player, SHEET, view } from './fixture';

const STEPS = 20;
const NAMES = ['Zoé', 'Marc', 'Lise', 'Théo', 'Inès'];

const open = await tablesOf('uchronia', module, { cards: SHEET, file: FILE, names: NAMES });

function turn(...legal: Action[]) {
  return open(frame(view(), legal));
}

const command = action(
  'command wood',
  ['do-command', { card: ['resource-wood', {}], order: ['order-exploration', {}], times: 1 }],
  { gains: [{ what: 'exploration', amount: 1 }] },
);
const pair = action('pair wood', ['do-pair', { card: ['resource-wood', {}] }]);
const plot = action('plot', ['do-plot', { count: 2 }]);

describe('touching a card', () => {
  test('pointing shows what it would do, one touch does it', () => {
    const { act } = turn(command, plot);
    point(spot('hand:0:wood'));
    expect(find('.popover').textContent).toContain('Exploration ×1');
    touch(spot('hand:0:wood'));
    expect(act).toHaveBeenCalledExactlyOnceWith('command wood');
    expect(document.querySelector('.popover')).toBeNull();
  });

  test('what gives something up is shown first, and done by a second touch', () => {
    const { table, act } = turn({ ...command, loses: ['players.0.hand'] }, plot);
    touch(spot('hand:0:wood'));
    expect(table.chosen).toBe('command wood');
    expect(find('.popover').textContent).toContain('gives something up');
    expect(act).not.toHaveBeenCalled();
    touch(spot('hand:0:wood'));
    expect(act).toHaveBeenCalledExactlyOnceWith('command wood');
  });

  test('where several things can be done, the popover offers them', () => {
    const { act } = turn(command, pair, plot);
    touch(spot('hand:0:wood'));
    expect(document.querySelectorAll('.popover .choice')).toHaveLength(2);
    touch(".popover [data-action='pair wood']");
    expect(act).toHaveBeenCalledExactlyOnceWith('pair wood');
  });

  test('they are offered as soon as it is pointed at', () => {
    const { act } = turn(command, pair, plot);
    point(spot('hand:0:wood'));
    touch(".popover [data-action='pair wood']");
    expect(act).toHaveBeenCalledExactlyOnceWith('pair wood');
  });

  test('pointing at what cannot be chosen tells why', async () => {
    const { reason } = turn(command, plot);
    point(spot('forum:wood'));
    await vi.waitFor(() => expect(find('.hint').textContent).toContain('something else is asked'));
    expect(reason).toHaveBeenCalledExactlyOnceWith('take wood');
  });

  test('what can be chosen glows, the rest is calm', () => {
    turn(command, plot);
    expect(find(spot('hand:0:wood')).classList).toContain('target');
    expect(find(spot('pile')).classList).toContain('target');
    expect(find(spot('hand:0:brick')).tagName).toBe('SPAN');
    expect(find(spot('forum:wood')).tagName).toBe('SPAN');
  });

  test('Escape lets go, and the popover closes', () => {
    const { table } = turn(command, pair);
    touch(spot('hand:0:wood'));
    find(spot('hand:0:wood')).dispatchEvent(
      new KeyboardEvent('keydown', { key: 'Escape', bubbles: true }),
    );
    flushSync();
    expect(table.chosen).toBeNull();
    expect(document.querySelector('.popover')).toBeNull();
  });

  test('a preview from the list of choices lights its things', () => {
    const { table, act } = turn(command, plot);
    table.choose('plot');
    flushSync();
    expect(find(spot('pile')).classList).toContain('chosen');
    touch(spot('pile'));
    expect(act).toHaveBeenCalledExactlyOnceWith('plot');
  });

  test('a building without anything to do opens', () => {
    const { inspect } = turn(command);
    touch(spot('work:prison'));
    expect(inspect).toHaveBeenCalledWith('prison');
  });
});

describe('every question of the engine is answered on the table', () => {
  const kinds = Object.keys(GAMES.asked).filter((kind) => !/ (done|give nothing)$/.test(kind));

  test.each(kinds)('%s', (kind) => {
    const shown = GAMES.asked[kind]!;
    const verb = kind.slice(kind.indexOf(' ') + 1).split(' ')[0]!;
    const wanted = shown.actions.find(({ text }) =>
      kind.endsWith('from hand') ? text.endsWith('from hand') : text.split(' ')[0] === verb,
    )!.text;
    const { act } = open(shown);
    const { text, costs } = shown.actions.find((one) => one.text === wanted)!;
    const [thing] = spotsFor({ text, costs } as Action, shown.view, askedOf(shown.view)!);
    perform(act, `button.target${spot(thing!)}`, wanted);
    expect(act).toHaveBeenCalledExactlyOnceWith(wanted);
  });
});

describe('games of the engine', () => {
  const frames = Object.entries(GAMES.games).flatMap(([players, game]) => [
    { players, when: 'start', shown: game.start },
    { players, when: 'middle', shown: game.middle[0]! },
    { players, when: 'end', shown: game.end },
    { players, when: 'end, watched', shown: game.watched },
  ]);

  test.each(frames)('$players players, $when', ({ players, shown }) => {
    for (const language of ['en', 'fr'] as const) {
      open(shown, language);
      const { view, seat } = shown;
      const seats = [...document.querySelectorAll('section.seat')];
      expect(seats).toHaveLength(Number(players));
      expect(document.querySelectorAll('.hand')).toHaveLength(seat === null ? 0 : 1);
      for (const colour of COLOURS) find(spot(`forum:${colour}`));
      if (shown.outcome === null)
        for (const id of view.works) expect(find(spot(`work:${id}`)).textContent).not.toBe('');
      view.players.forEach((one: (typeof view.players)[number], owner: number) => {
        for (const id of one.completed) find(spot(`building:${owner}:${id}`));
        for (const { building } of one.sites) find(spot(`building:${owner}:${building}`));
        for (const colour of Object.keys(one.stock)) find(spot(`stock:${owner}:${colour}`));
        for (const colour of Object.keys(one.activities)) find(spot(`activity:${owner}:${colour}`));
        for (const colour of one.domain) find(spot(`domain:${owner}:${colour}`));
      });
      expect(document.querySelectorAll('[style*="url"]')).toHaveLength(0);
    }
  });

  test.each(Object.keys(GAMES.games))('%s players, step by step', (players) => {
    const { middle } = GAMES.games[players]!;
    const { table } = open(middle[0]!);
    for (const next of middle.slice(1, STEPS)) {
      table.frame = next;
      flushSync();
    }
    expect(find(spot('pile')).textContent).toContain(String(middle[STEPS - 1]!.view.pile.hidden));
  });
});

test('a hidden hand shows its size and what is known of it', () => {
  const other = player({ hand: { hidden: 4, known: ['clay'] }, seen: ['clay'] });
  open(frame(view({ players: [player(), other] }), []));
  const backs = find('.backs');
  expect(backs.textContent).toContain('4 cards in Hand. Known: Clay, 1.');
  expect(backs.querySelectorAll('.back')).toHaveLength(3);
  expect(backs.querySelectorAll('.chip')).toHaveLength(1);
});

test('every resource is told apart by its shape', () => {
  const stock = { wood: 1, clay: 1, brick: 1, stone: 1, marble: 1 };
  open(frame(view({ players: [player({ stock }), player()] }), []));
  const chips = COLOURS.map((colour) => find(`${spot(`stock:0:${colour}`)} .chip`));
  expect(new Set(chips.map((chip) => chip.querySelector('path')!.getAttribute('d'))).size).toBe(5);
});

test('a card with reconstructed values bears one mark, a printed one none', () => {
  open(frame(view({ works: ['bridge', 'dock'] }), []));
  expect(document.querySelectorAll(`${spot('work:bridge')} .estimate`)).toHaveLength(0);
  expect(document.querySelectorAll(`${spot('work:dock')} .estimate`)).toHaveLength(1);
});

test('a line of the log lights its things', () => {
  const { table } = open(frame(view(), []));
  table.highlight = new Set(['forum:wood']);
  flushSync();
  expect(find(spot('forum:wood')).classList).toContain('lit');
});

test('others can be opened', () => {
  const completed = ['bridge' as const];
  const shown = view({
    players: [player(), player({ completed }), player({ completed })],
    raid: { revealed: [], spared: [], gave: [], effective: [[], [], []] },
  });
  open(frame(shown, []));
  expect(find(`${spot('building:1:bridge')} .tile`)).toBeDefined();
  touch("section.seat[data-seat='1'] .unfold");
  expect(find(`${spot('building:1:bridge')} .face`)).toBeDefined();
  expect(find(`${spot('building:2:bridge')} .tile`)).toBeDefined();
});

describe('the goal', () => {
  const text = (dryRounds: number, ending = false) => {
    open(frame(view({ ending }), [plot], { derived: derived({ dry_rounds_left: dryRounds }) }));
    return find('.goal').textContent;
  };

  test('counts the rounds down when nothing is left to draw', () => {
    expect(text(0)).not.toContain('left to draw');
    expect(text(4)).toContain('the game ends in 4 rounds');
    expect(text(1)).toContain('the game ends after this round');
    expect(text(0, true)).toContain('The end has begun');
  });
});
