import { expect, test } from 'vitest';
import { beside, explorerReach, territories, wayCost } from '../reach';
import { GAMES, withSide } from './fixture';

const all = Object.values(GAMES.asked).map(({ view }) => view);

test('the middle of the map for two touches six tiles, a Capital three', () => {
  const position = withSide({});
  expect(beside(position, 10)).toHaveLength(6);
  expect(beside(position, 8).sort((a, b) => a - b)).toEqual([4, 9, 13]);
});

test('an Explorer comes as far as free steps, Military and Gold reach', () => {
  const near = withSide({ gold: 0, explorers: [8, 8] });
  near.turn.resources.military = 1;
  expect([...explorerReach(near, 0, 0)].sort()).toEqual([
    [13, 1],
    [4, 1],
    [8, 0],
    [9, 1],
  ]);
  near.turn.steps = [1, 0];
  expect(explorerReach(near, 0, 0).get(10)).toBe(2);
  expect(explorerReach(near, 0, 1).get(10)).toBeUndefined();
  expect([wayCost(near, 0, 1), wayCost(near, 0, 2)]).toEqual([0, 1]);
});

test('one step of the reach is what the engine offers', () => {
  const shown = GAMES.asked['turn explore']!;
  const offered = shown.actions.flatMap(({ text }) =>
    text.startsWith('explore 1 ') ? [Number(text.split(' ')[2])] : [],
  );
  const steps = [...explorerReach(shown.view, shown.seat!, 0)].filter(([, far]) => far === 1);
  expect(steps.map(([tile]) => tile).sort()).toEqual(offered.sort());
});

test('territories are groups of tiles that hang together', () => {
  const position = withSide({ capital: 8 });
  for (const tile of Object.values(position.tiles)) delete tile.holder;
  for (const tile of ['8', '9', '16']) position.tiles[tile] = { holder: 0, soldiers: 1 };
  const groups = territories(position, 0).map((group) => group.sort().join(' '));
  expect(groups.sort()).toEqual(['16', '8 9']);
});

test('no way leads across the Sea', () => {
  for (const view of all.slice(0, 3))
    for (const tile of explorerReach(view, 0, 0).keys())
      expect(view.map[tile - 1]?.terrain).not.toBe('sea');
});
