/**
 * Which things on the table stand for which actions. A thing is named by its zone, the seat if it
 * has one, and what lies there: `forum:wood`, `stock:0:wood`, `building:1:bridge`.
 */

import type { Haul } from '../../table/drag.svelte';
import { collectTargets, type Targets } from '../../table/targets';
import type { Action, Message } from '../../api/types';
import { amountOf } from '../previews';
import { colourOf, orderOf, type Colour, type Order } from './names';
import { askedOf, type Pending, type View } from './view';

/** The words of an action: what is done, and with what. */
interface Said {
  verb: string;
  one: string;
  two: string;
}

function read(text: string): Said {
  const [verb = '', one = '', two = ''] = text.split(' ');
  return { verb, one, two };
}

export function targetsOf(actions: readonly Action[], view: View): Targets {
  const asked = askedOf(view);
  return collectTargets(actions, (_, action) => (asked ? spotsFor(action, view, asked) : []));
}

/** The things that stand for an action. */
export function spotsFor({ text, costs }: Action, view: View, asked: Pending): string[] {
  const { verb, one, two } = read(text);
  const me = asked.seat;
  const hand = `hand:${me}:${one}`;
  const stock = `stock:${me}:${one}`;
  switch (verb) {
    case 'command':
    case 'pair':
    case 'lay':
    case 'store':
    case 'discard':
    case 'reveal':
      return [hand];
    case 'give':
      return one === 'nothing' ? [] : [hand];
    case 'plot':
      return ['pile'];
    case 'order':
      return [`order:${one}`];
    case 'copy':
      return [`order:${one}`, ...lying(view, me, one as Order)];
    case 'take':
      return one === 'unseen' ? ['pile'] : [`forum:${one}`];
    case 'withhold':
      return [`revealed:${one}`];
    case 'salvage':
      return [`spent:${one}`];
    case 'launch':
      return [asked.ask === 'launch-from-hand' ? hand : stock];
    case 'return':
      return [`activity:${me}:${one}`];
    case 'recall':
      return [`domain:${me}:${one}`];
    case 'target':
      return [`seat:${one}`];
    case 'site':
      return 'victim' in asked ? [`building:${asked.victim}:${one}`] : [];
    case 'seize':
      if (asked.ask === 'loot') return [`under:${asked.victim}:${asked.building}:${one}`];
      return 'victim' in asked ? [`activity:${asked.victim}:${one}`] : [];
    case 'start':
      return [`work:${one}`];
    case 'add':
      return [`building:${me}:${two}`, amountOf(costs, 'stock') ? stock : `forum:${one}`];
    case 'use':
      return [`building:${me}:${one}`];
    case 'pay':
      return 'building' in asked ? [`building:${me}:${asked.building}`] : [];
    default:
      return [];
  }
}

/** Where a hand puts what an action moves: into the Forum, the Stock, or the own city. */
const PUT: Record<string, string> = {
  command: 'forum',
  pair: 'forum',
  lay: 'forum',
  store: 'stock',
  take: 'stock',
  launch: 'activities',
  start: 'city',
};

/** What a hand would drag for an action. */
export function haulOf(action: Action, view: View, asked: Pending): Haul | null {
  const { verb } = read(action.text);
  const spots = spotsFor(action, view, asked);
  if (verb === 'add') return { from: spots.slice(1), to: spots.slice(0, 1) };
  const put = asked.ask === 'opening' ? 'forum' : PUT[verb];
  return put ? { from: spots, to: [put] } : null;
}

/** The action that a thing would most likely stand for, so that it can be asked why it does not. */
export function obviousAction(spot: string, asked: Pending): string | null {
  const [zone, one = '', two = ''] = spot.split(':');
  const own = one === String(asked.seat);
  if (zone === 'work') return `start ${one}`;
  if (zone === 'forum') return `take ${one}`;
  return zone === 'building' && own ? `use ${two}` : null;
}

/** In whose turn a question comes, if it is not the turn of the one who is asked. */
export function cause(view: View, seat: number): Message | null {
  const setup = askedOf(view)?.ask === 'opening';
  return setup || view.player === seat ? null : ['web-asked-in-turn', { seat: view.player }];
}

/** The cards of an order on the Domains of others. */
function lying(view: View, me: number, order: Order): string[] {
  const colour = colourOf(order);
  return view.players.flatMap(({ domain }, seat) =>
    seat !== me && domain.includes(colour) ? [`domain:${seat}:${colour}`] : [],
  );
}

/** The order that an action gives, if it gives one. */
export function orderGiven(text: string): Order | null {
  const { verb, one } = read(text);
  if (verb === 'order' || verb === 'copy') return one as Order;
  if (verb !== 'command' && verb !== 'lay') return null;
  return orderOf(one as Colour);
}

/** The building that an action is about, and the colour that it adds, if it is about one. */
export function buildingOf(
  text: string,
): { verb: string; building: string; colour: string } | null {
  const { verb, one, two } = read(text);
  if (verb === 'start' || verb === 'use') return { verb, building: one, colour: '' };
  return verb === 'add' ? { verb, building: two, colour: one } : null;
}
