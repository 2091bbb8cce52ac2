/** What moves where when an event is shown. */

import type { GameEvent } from '../../api/types';
import type { Movement } from '../../table/animation';
import type { Scene } from '../../table/board.svelte';
import { nameIn, numberIn } from '../events';
import { SLOTS } from './names';
import { AUTOMA, sidesOf, tileOfMarket, type View } from './view';

interface EventScene extends Scene<View> {
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

const tileOf = ({ event }: EventScene, name = 'tile') => `tile:${nameIn(event, name)}`;
const cardOf = ({ event }: EventScene) => nameIn(event, 'card') ?? '';
const planted = (spot: string): Movement[] => [{ from: spot, to: spot, how: 'plant' }];

const MOVED: Record<string, (scene: EventScene) => Movement[]> = {
  'display-dealt': (scene) => [{ from: 'decks', to: `display:${cardOf(scene)}` }],
  'display-discarded': (scene) => [{ from: `display:${cardOf(scene)}`, to: 'decks', what: 'card' }],
  bought: (scene) => [{ from: offerOf(scene), to: `deck:${scene.side}`, what: 'card' }],
  'card-gained': (scene) => [{ from: offerOf(scene), to: `deck:${scene.side}`, what: 'card' }],
  'wonder-begun': (scene) => [
    { from: `display:${cardOf(scene)}`, to: `building:${scene.side}:${cardOf(scene)}` },
  ],
  'wonder-completed': (scene) => {
    const place = `wonder:${scene.side}:${cardOf(scene)}`;
    return [{ from: `building:${scene.side}:${cardOf(scene)}`, to: place, how: 'turn' }];
  },
  'wonder-placed': (scene) => [
    { from: `building:${scene.side}`, to: tileOf(scene), what: 'wonder' },
    ...planted(tileOf(scene)),
  ],
  explored: (scene) => [
    { from: `tile:${explorerBefore(scene)}`, to: tileOf(scene), what: `explorer:${scene.side}` },
  ],
  'soldier-moved': (scene) => [
    { from: tileOf(scene), to: tileOf(scene, 'to'), what: `soldier:${scene.side}` },
  ],
  'warlord-moved': (scene) => {
    const from = sidesOf(scene.before)[scene.side]?.warlord;
    return [{ from: `tile:${from}`, to: tileOf(scene, 'to'), what: `warlord:${scene.side}` }];
  },
  'units-moved-in': soldiers,
  'conquered-barbarians': conquered,
  'conquered-city': conquered,
  'conquered-from': (scene) => planted(tileOf(scene)),
  'conquered-from-automa': (scene) => planted(tileOf(scene)),
  'capital-chosen': (scene) => planted(tileOf(scene)),
  'outpost-built': (scene) => planted(tileOf(scene)),
  'picked-production': (scene) => [
    { from: tileOf(scene), to: `production:${scene.side}`, what: 'production' },
  ],
  'token-taken': (scene) => marketToken(scene, nameIn(scene.event, 'token')?.split('-')[0]),
  'automa-market': (scene) => marketToken(scene, nameIn(scene.event, 'market')),
  developed: (scene) => planted(`policy:${scene.side}:${nameIn(scene.event, 'policy')}`),
  drew: (scene) => [{ from: `deck:${scene.side}`, to: `drawn:${scene.side}:${cardOf(scene)}` }],
  dealt: (scene) => [
    { from: `deck:${scene.side}`, to: `slot:${scene.side}:${nameIn(scene.event, 'slot')}` },
  ],
  'dealt-under': (scene) => [
    { from: `deck:${scene.side}`, to: `under:${scene.side}:${nameIn(scene.event, 'slot')}` },
  ],
  'laid-down': (scene) => [
    {
      from: slotOf(scene.before, scene.side, cardOf(scene)),
      to: `discard:${scene.side}`,
      what: 'card',
    },
  ],
  'automa-card': ({ event }) => [
    { from: 'automa-deck', to: `automa:${nameIn(event, 'automa_card')}`, how: 'turn' },
  ],
};

/** The place at which a card was for sale. */
function offerOf(scene: EventScene): string {
  const card = cardOf(scene);
  return scene.before.display.some((one) => one === card) ? `display:${card}` : `basic:${card}`;
}

/** Where an Explorer stood before it moved, which may be in the same step. */
function explorerBefore({ before, events, event, side, index }: EventScene): string {
  const number = numberIn(event, 'explorer');
  const earlier = events
    .slice(0, index)
    .findLast((one) => one['event'] === event['event'] && numberIn(one, 'explorer') === number);
  const stood = sidesOf(before)[side]?.explorers[number];
  return (earlier && nameIn(earlier, 'tile')) ?? String(stood ?? '');
}

/** Soldiers that went into a province, from those that have fewer now. */
function soldiers(scene: EventScene): Movement[] {
  const { before, after, event, side } = scene;
  const lost = Object.keys(after.tiles).flatMap((tile) => {
    const count = (view: View) =>
      view.tiles[tile]?.holder === side ? (view.tiles[tile]?.soldiers ?? 0) : 0;
    return Array<string>(Math.max(0, count(before) - count(after))).fill(tile);
  });
  return lost
    .slice(0, Math.max(0, numberIn(event, 'soldiers')))
    .map((tile) => ({ from: `tile:${tile}`, to: tileOf(scene), what: `soldier:${side}` }));
}

function conquered(scene: EventScene): Movement[] {
  const token = { from: tileOf(scene), to: `trophies:${scene.side}`, what: 'token' };
  return [...planted(tileOf(scene)), token];
}

function marketToken({ after, side }: EventScene, market: string | undefined): Movement[] {
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
function generated({ before, event, side }: EventScene): Movement[] {
  const [, good] = /^got-(.+)$/.exec(String(event['event'])) ?? [];
  const cause = event['cause'] as Record<string, string> | undefined;
  if (!good || !cause?.['card']) return [];
  const from = slotOf(before, side, cause['card']);
  return [{ from, to: `good:${side}:${good.replace('-', '_')}`, what: `good:${good}` }];
}
