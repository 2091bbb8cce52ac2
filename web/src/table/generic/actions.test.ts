import { expect, test } from 'vitest';
import { actions } from '../../../tests/positions';
import { targetsOf } from './actions';
import type { AnyView } from './zones';

function view(own: object, shared: object = {}, other: object = { hand: { hidden: 2 } }): AnyView {
  return { players: [own, other], ...shared };
}

test('a card is found in the own hand, not where the same name lies openly', () => {
  const position = view(
    { hand: ['3'], won: ['3'] },
    { offer: '3' },
    { hand: { hidden: 1 }, won: ['3'] },
  );
  expect([...targetsOf(actions('bid 3'), position, 0)]).toEqual([['players.0.hand:3', ['bid 3']]]);
});

test('all things that can be meant lie in the same place', () => {
  const position = view({ hand: ['wood', 'clay'] }, { forum: { wood: 2, stone: 1 } });
  const targets = targetsOf(actions('take wood', 'take stone', 'lay wood', 'done'), position, 0);
  expect([...targets]).toEqual([
    ['forum:wood', ['take wood']],
    ['forum:stone', ['take stone']],
    ['players.0.hand:wood', ['lay wood']],
  ]);
});

test('an action may name several things', () => {
  const position = view({ hand: ['wood'], sites: ['gate', 'dock'] });
  const targets = targetsOf(actions('add wood gate', 'add wood dock'), position, 0);
  expect([...targets]).toEqual([
    ['players.0.hand:wood', ['add wood gate', 'add wood dock']],
    ['players.0.sites:gate', ['add wood gate']],
    ['players.0.sites:dock', ['add wood dock']],
  ]);
});

test('a word that is no thing does not matter', () => {
  const targets = targetsOf(actions('give wood', 'give nothing'), view({ hand: ['wood'] }), 0);
  expect([...targets.keys()]).toEqual(['players.0.hand:wood']);
});

test('what may be meant twice is left to the list of choices', () => {
  const position = view({ left: ['a', 'b'], right: ['a', 'c'] });
  expect(targetsOf(actions('take a'), position, 0).size).toBe(0);
  const exact = view({ left: ['a', 'b'], right: ['a'] });
  expect([...targetsOf(actions('take a'), exact, 0).keys()]).toEqual(['players.0.right:a']);
});

test('a counter of nothing cannot be meant', () => {
  expect(targetsOf(actions('take wood'), view({}, { forum: { wood: 0 } }), 0).size).toBe(0);
});
