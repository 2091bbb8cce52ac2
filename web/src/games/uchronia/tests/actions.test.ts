import { describe, expect, test } from 'vitest';
import { action, actions } from '../../../../tests/positions';
import type { Action } from '../../../api/types';
import { buildingOf, orderGiven, targetsOf, spotsFor } from '../actions';
import type { Pending } from '../view';
import { GAMES, player, view } from './fixture';

const ask = (kind: Pending['ask'], changes: object = {}) =>
  ({ ask: kind, seat: 0, ...changes }) as Pending;

describe('what stands for an action', () => {
  const position = view({
    players: [player(), player({ domain: ['marble', 'wood'] }), player({ domain: ['marble'] })],
  });
  test.each<[string, Pending, string[]]>([
    ['command wood', ask('turn'), ['hand:0:wood']],
    ['pair wood', ask('turn'), ['hand:0:wood']],
    ['plot', ask('turn'), ['pile']],
    ['lay wood', ask('lay'), ['hand:0:wood']],
    ['order trade', ask('order'), ['order:trade']],
    ['copy trade', ask('copy'), ['order:trade', 'domain:1:marble', 'domain:2:marble']],
    ['take clay', ask('produce'), ['forum:clay']],
    ['take unseen', ask('produce'), ['pile']],
    ['store brick', ask('explore'), ['hand:0:brick']],
    ['discard brick', ask('drop'), ['hand:0:brick']],
    ['reveal stone', ask('reveal'), ['hand:0:stone']],
    ['withhold stone', ask('withhold', { victim: 1 }), ['revealed:stone']],
    ['give wood', ask('give', { attacker: 1 }), ['hand:0:wood']],
    ['give nothing', ask('give', { attacker: 1 }), []],
    ['pay', ask('buy-off', { attacker: 1, building: 'viaduct' }), ['building:0:viaduct']],
    ['launch clay', ask('launch'), ['stock:0:clay']],
    ['launch clay', ask('launch-from-hand'), ['hand:0:clay']],
    ['return clay', ask('return'), ['activity:0:clay']],
    ['recall wood', ask('recall'), ['domain:0:wood']],
    ['salvage wood', ask('salvage', { left: 2 }), ['spent:wood']],
    ['target 2', ask('target', { building: 'bridge' }), ['seat:2']],
    ['site square', ask('rob', { victim: 2 }), ['building:2:square']],
    ['seize clay', ask('loot', { victim: 2, building: 'square' }), ['under:2:square:clay']],
    ['seize clay', ask('seize', { victim: 2 }), ['activity:2:clay']],
    ['start garrison', ask('build'), ['work:garrison']],
    ['start garrison from hand', ask('build'), ['work:garrison']],
    ['use thermae', ask('after'), ['building:0:thermae']],
    ['done', ask('after'), []],
  ])('%s', (text, asked, things) => {
    expect(spotsFor(action(text), position, asked)).toEqual(things);
  });

  test('a Resource is added from where it is paid', () => {
    const add = (costs: Action['costs']) =>
      spotsFor(action('add marble fountain', undefined, { costs }), position, ask('produce'));
    const site = 'building:0:fountain';
    expect(add([{ what: 'stock', amount: 1 }])).toEqual([site, 'stock:0:marble']);
    expect(add([])).toEqual([site, 'forum:marble']);
  });

  test('a thing gathers all that can be done with it', () => {
    const spots = targetsOf(actions('command wood', 'pair wood', 'plot'), view());
    expect(spots.get('hand:0:wood')).toEqual(['command wood', 'pair wood']);
    expect(spots.get('pile')).toEqual(['plot']);
  });

  test('when the game is over nothing can be done', () => {
    expect(targetsOf([], view({ pending: [] })).size).toBe(0);
  });
});

/** Said in words alone: there is nothing on the table to touch for them. */
const WORDS_ONLY = ['done', 'give nothing'];

test.each(Object.entries(GAMES.asked))('%s has a place on the table', (_, { actions, view }) => {
  const spots = targetsOf(actions, view);
  const placed = [...spots.values()].flat();
  const left = actions.map(({ text }) => text).filter((text) => !placed.includes(text));
  expect(left.filter((text) => !WORDS_ONLY.includes(text))).toEqual([]);
});

test('texts are read one by one', () => {
  expect(orderGiven('command marble')).toBe('trade');
  expect(orderGiven('copy exploration')).toBe('exploration');
  expect(orderGiven('pair marble')).toBeNull();
  expect(buildingOf('add clay square')).toEqual({
    verb: 'add',
    building: 'square',
    colour: 'clay',
  });
  expect(buildingOf('start square from hand')?.building).toBe('square');
  expect(buildingOf('plot')).toBeNull();
});
