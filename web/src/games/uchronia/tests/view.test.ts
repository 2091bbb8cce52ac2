import { expect, test } from 'vitest';
import { buildingArt } from '../art';
import { COLOURS, colourOf, ORDERS, orderOf } from '../names';
import { listed } from '../view';
import { FILE } from './fixture';

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
