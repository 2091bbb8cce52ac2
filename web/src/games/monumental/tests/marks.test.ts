import { expect, test } from 'vitest';
import log from '../../../../../src/ludotheque/games/monumental/words/events.py?raw';
import { marks } from '../marks';
import { cardArt, emblemOf, policyArt } from '../art';
import { MARKETS } from '../names';
import { FILE, GAMES } from './fixture';

test('everything on the cards has a picture', () => {
  expect(Object.keys(FILE.cards).filter((id) => !cardArt(id))).toEqual([]);
  expect(Object.keys(FILE.policies).filter((id) => !policyArt(id))).toEqual([]);
  expect(Object.keys(FILE.civilizations).filter((id) => !emblemOf(id))).toEqual([]);
  expect(Object.keys(FILE.markets)).toEqual([...MARKETS]);
});

/** The kinds of events, as the rules list them, with what they tell. */
const KINDS = [...log.matchAll(/KINDS\.add\(\s*"([\w-]+)"([^)]*)\)/g)].map(([, kind, values]) => ({
  kind: kind!,
  params: [...values!.matchAll(/(\w+)="/g)].map(([, name]) => name!),
}));

/** Values by the names of parameters; the others are numbers. */
const VALUES: Record<string, string> = {
  automa_card: 'a03',
  card: 'fort',
  era: 'II',
  good: 'science',
  market: 'ivory',
  other: 'military',
  policy: 'silk_road',
  slot: 'c1',
  tile: '3',
  to: '3',
};

test('the rules list their events', () => {
  expect(KINDS.length).toBeGreaterThan(60);
});

test.each(KINDS)('$kind lights what it was about', ({ kind, params }) => {
  const event: Record<string, unknown> = { event: kind, seat: 0 };
  for (const name of params) event[name] = VALUES[name] ?? 2;
  const found = marks(event);
  expect(found.length).toBeGreaterThan(0);
  expect(found.filter((mark) => /undefined|-1|NaN/.test(mark))).toEqual([]);
  if (params.includes('card')) expect(found.some((mark) => mark.endsWith(':fort'))).toBe(true);
  if (params.includes('tile')) expect(found).toContain('tile:3');
  if (params.includes('policy'))
    expect(found.some((mark) => mark.endsWith(':silk_road'))).toBe(true);
});

test('what the Automa does is marked as its own', () => {
  expect(marks({ event: 'automa-takes', seat: 0, card: 'writing' })).toEqual([
    'side:1',
    'display:writing',
    'basic:writing',
    'card:1:writing',
  ]);
  expect(marks({ event: 'automa-card', seat: 0, automa_card: 'a01' })).toContain('automa:a01');
});

test('an activation lights its row and its column', () => {
  const found = marks({ event: 'activated', seat: 0, row: 1, column: 1 });
  expect(found.filter((mark) => mark.startsWith('slot:'))).toHaveLength(5);
});

test('every event of the engine lights something', () => {
  for (const event of Object.values(GAMES.events)) expect(marks(event).length).toBeGreaterThan(0);
});
