import { describe, expect, test } from 'vitest';
import { changed, journeys } from '../journeys';
import type { Building, View } from '../view';
import { GAMES, player, view } from './fixture';

function paths(before: View, after: View): string[] {
  return journeys(before, after).map(({ from, to, what }) => `${from} > ${to} (${what ?? 'itself'})`);
}

const mine = (changes: Parameters<typeof player>[0]) => [
  player(changes),
  player({ hand: { hidden: 4, known: [] } }),
];

describe('what went where', () => {
  test('nothing, if nothing changed', () => {
    expect(paths(view(), view())).toEqual([]);
  });

  test('from the Forum into the Stock', () => {
    const after = view({ forum: { wood: 2 }, players: mine({ stock: { marble: 1 } }) });
    expect(paths(view(), after)).toEqual(['forum:marble > stock:0:marble (marble)']);
  });

  test('two cards from the hand to the Domain', () => {
    const after = view({ players: mine({ hand: ['brick'], domain: ['wood', 'wood'] }) });
    expect(paths(view(), after)).toEqual([
      'hand:0:wood > domain:0:wood (wood)',
      'hand:0:wood > domain:0:wood (wood)',
    ]);
  });

  test('a card that I draw', () => {
    const after = view({
      pile: { hidden: 99, known: [] },
      players: mine({ hand: ['wood', 'wood', 'brick', 'stone'] }),
    });
    expect(paths(view(), after)).toEqual(['pile > hand:0:stone (stone)']);
  });

  test('a card that another draws stays hidden', () => {
    const players = [player(), player({ hand: { hidden: 5, known: [] } })];
    const after = view({ pile: { hidden: 99, known: [] }, players });
    expect(paths(view(), after)).toEqual(['pile > hand:1 (hidden)']);
  });

  test('a card that another plays comes from the hidden hand', () => {
    const players = [player(), player({ hand: { hidden: 3, known: [] }, domain: ['clay'] })];
    expect(paths(view(), view({ players }))).toEqual(['hand:1 > domain:1:clay (clay)']);
  });

  test('a building is started, completed, and followed by another', () => {
    const works = ['stairway', 'foundry', 'prison', 'academy', 'dock'] satisfies Building[];
    const site = { building: 'garrison' as const, resources: [] };
    const started = view({ works, players: mine({ sites: [site] }) });
    expect(paths(view(), started)).toEqual([
      'work:garrison > building:0:garrison (itself)',
      'buildings > work:dock (itself)',
    ]);
    const done = view({ works, players: mine({ completed: ['garrison'] }) });
    expect(paths(started, done)).toEqual(['building:0:garrison > building:0:garrison (itself)']);
  });

  test('a new deal is not followed', () => {
    const hand = Array.from({ length: 30 }, () => 'wood' as const);
    const after = view({ pile: { hidden: 70, known: [] }, players: mine({ hand }) });
    expect(paths(view(), after)).toEqual([]);
  });
});

test('a Monopoly that changes hands is marked', () => {
  const before = view();
  const after = view({ monopolies: { ...before.monopolies, clay: 1 } });
  expect(changed(before, after)).toEqual(['monopoly:clay']);
});

test.each(Object.keys(GAMES.games))('steps of a game with %s players can be followed', (players) => {
  const { middle } = GAMES.games[players]!;
  const steps = middle.slice(1).map((frame, index) => journeys(middle[index]!.view, frame.view));
  expect(steps.filter(({ length }) => length > 0).length).toBeGreaterThan(middle.length / 3);
  for (const { from, to } of steps.flat())
    expect(`${from} ${to}`).not.toMatch(/undefined|null|NaN/);
});
