/** What went where between two positions, so that the eye can follow it. */

import type { Journey } from '../../table/travel';
import { RESOURCES, SLOTS } from './names';
import {
  provincesOf,
  sidesOf,
  sizeOf,
  tileOfMarket,
  turnOf,
  type Side,
  type View,
} from './view';

type Way = Omit<Journey, 'order'>;

/** More than that is a new deal; nobody could follow it. */
const MOST = 16;

export function journeys(before: View, after: View): Journey[] {
  const [was, is] = [sidesOf(before), sidesOf(after)];
  if (was.length !== is.length) return [];
  const found = [
    ...display(before, after),
    ...is.flatMap((side, seat) => [
      ...pieces(was[seat]!, side, seat),
      ...soldiers(before, after, seat),
      ...tokens(before, after, was[seat]!, side, seat),
      ...cards(was[seat]!, side, seat),
    ]),
    ...drawn(before, after),
    ...after.automa_played
      .slice(before.automa_played.length)
      .map((card) => ({ from: 'automa-deck', to: `automa:${card}` })),
  ];
  return found.length > MOST ? [] : found.map((one, order) => ({ ...one, order }));
}

/** Cards that left the display for a side, and those that came in their place. */
function display(before: View, after: View): Way[] {
  const found: Way[] = [];
  for (const card of after.display)
    if (card && !before.display.includes(card))
      found.push({ from: 'decks', to: `display:${card}` });
  const owner = turnOf(before);
  if (owner === null) return found;
  for (const [card, left] of Object.entries(after.basics))
    if (left < (before.basics[card] ?? 0))
      found.push({ from: `basic:${card}`, to: `deck:${owner}`, what: 'card' });
  for (const card of before.display) {
    if (!card || after.display.includes(card)) continue;
    const side = sidesOf(after)[owner];
    if (side?.building === card)
      found.push({ from: `display:${card}`, to: `building:${owner}:${card}` });
    else if (side?.top.includes(card) || side?.discard.includes(card))
      found.push({ from: `display:${card}`, to: `deck:${owner}`, what: 'card' });
  }
  return found;
}

function pieces(was: Side, is: Side, seat: number): Way[] {
  const found: Way[] = [];
  is.explorers.forEach((tile, number) => {
    const from = was.explorers[number];
    if (from !== undefined && from !== tile)
      found.push({ from: `tile:${from}`, to: `tile:${tile}`, what: `explorer:${seat}` });
  });
  if (was.warlord && is.warlord && was.warlord !== is.warlord)
    found.push({ from: `tile:${was.warlord}`, to: `tile:${is.warlord}`, what: `warlord:${seat}` });
  return found;
}

function soldiers(before: View, after: View, seat: number): Way[] {
  const count = (view: View, tile: string) =>
    view.tiles[tile]?.holder === seat ? (view.tiles[tile]?.soldiers ?? 0) : 0;
  const lost: string[] = [];
  const gained: string[] = [];
  for (const tile of Object.keys(after.tiles)) {
    const more = count(after, tile) - count(before, tile);
    for (let n = Math.abs(more); n > 0; n -= 1) (more > 0 ? gained : lost).push(tile);
  }
  return gained.flatMap((to, index) => {
    const from = lost[index];
    return from ? [{ from: `tile:${from}`, to: `tile:${to}`, what: `soldier:${seat}` }] : [];
  });
}

/** Tokens that were picked up, taken or laid on the map. */
function tokens(before: View, after: View, was: Side, is: Side, seat: number): Way[] {
  const found: Way[] = [];
  for (const [tile, { production, wonder, holder }] of Object.entries(after.tiles)) {
    const old = before.tiles[tile];
    if (old?.production && !production && is.explorers.includes(Number(tile)))
      found.push({ from: `tile:${tile}`, to: `production:${seat}`, what: 'production' });
    if (wonder && !old?.wonder && is.wonders.includes(wonder))
      found.push({ from: `building:${seat}`, to: `tile:${tile}`, what: 'wonder' });
    if ((old?.barbarian || old?.city) && holder === seat)
      found.push({ from: `tile:${tile}`, to: `trophies:${seat}`, what: 'token' });
  }
  for (const market of is.markets)
    if (!was.markets.includes(market))
      found.push({
        from: `tile:${tileOfMarket(after, market)}`,
        to: `token:${seat}:${market}`,
        what: 'token',
      });
  return found;
}

/** Cards that were dealt into the slots of a city. */
function cards(was: Side, is: Side, seat: number): Way[] {
  if (was.civilization !== is.civilization) return [];
  return SLOTS.flatMap((name, index) => {
    const [old, now] = [was.city[index], is.city[index]];
    const same = old?.card === now?.card && old?.knowledge === now?.knowledge;
    return !now || same ? [] : [{ from: `deck:${seat}`, to: `slot:${seat}:${name}` }];
  });
}

function drawn(before: View, after: View): Way[] {
  const seat = turnOf(after);
  if (seat === null || after.turn.drawn.length <= before.turn.drawn.length) return [];
  return after.turn.drawn
    .slice(before.turn.drawn.length)
    .map((card) => ({ from: `deck:${seat}`, to: `drawn:${seat}:${card}` }));
}

/** What else is different: resources, activated slots, Policies, provinces. */
export function changed(before: View, after: View): string[] {
  const found: string[] = [];
  const seat = turnOf(after);
  for (const good of RESOURCES)
    if (before.turn.resources[good] !== after.turn.resources[good]) found.push(`good:${good}`);
  for (const slot of after.turn.active)
    if (!before.turn.active.includes(slot)) found.push(`slot:${seat}:${slot}`);
  sidesOf(after).forEach((side, number) => {
    const was = sidesOf(before)[number];
    if (!was) return;
    for (const policy of side.policies)
      if (!was.policies.includes(policy)) found.push(`policy:${number}:${policy}`);
    const had = provincesOf(before, number);
    for (const tile of provincesOf(after, number))
      if (!had.includes(tile)) found.push(`tile:${tile}`);
    if (number === seat && side.gold !== was.gold) found.push('good:gold');
    if (number === seat && side.culture !== was.culture) found.push('good:culture');
    if (sizeOf(side.deck) > sizeOf(was.deck)) found.push(`deck:${number}`);
  });
  return found;
}
