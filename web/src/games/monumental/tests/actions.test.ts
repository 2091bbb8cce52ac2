import { describe, expect, test } from 'vitest';
import { actions } from '../../../../tests/positions';
import { targetsOf, spotsFor } from '../actions';
import type { Pending, Side } from '../view';
import { GAMES, withSide } from './fixture';

const ask = (kind: Pending['ask'], more: object = {}) =>
  ({ ask: kind, seat: 0, ...more }) as Pending;

const city: Side['city'] = [
  { card: 'forum' },
  { card: 'fort', knowledge: 'writing' },
  { card: 'forum' },
  ...Array.from({ length: 6 }, () => ({ card: 'work_camp' as const })),
];
const position = withSide(
  { city, warlord: 9, explorers: [4, 12], policies: ['corvee', 'obelisks'], building: 'colosseum' },
  { display: ['temple', null, null, null, null, null] },
);
position.turn.drawn = ['mine'];
position.turn.active = ['a1', 'b1'];
const silk = position.map.findIndex(({ market }) => market === 1) + 1;

describe('what stands for an action', () => {
  test.each<[string, Pending, string[]]>([
    ['rival egypt', ask('rival'), ['offer:rival egypt']],
    ['civilization japan', ask('civilization'), ['offer:civilization japan']],
    ['capital 8', ask('capital'), ['tile:8']],
    ['activate 2b', ask('activate'), ['slot:0:b2']],
    ['use forum', ask('turn'), ['slot:0:a1']],
    ['use writing', ask('turn'), ['under:0:b1']],
    ['use mine', ask('turn'), ['drawn:0:mine']],
    ['buy temple', ask('turn'), ['display:temple']],
    ['buy workshop', ask('turn'), ['basic:workshop']],
    ['build', ask('turn'), ['building:0:colosseum']],
    ['policy nile_flood', ask('turn'), ['policy:0:nile_flood']],
    ['favour', ask('turn'), ['policy:0:obelisks']],
    ['attack 7', ask('turn'), ['tile:7']],
    ['move 8', ask('turn'), ['tile:8']],
    ['move warlord', ask('turn'), ['tile:9']],
    ['outpost 9 warlord', ask('turn'), ['tile:9']],
    ['explore 1 5', ask('turn'), ['tile:5']],
    ['pick 2 market', ask('turn'), ['tile:12']],
    ['pick 1 production', ask('turn'), ['tile:4']],
    ['market silk', ask('turn'), ['token:0:silk']],
    ['production', ask('turn'), ['production:0']],
    ['progress', ask('turn'), ['deck:0']],
    ['end', ask('turn'), []],
    ['take science', ask('any'), ['good:science']],
    ['spend gold', ask('spend'), ['good:gold']],
    ['swap science military 2', ask('swap'), ['good:science']],
    ['save military', ask('save'), ['good:military']],
    ['pay basic', ask('pay', { resource: 'science' }), ['good:science']],
    ['pay gold', ask('pay', { resource: 'science' }), ['good:gold']],
    ['archive b2', ask('archive'), ['slot:0:b2']],
    ['extra c3', ask('extra'), ['slot:0:c3']],
    ['reinforce a1', ask('reinforce'), ['slot:0:a1']],
    ['again fort', ask('reactivate'), ['slot:0:b1']],
    ['again policy corvee', ask('reactivate'), ['policy:0:corvee']],
    ['bonus corvee', ask('bonus'), ['policy:0:corvee']],
    ['send 8', ask('send'), ['tile:8']],
    ['send warlord', ask('send'), ['tile:9']],
    ['to 9', ask('to'), ['tile:9']],
    ['reward 2', ask('reward'), ['offer:reward 2']],
    ['token 3', ask('pick'), ['offer:token 3']],
    ['keep writing', ask('keep-knowledge'), ['offer:keep writing']],
    ['place 9', ask('place-wonder'), ['tile:9']],
    ['gain temple', ask('gain-card'), ['display:temple']],
    ['automa 9', ask('automa-target'), ['tile:9']],
    ['automa market silk', ask('automa-market'), [`tile:${silk}`]],
    ['stop', ask('archive'), []],
  ])('%s', (text, asked, things) => {
    expect(spotsFor(text, position, asked)).toEqual(things);
  });

  test('a thing gathers all that can be done with it', () => {
    const spots = targetsOf(actions('attack 7', 'explore 1 7', 'explore 2 7'), position);
    expect(spots.get('tile:7')).toEqual(['attack 7', 'explore 1 7', 'explore 2 7']);
  });

  test('when the game is over nothing can be done', () => {
    expect(targetsOf([], { ...position, pending: [] }).size).toBe(0);
  });
});

/** Said in words alone: there is nothing on the table to touch for them. */
const WORDS_ONLY = ['end', 'stop'];

test.each(Object.entries(GAMES.asked))('%s has a place on the table', (_, { actions, view }) => {
  const placed = [...targetsOf(actions, view).values()].flat();
  const left = actions.map(({ text }) => text).filter((text) => !placed.includes(text));
  expect(left.filter((text) => !WORDS_ONLY.includes(text))).toEqual([]);
});
