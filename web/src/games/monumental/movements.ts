/** What moves where when an event is told. */

import type { GameEvent } from '../../api/types';
import type { Movement } from '../../table/animation';
import type { Scene } from '../../table/board.svelte';
import { nameIn, numberIn } from '../events';
import { SLOTS } from './names';
import { AUTOMA, sidesOf, tileOfMarket, type View } from './view';

interface Told extends Scene<View> {
  event: GameEvent;
  /** The side that it happens to. */
  side: number;
  index: number;
}

export function movements(scene: Scene<View>, index: number): Movement[] {
  const event = scene.events[index]!;
  const kind = String(event['event']);
  const its = kind.startsWith('automa-');
  const side = its ? AUTOMA : numberIn(event, 'seat');
  const moved = MOVED[its ? (ALIKE[kind] ?? kind) : kind];
  return moved?.({ ...scene, event, side, index }) ?? generated({ ...scene, event, side, index });
}

/** What the Automa does, and what a player would do. */
const ALIKE: Record<string, string> = {
  'automa-takes': 'bought',
  'automa-begins-wonder': 'wonder-begun',
  'automa-completes': 'wonder-completed',
  'automa-places': 'wonder-placed',
  'automa-develops': 'developed',
  'automa-conquers': 'conquered-from',
  'automa-conquers-from': 'conquered-from',
  'automa-explores': 'explored',
  'automa-production': 'picked-production',
};

const tileOf = ({ event }: Told, name = 'tile') => `tile:${nameIn(event, name)}`;
const cardOf = ({ event }: Told) => nameIn(event, 'card') ?? '';
const planted = (spot: string): Movement[] => [{ from: spot, to: spot, how: 'plant' }];

const MOVED: Record<string, (told: Told) => Movement[]> = {
  'display-dealt': (told) => [{ from: 'decks', to: `display:${cardOf(told)}` }],
  'display-discarded': (told) => [{ from: `display:${cardOf(told)}`, to: 'decks', what: 'card' }],
  bought: (told) => [{ from: offerOf(told), to: `deck:${told.side}`, what: 'card' }],
  'card-gained': (told) => [{ from: offerOf(told), to: `deck:${told.side}`, what: 'card' }],
  'wonder-begun': (told) => [
    { from: `display:${cardOf(told)}`, to: `building:${told.side}:${cardOf(told)}` },
  ],
  'wonder-completed': (told) => {
    const place = `wonder:${told.side}:${cardOf(told)}`;
    return [{ from: `building:${told.side}:${cardOf(told)}`, to: place, how: 'turn' }];
  },
  'wonder-placed': (told) => [
    { from: `building:${told.side}`, to: tileOf(told), what: 'wonder' },
    ...planted(tileOf(told)),
  ],
  explored: (told) => [
    { from: `tile:${explorerBefore(told)}`, to: tileOf(told), what: `explorer:${told.side}` },
  ],
  'soldier-moved': (told) => [
    { from: tileOf(told), to: tileOf(told, 'to'), what: `soldier:${told.side}` },
  ],
  'warlord-moved': (told) => {
    const from = sidesOf(told.before)[told.side]?.warlord;
    return [{ from: `tile:${from}`, to: tileOf(told, 'to'), what: `warlord:${told.side}` }];
  },
  'units-moved-in': soldiers,
  'conquered-barbarians': conquered,
  'conquered-city': conquered,
  'conquered-from': (told) => planted(tileOf(told)),
  'conquered-from-automa': (told) => planted(tileOf(told)),
  'capital-chosen': (told) => planted(tileOf(told)),
  'outpost-built': (told) => planted(tileOf(told)),
  'picked-production': (told) => [
    { from: tileOf(told), to: `production:${told.side}`, what: 'production' },
  ],
  'token-taken': (told) => marketToken(told, nameIn(told.event, 'token')?.split('-')[0]),
  'automa-market': (told) => marketToken(told, nameIn(told.event, 'market')),
  developed: (told) => planted(`policy:${told.side}:${nameIn(told.event, 'policy')}`),
  drew: (told) => [{ from: `deck:${told.side}`, to: `drawn:${told.side}:${cardOf(told)}` }],
  dealt: (told) => [
    { from: `deck:${told.side}`, to: `slot:${told.side}:${nameIn(told.event, 'slot')}` },
  ],
  'dealt-under': (told) => [
    { from: `deck:${told.side}`, to: `under:${told.side}:${nameIn(told.event, 'slot')}` },
  ],
  'laid-down': (told) => [
    { from: slotOf(told.before, told.side, cardOf(told)), to: `discard:${told.side}`, what: 'card' },
  ],
  'automa-card': ({ event }) => [
    { from: 'automa-deck', to: `automa:${nameIn(event, 'automa_card')}`, how: 'turn' },
  ],
};

/** The place at which a card was for sale. */
function offerOf(told: Told): string {
  const card = cardOf(told);
  return told.before.display.some((one) => one === card) ? `display:${card}` : `basic:${card}`;
}

/** Where an Explorer stood before it moved, which may be in the same step. */
function explorerBefore({ before, events, event, side, index }: Told): string {
  const number = numberIn(event, 'explorer');
  const earlier = events
    .slice(0, index)
    .findLast((one) => one['event'] === event['event'] && numberIn(one, 'explorer') === number);
  const stood = sidesOf(before)[side]?.explorers[number];
  return (earlier && nameIn(earlier, 'tile')) ?? String(stood ?? '');
}

/** Soldiers that went into a province, from those that have fewer now. */
function soldiers(told: Told): Movement[] {
  const { before, after, event, side } = told;
  const lost = Object.keys(after.tiles).flatMap((tile) => {
    const count = (view: View) =>
      view.tiles[tile]?.holder === side ? (view.tiles[tile]?.soldiers ?? 0) : 0;
    return Array<string>(Math.max(0, count(before) - count(after))).fill(tile);
  });
  return lost
    .slice(0, Math.max(0, numberIn(event, 'soldiers')))
    .map((tile) => ({ from: `tile:${tile}`, to: tileOf(told), what: `soldier:${side}` }));
}

function conquered(told: Told): Movement[] {
  const token = { from: tileOf(told), to: `trophies:${told.side}`, what: 'token' };
  return [...planted(tileOf(told)), token];
}

function marketToken({ after, side }: Told, market: string | undefined): Movement[] {
  if (!market) return [];
  const from = `tile:${tileOfMarket(after, market)}`;
  return [{ from, to: `token:${side}:${market}`, what: 'token' }];
}

function slotOf(view: View, side: number, card: string): string {
  const city = sidesOf(view)[side]?.city ?? [];
  const at = city.findIndex((slot) => slot?.card === card || slot?.knowledge === card);
  return at < 0 ? `deck:${side}` : `slot:${side}:${SLOTS[at]}`;
}

/** A resource goes from the card that generates it to the purse. */
function generated({ before, event, side }: Told): Movement[] {
  const [, good] = /^got-(.+)$/.exec(String(event['event'])) ?? [];
  const cause = event['cause'] as Record<string, string> | undefined;
  if (!good || !cause?.['card']) return [];
  const from = slotOf(before, side, cause['card']);
  return [{ from, to: `good:${side}:${good.replace('-', '_')}`, what: `good:${good}` }];
}
