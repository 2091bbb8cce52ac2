import { expect, test } from 'vitest';
import log from '../../../../../src/ludotheque/games/monumental/words/events.py?raw';
import { marks } from '../marks';
import { CARDS, CIVILIZATIONS, MARKETS, POLICIES } from '../names';
import { FILE, GAMES } from './fixture';

test('names stand in the order of the card file', () => {
  expect(Object.keys(FILE.cards)).toEqual([...CARDS]);
  expect(Object.keys(FILE.policies)).toEqual([...POLICIES]);
  expect(Object.keys(FILE.civilizations)).toEqual([...CIVILIZATIONS]);
  expect(Object.keys(FILE.markets)).toEqual([...MARKETS]);
});

/** The kinds of events, as the rules list them, with what they tell. */
const KINDS = [...log.matchAll(/KINDS\.add\(\s*"([\w-]+)"([^)]*)\)/g)].map(([, kind, values]) => ({
  kind: kind!,
  params: [...values!.matchAll(/(\w+)="/g)].map(([, name]) => name!),
}));

test('the rules list their events', () => {
  expect(KINDS.length).toBeGreaterThan(60);
});

test.each(KINDS)('$kind lights what it was about', ({ kind, params }) => {
  const event: Record<string, unknown> = { event: kind, seat: 0 };
  for (const name of params) event[name] = 2;
  const found = marks(event);
  expect(found.length).toBeGreaterThan(0);
  expect(found.filter((mark) => /undefined|-1|NaN/.test(mark))).toEqual([]);
  if (params.includes('card')) expect(found.some((mark) => mark.endsWith(':fort'))).toBe(true);
  if (params.includes('tile')) expect(found).toContain('tile:3');
  if (params.includes('policy'))
    expect(found.some((mark) => mark.endsWith(':silk_road'))).toBe(true);
});

test('what the Automa does is marked as its own', () => {
  expect(marks({ event: 'automa-takes', seat: 0, card: 25 })).toEqual([
    'side:1',
    'display:writing',
    'basic:writing',
    'card:1:writing',
  ]);
  expect(marks({ event: 'automa-card', seat: 0, automa_card: 0 })).toContain('automa:a01');
});

test('an activation lights its row and its column', () => {
  const found = marks({ event: 'activated', seat: 0, row: 1, column: 1 });
  expect(found.filter((mark) => mark.startsWith('slot:'))).toHaveLength(5);
});

test('every event of the engine lights something', () => {
  for (const event of Object.values(GAMES.events)) expect(marks(event).length).toBeGreaterThan(0);
});
