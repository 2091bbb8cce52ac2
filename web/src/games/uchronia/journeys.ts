/** What went where between two positions, so that the eye can follow it. */

import type { Journey } from '../../table/travel';
import { COLOURS, type Colour } from './names';
import { counted, sizeOf, type Counts, type View } from './view';

/** What travels is a resource card of a colour, a hidden one, or a building itself. */
interface Way extends Omit<Journey, 'order'> {
  what?: Colour | 'hidden';
}

/** How many cards of each colour lie in each open place, and how many in each hidden one. */
interface Lie {
  open: Map<string, Counts>;
  hidden: Map<string, number>;
}

function lieOf(view: View): Lie {
  const open = new Map<string, Counts>([
    ['forum', view.forum],
    ['discard', counted(view.discard)],
  ]);
  const hidden = new Map([['pile', view.pile.hidden]]);
  view.players.forEach((player, seat) => {
    open.set(`domain:${seat}`, counted(player.domain));
    open.set(`stock:${seat}`, player.stock);
    open.set(`activity:${seat}`, player.activities);
    for (const { building, resources } of player.sites)
      open.set(`building:${seat}:${building}`, counted(resources));
    if (Array.isArray(player.hand)) open.set(`hand:${seat}`, counted(player.hand));
    else hidden.set(`hand:${seat}`, sizeOf(player.hand));
  });
  return { open, hidden };
}

/** Places that lost cards, and places that gained some, once for each card. */
interface Change {
  lost: string[];
  gained: string[];
}

function change(places: Iterable<string>, difference: (place: string) => number): Change {
  const found: Change = { lost: [], gained: [] };
  for (const place of places) {
    const more = difference(place);
    const list = more > 0 ? found.gained : found.lost;
    for (let n = Math.abs(more); n > 0; n -= 1) list.push(place);
  }
  return found;
}

/** More cards than that are a new deal; nobody could follow them. */
const MOST = 14;

export function journeys(before: View, after: View): Journey[] {
  if (before.players.length !== after.players.length) return [];
  const found = [...resources(before, after), ...buildings(before, after)];
  return found.length > MOST ? [] : found.map((one, order) => ({ ...one, order }));
}

function resources(before: View, after: View): Way[] {
  const [was, is] = [lieOf(before), lieOf(after)];
  const places = new Set([...was.open.keys(), ...is.open.keys()]);
  const secret = change(
    is.hidden.keys(),
    (place) => (is.hidden.get(place) ?? 0) - (was.hidden.get(place) ?? 0),
  );
  const found: Way[] = [];
  for (const colour of COLOURS) {
    const { lost, gained } = change(
      places,
      (place) => (is.open.get(place)?.[colour] ?? 0) - (was.open.get(place)?.[colour] ?? 0),
    );
    const at = (place: string) => (place === 'discard' ? place : `${place}:${colour}`);
    for (const to of gained) {
      const open = lost.shift();
      const from = open === undefined ? secret.lost.shift() : at(open);
      if (from !== undefined) found.push({ from, to: at(to), what: colour });
    }
    // What is left went where nobody looks: into a hand.
    for (const from of lost) {
      const to = secret.gained.shift();
      if (to !== undefined) found.push({ from: at(from), to, what: colour });
    }
  }
  for (const to of secret.gained) {
    const from = secret.lost.shift();
    if (from !== undefined) found.push({ from, to, what: 'hidden' });
  }
  return found;
}

function buildings(before: View, after: View): Way[] {
  const found: Way[] = [];
  after.players.forEach((player, seat) => {
    const had = before.players[seat]?.sites.map(({ building }) => building) ?? [];
    for (const { building } of player.sites)
      if (!had.includes(building))
        found.push({ from: `work:${building}`, to: `building:${seat}:${building}` });
    for (const building of player.completed)
      if (had.includes(building)) {
        const place = `building:${seat}:${building}`;
        found.push({ from: place, to: place });
      }
  });
  for (const building of new Set(after.works))
    if (!before.works.includes(building))
      found.push({ from: 'buildings', to: `work:${building}` });
  return found;
}

/** Monopolies that went to somebody else. */
export function changed(before: View, after: View): string[] {
  return COLOURS.filter((colour) => before.monopolies[colour] !== after.monopolies[colour]).map(
    (colour) => `monopoly:${colour}`,
  );
}
