import { describe, expect, test } from 'vitest';
import type { GameEvent } from '../../../api/types';
import { movements } from '../movements';
import type { View } from '../view';
import { view, withSide } from './fixture';

function paths(before: View, after: View, ...events: GameEvent[]): string[] {
  return events
    .flatMap((_, index) => movements({ before, after, events }, index))
    .map(({ from, to, what, how }) => `${from} > ${to} (${what ?? how ?? 'itself'})`);
}

describe('what an event moves', () => {
  test('an Explorer, step by step, and a Warlord', () => {
    const before = withSide({ explorers: [8, 8], warlord: 8 });
    const explored = (tile: string) => ({ event: 'explored', seat: 0, explorer: 0, tile });
    const warlord = { event: 'warlord-moved', seat: 0, to: '13' };
    expect(paths(before, before, explored('9'), explored('10'), warlord)).toEqual([
      'tile:8 > tile:9 (explorer:0)',
      'tile:9 > tile:10 (explorer:0)',
      'tile:8 > tile:13 (warlord:0)',
    ]);
  });

  test('a Wonder that is begun, and cards that are bought', () => {
    const display: View['display'] = ['temple', 'colosseum', null, null, null, null];
    const before = withSide({ building: null, top: [] }, { display });
    const begun = { event: 'wonder-begun', seat: 0, card: 'colosseum' };
    const bought = (card: string) => ({ event: 'bought', seat: 0, card });
    expect(paths(before, view(), begun, bought('temple'), bought('fort'))).toEqual([
      'display:colosseum > building:0:colosseum (itself)',
      'display:temple > deck:0 (card)',
      'basic:fort > deck:0 (card)',
    ]);
  });

  test('Soldiers that move into a province, where its banner is planted', () => {
    const before = view();
    before.tiles['8'] = { holder: 0, soldiers: 3 };
    const after = view();
    after.tiles['8'] = { holder: 0, soldiers: 1 };
    after.tiles['9'] = { holder: 0, soldiers: 2 };
    const conquered = { event: 'conquered-barbarians', seat: 0, tile: '9', value: 1 };
    const moved = { event: 'units-moved-in', seat: 0, tile: '9', soldiers: 2 };
    expect(paths(before, after, conquered, moved)).toEqual([
      'tile:9 > tile:9 (plant)',
      'tile:9 > trophies:0 (token)',
      'tile:8 > tile:9 (soldier:0)',
      'tile:8 > tile:9 (soldier:0)',
    ]);
  });

  test('what the Automa does goes to its side', () => {
    const card = { event: 'automa-card', seat: -1, automa_card: 'a7' };
    const takes = { event: 'automa-takes', seat: -1, card: 'temple' };
    const before = view({ display: ['temple', null, null, null, null, null] });
    expect(paths(before, view(), card, takes)).toEqual([
      'automa-deck > automa:a7 (turn)',
      'display:temple > deck:1 (card)',
    ]);
  });

  test('cards that are drawn and dealt, and what is picked up', () => {
    const events = [
      { event: 'drew', seat: 0, card: 'mine' },
      { event: 'dealt', seat: 0, slot: 'b2', card: 'mine' },
      { event: 'picked-production', seat: 0, tile: '9' },
    ];
    expect(paths(view(), view(), ...events)).toEqual([
      'deck:0 > drawn:0:mine (itself)',
      'deck:0 > slot:0:b2 (itself)',
      'tile:9 > production:0 (production)',
    ]);
  });
});
