/**
 * Which things on the table stand for which actions. A thing is named by its zone, the seat if it
 * has one, and what lies there: `tile:9`, `slot:0:b2`, `display:temple`.
 */

import type { Haul } from '../../table/drag.svelte';
import { collectTargets, type Targets } from '../../table/targets';
import type { Action } from '../../api/types';
import { SLOTS } from './names';
import { askedOf, tileOfMarket, type Pending, type Side, type View } from './view';

export function targetsOf(actions: readonly Action[], view: View): Targets {
  const asked = askedOf(view);
  return collectTargets(actions, (text) => (asked ? spotsFor(text, view, asked) : []));
}

/** The things that stand for an action. */
export function spotsFor(text: string, view: View, asked: Pending): string[] {
  const [verb = '', one = '', two = ''] = text.split(' ');
  const me = asked.seat;
  const own = view.players[me];
  if (!own) return [];
  switch (verb) {
    case 'rival':
    case 'civilization':
    case 'reward':
    case 'token':
    case 'keep':
      return [`offer:${text}`];
    case 'activate':
      return [`slot:${me}:${one[1]}${one[0]}`];
    case 'archive':
    case 'discard':
    case 'extra':
    case 'reinforce':
      return [`slot:${me}:${one}`];
    case 'use':
      return activated(view, own, me, one);
    case 'again':
      return one === 'policy' ? [`policy:${me}:${two}`] : activated(view, own, me, one);
    case 'bonus':
    case 'policy':
      return [`policy:${me}:${one}`];
    case 'favour':
      return [`policy:${me}:${own.policies.at(-1)}`];
    case 'buy':
    case 'gain':
      return [one in view.basics ? `basic:${one}` : `display:${one}`];
    case 'build':
      return [`building:${me}:${own.building}`];
    case 'capital':
    case 'attack':
    case 'outpost':
    case 'to':
    case 'place':
      return [`tile:${one}`];
    case 'move':
    case 'send':
      return [`tile:${one === 'warlord' ? own.warlord : one}`];
    case 'explore':
      return [`tile:${two}`];
    case 'pick':
      return [`tile:${own.explorers[Number(one) - 1]}`];
    case 'automa':
      return [`tile:${one === 'market' ? tileOfMarket(view, two) : one}`];
    case 'market':
      return [`token:${me}:${one}`];
    case 'production':
      return [`production:${me}`];
    case 'progress':
      return [`deck:${me}`];
    case 'take':
    case 'spend':
    case 'save':
    case 'swap':
      return [`good:${one}`];
    case 'pay':
      return [`good:${one === 'basic' && asked.ask === 'pay' ? asked.resource : 'gold'}`];
    default:
      return [];
  }
}

/** What a hand would drag for an action: a card into the city, Units and Explorers over the map. */
export function haulOf(text: string, view: View, asked: Pending): Haul | null {
  const [verb = '', one = ''] = text.split(' ');
  const spots = spotsFor(text, view, asked);
  if (verb === 'buy' || verb === 'gain') return { from: spots, to: ['city'] };
  if (verb === 'attack') return { from: heldBy(view, asked.seat), to: spots };
  if (verb !== 'explore') return null;
  return { from: [`tile:${view.players[asked.seat]?.explorers[Number(one) - 1]}`], to: spots };
}

/** The tiles that a side holds. */
function heldBy(view: View, seat: number): string[] {
  const own = Object.entries(view.tiles).filter(([, tile]) => tile.holder === seat);
  return own.map(([tile]) => `tile:${tile}`);
}

/** The action that a thing would most likely stand for, so that it can be asked why it does not. */
export function obviousAction(spot: string, asked: Pending): string | null {
  const [zone, one = '', two = ''] = spot.split(':');
  const own = one === String(asked.seat);
  if (zone === 'display' || zone === 'basic') return `buy ${one}`;
  if (zone === 'tile') return `attack ${one}`;
  if (zone === 'building' && own) return 'build';
  return zone === 'policy' && own ? `policy ${two}` : null;
}

/** Where an activated or drawn card lies whose effect is meant. */
function activated(view: View, own: Side, seat: number, card: string): string[] {
  const found = SLOTS.flatMap((name, index) => {
    const slot = own.city[index];
    if (!slot || !view.turn.active.includes(name)) return [];
    if (slot.card === card) return [`slot:${seat}:${name}`];
    return slot.knowledge === card ? [`under:${seat}:${name}`] : [];
  });
  return view.turn.drawn.some((one) => one === card) ? [...found, `drawn:${seat}:${card}`] : found;
}
