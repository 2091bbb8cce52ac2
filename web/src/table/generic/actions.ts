/** Which items stand for which actions: those that the text of an action names unambiguously. */

import type { Action } from '../../api/types';
import { collectTargets, type Targets } from '../targets';
import { leaves, playerZones, sharedZones, spotOf, type AnyView, type Zone } from './zones';

/** A zone with names that actions can mean. */
interface Place {
  path: string;
  names: ReadonlySet<string>;
  /** How near it is to who decides: own hidden cards 0, own things 1, shared ones 2, others' 3. */
  distance: number;
}

export function targetsOf(actions: readonly Action[], view: AnyView, seat: number): Targets {
  const places = placesOf(view, seat);
  const drawn = new Set(places.flatMap(({ names }) => [...names]));
  const alike = new Map<string, string[][]>();
  for (const { text } of actions) {
    const words = text.split(' ');
    const kind = kindOf(words, drawn);
    alike.set(kind, [...(alike.get(kind) ?? []), words]);
  }
  return collectTargets(actions, (text) => {
    const words = text.split(' ');
    const group = alike.get(kindOf(words, drawn)) ?? [];
    return words.flatMap((word, index) => {
      if (!drawn.has(word)) return [];
      const named = new Set(group.map((one) => one[index]!).filter((one) => drawn.has(one)));
      const place = placeOf(named, places);
      return place ? [spotOf(place, word)] : [];
    });
  });
}

/** Actions are alike that do the same with different things. */
function kindOf(words: readonly string[], drawn: ReadonlySet<string>): string {
  const [verb = ''] = words;
  return `${words.length} ${drawn.has(verb) ? '' : verb}`;
}

/** The nearest zone that holds all that is named; of several, the one that holds nothing else. */
function placeOf(named: ReadonlySet<string>, places: readonly Place[]): Place | null {
  const holding = places.filter(({ names }) => [...named].every((name) => names.has(name)));
  const least = Math.min(...holding.map(({ distance }) => distance));
  const nearest = holding.filter(({ distance }) => distance === least);
  const exact = nearest.filter(({ names }) => names.size === named.size);
  const [place, second] = nearest.length > 1 ? exact : nearest;
  return place && !second ? place : null;
}

function placesOf(view: AnyView, seat: number): Place[] {
  const seats = view.players?.map((_, other) => other) ?? [];
  const hidden = new Set(
    seats
      .filter((other) => other !== seat)
      .flatMap((other) => leaves(playerZones(view, other)))
      .flatMap((zone) => (zone.kind === 'hidden' ? [zone.field] : [])),
  );
  return [
    ...leaves(playerZones(view, seat)).map((zone) => place(zone, hidden.has(zone.field) ? 0 : 1)),
    ...leaves(sharedZones(view)).map((zone) => place(zone, 2)),
    ...seats
      .filter((other) => other !== seat)
      .flatMap((other) => leaves(playerZones(view, other)).map((zone) => place(zone, 3))),
  ];
}

function place(zone: Zone, distance: number): Place {
  const items = 'items' in zone ? zone.items.filter(({ count }) => count > 0) : [];
  return { path: zone.path, names: new Set(items.map(({ name }) => name)), distance };
}
