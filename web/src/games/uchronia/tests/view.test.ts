import { describe, expect, test } from 'vitest';
import { buildingArt } from '../art';
import { COLOURS, colourOf, ORDERS, orderOf } from '../names';
import { activitiesFor, activityLimit, listed, live, mayCopy, spent, threshold } from '../view';
import { FILE, GAMES, player, view } from './fixture';

test('every building has a picture', () => {
  expect(Object.keys(FILE.cards).filter((id) => !buildingArt(id))).toEqual([]);
});

test('each colour gives an order', () => {
  expect(COLOURS.map(orderOf)).toEqual([...ORDERS]);
  expect(ORDERS.map(colourOf)).toEqual([...COLOURS]);
});

test('cards are listed in the order of the colours', () => {
  expect(listed({ marble: 1, wood: 2, clay: 0 })).toEqual([
    { colour: 'wood', count: 2 },
    { colour: 'marble', count: 1 },
  ]);
});

describe('the limit of Activities', () => {
  test('two, and one more for each completed building', () => {
    expect(activityLimit(player(), FILE)).toBe(2);
    expect(activityLimit(player({ completed: ['bridge', 'tower'] }), FILE)).toBe(4);
  });
  test('the Market raises it once it is completed', () => {
    expect(activityLimit(player({ completed: ['market'] }), FILE)).toBe(5);
    const sites = [{ building: 'market' as const, resources: [] }];
    expect(activityLimit(player({ sites }), FILE)).toBe(2);
  });
});

describe('buildings that work', () => {
  const sites = [
    { building: 'thermae' as const, resources: [] },
    { building: 'school' as const, resources: [] },
    { building: 'bridge' as const, resources: [] },
  ];
  test('unfinished ones do not', () => {
    expect(live(player({ sites, completed: ['tower'] }), FILE)).toEqual(['tower']);
  });
  test('the Gate makes unfinished Brick ones work, but not what happens on completion', () => {
    expect(live(player({ sites, completed: ['gate'] }), FILE)).toEqual(['gate', 'thermae']);
  });
});

test('the Storeroom counts all Activities for Production', () => {
  const activities = { wood: 2, marble: 1 };
  expect(activitiesFor(player({ activities }), FILE, 'production')).toBe(0);
  const owner = player({ activities, completed: ['storeroom'] });
  expect(activitiesFor(owner, FILE, 'production')).toBe(3);
  expect(activitiesFor(owner, FILE, 'exploration')).toBe(2);
});

test('the Ludus Magna copies every order with an Activity of Trade', () => {
  const completed = ['ludus_magna' as const];
  expect(mayCopy(player({ activities: { wood: 1 } }), FILE, 'exploration')).toBe(true);
  expect(mayCopy(player({ activities: { marble: 1 } }), FILE, 'exploration')).toBe(false);
  expect(mayCopy(player({ activities: { marble: 1 }, completed }), FILE, 'exploration')).toBe(true);
});

test('the threshold goes by the number of players', () => {
  expect(threshold(GAMES.games['2']!.start.view, FILE)).toBe(20);
  expect(threshold(GAMES.games['5']!.start.view, FILE)).toBe(14);
});

test('what was spent lies on top of the discard pile', () => {
  const discard = ['wood', 'clay', 'clay'] as const;
  const pending = [{ ask: 'salvage' as const, seat: 0, left: 2 }];
  expect(spent(view({ discard: [...discard], pending }))).toEqual(['clay', 'clay']);
  expect(spent(view({ discard: [...discard] }))).toEqual([]);
});
