import { describe, expect, test } from 'vitest';
import type { GameEvent } from '../../../api/types';
import { movements } from '../movements';
import { view } from './fixture';

function paths(...events: GameEvent[]): string[] {
  const scene = { before: view(), after: view(), events };
  return events
    .flatMap((_, index) => movements(scene, index))
    .map(({ from, to, what, how }) => `${from} > ${to} (${what ?? how ?? 'itself'})`);
}

describe('what an event moves', () => {
  test.each([
    [{ event: 'took', seat: 0, card: 'marble' }, 'forum:marble > stock:0:marble (marble)'],
    [{ event: 'drew', seat: 0, card: 'stone' }, 'pile > hand:0:stone (stone)'],
    [{ event: 'drew', seat: 1, card: null }, 'pile > hand:1 (hidden)'],
    [{ event: 'commanded', seat: 1, card: 'clay' }, 'hand:1:clay > domain:1:clay (clay)'],
    [{ event: 'gave', seat: 1, to: 0, card: 'clay' }, 'hand:1:clay > stock:0:clay (clay)'],
    [{ event: 'rescued', seat: 1, card: 'clay' }, 'discard > stock:1:clay (clay)'],
    [
      { event: 'robbed', seat: 1, to: 0, card: 'clay', building: 'dock' },
      'building:0:dock > stock:1:clay (clay)',
    ],
    [{ event: 'monopoly-won', seat: 1, card: 'clay' }, 'monopoly:clay > activity:1:clay (clay)'],
    [
      { event: 'completed', seat: 0, building: 'dock', points: 3 },
      'building:0:dock > building:0:dock (turn)',
    ],
    [{ event: 'great-work', seat: -1, building: 'dock' }, 'buildings > work:dock (itself)'],
  ])('%o', (event, path) => {
    expect(paths(event)).toEqual([path]);
  });

  test('two cards from the hand to the Domain', () => {
    const path = 'hand:0:wood > domain:0:wood (wood)';
    expect(paths({ event: 'paired', seat: 0, card: 'wood' })).toEqual([path, path]);
  });

  test('a building that is started, and its Foundation', () => {
    expect(paths({ event: 'started', seat: 0, building: 'dock', card: 'clay' })).toEqual([
      'work:dock > building:0:dock (itself)',
      'forum:clay > building:0:dock (clay)',
    ]);
  });

  test('nothing, where nothing changes its place', () => {
    expect(paths({ event: 'plotted', seat: 0 }, { event: 'last-round', seat: 0 })).toEqual([]);
  });
});
