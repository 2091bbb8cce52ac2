import { expect, test } from 'vitest';
import log from '../../../../../src/ludotheque/games/uchronia/words/events.py?raw';
import { marks } from '../marks';
import { GAMES } from './fixture';

/** The kinds of events, as the rules list them, with what they tell. */
const KINDS = [...log.matchAll(/KINDS\.add\(\s*"([\w-]+)"([^)]*)\)/g)].map(([, kind, values]) => ({
  kind: kind!,
  params: [...values!.matchAll(/(\w+)="/g)].map(([, name]) => name!),
}));

/** A value for each parameter of an event. */
const VALUES: Record<string, string | number> = {
  card: 'brick',
  building: 'market',
  order: 'draconians',
};

test('the rules list their events', () => {
  expect(KINDS.length).toBeGreaterThan(40);
  const known = KINDS.map(({ kind }) => kind);
  expect(Object.keys(GAMES.events).filter((kind) => !known.includes(kind))).toEqual([]);
});

/** Events that happen to nobody and nothing in particular; all others light something. */
const NOWHERE = ['great-work'];

test.each(KINDS)('$kind lights what it was about', ({ kind, params }) => {
  const event: Record<string, unknown> = { event: kind, seat: NOWHERE.includes(kind) ? -1 : 1 };
  for (const name of params) event[name] = VALUES[name] ?? 2;
  const found = marks(event);
  expect(found.length).toBeGreaterThan(0);
  expect(found.filter((mark) => /undefined|-1|NaN/.test(mark))).toEqual([]);
  if (params.includes('building'))
    expect(found.some((mark) => mark.endsWith('market') || mark === 'buildings')).toBe(true);
  if (params.includes('card'))
    expect(found.some((mark) => mark.endsWith('brick') || mark === 'works')).toBe(true);
  if (params.includes('order')) expect(found).toContain('order:draconians');
  if (params.includes('to')) expect(found).toContain('seat:2');
});

test('cards go from place to place', () => {
  expect(marks({ event: 'took', seat: 0, card: 'marble' })).toEqual([
    'seat:0',
    'stock:0:marble',
    'forum:marble',
  ]);
  expect(marks({ event: 'gave', seat: 1, card: 'clay', to: 0 })).toEqual([
    'seat:1',
    'seat:0',
    'hand:1',
    'hand:1:clay',
    'stock:0:clay',
  ]);
  expect(marks({ event: 'robbed', seat: 0, card: 'marble', building: 'square', to: 2 })).toContain(
    'building:2:square',
  );
});

test('a card that nobody may know is told without its colour', () => {
  expect(marks({ event: 'drew', seat: 1, card: null })).toEqual(['seat:1', 'hand:1', 'pile']);
});

test('every event of the engine lights something', () => {
  for (const event of Object.values(GAMES.events)) expect(marks(event).length).toBeGreaterThan(0);
});
