import { describe, expect, test } from 'vitest';
import { changed, journeys } from '../journeys';
import type { View } from '../view';
import { GAMES, view, withSide } from './fixture';

function paths(before: View, after: View): string[] {
  return journeys(before, after).map(({ from, to, what }) => `${from} > ${to} (${what ?? 'itself'})`);
}

describe('what went where', () => {
  test('nothing, if nothing changed', () => {
    expect(paths(view(), view())).toEqual([]);
  });

  test('an Explorer and a Warlord', () => {
    const before = withSide({ explorers: [8, 8], warlord: 8 });
    expect(paths(before, withSide({ explorers: [9, 8], warlord: 13 }))).toEqual([
      'tile:8 > tile:9 (explorer:0)',
      'tile:8 > tile:13 (warlord:0)',
    ]);
  });

  test('a Wonder that is begun, and a card that is bought', () => {
    const display = ['temple', 'colosseum', null, null, null, null];
    const before = withSide({ building: null, top: [] }, { display });
    const after = withSide(
      { building: 'colosseum', top: ['temple'] },
      { display: [null, null, null, null, null, null] },
    );
    expect(paths(before, after)).toEqual([
      'display:temple > deck:0 (card)',
      'display:colosseum > building:0:colosseum (itself)',
    ]);
  });

  test('a card that is drawn', () => {
    const after = view();
    after.turn.drawn = ['mine'];
    expect(paths(view(), after)).toEqual(['deck:0 > drawn:0:mine (itself)']);
  });

  test('a Production token that is picked up', () => {
    const before = withSide({ explorers: [9, 8] });
    before.tiles['9'] = { production: true };
    const after = withSide({ explorers: [9, 8] });
    after.tiles['9'] = { production: false };
    expect(paths(before, after)).toEqual(['tile:9 > production:0 (production)']);
  });
});

test('resources, activated slots and Policies that are new are marked', () => {
  const before = withSide({ policies: [] });
  before.turn.active = [];
  const after = withSide({ policies: ['corvee'] });
  after.turn.active = ['b2'];
  after.turn.resources.science += 1;
  expect(changed(before, after)).toEqual(['good:science', 'slot:0:b2', 'policy:0:corvee']);
});

test.each(Object.keys(GAMES.games))('steps of a game with %s players can be followed', (players) => {
  const { middle } = GAMES.games[players]!;
  const steps = middle.slice(1).map((frame, index) => journeys(middle[index]!.view, frame.view));
  expect(steps.filter(({ length }) => length > 0).length).toBeGreaterThan(middle.length / 5);
  for (const { from, to } of steps.flat())
    expect(`${from} ${to}`).not.toMatch(/undefined|null|NaN/);
});
