/** What went where between two positions, as far as it is certain. */

import type { Movement } from '../animation';
import { leaves, playerZones, sharedZones, spotOf, type AnyView, type Zone } from './zones';

/** The mark of a card whose face the viewer does not see. */
export const BACK = 'back';

type Leaf = Exclude<Zone, { kind: 'group' }>;

function allLeaves(view: AnyView): Map<string, Leaf> {
  const zones = [
    ...sharedZones(view),
    ...(view.players ?? []).flatMap((_, seat) => playerZones(view, seat)),
  ];
  return new Map(leaves(zones).map((zone) => [zone.path, zone]));
}

interface Change {
  path: string;
  /** The player whose zone it is, or nothing. */
  owner: string;
  by: number;
}

function ownerOf(path: string): string {
  return /^players\.\d+/.exec(path)?.[0] ?? '';
}

/** The zones in which there are more or fewer than before. */
function changes(
  before: Map<string, Leaf>,
  after: Map<string, Leaf>,
  count: (zone: Leaf | undefined) => number,
): Change[] {
  return [...new Set([...before.keys(), ...after.keys()])].flatMap((path) => {
    const by = count(after.get(path)) - count(before.get(path));
    return by === 0 ? [] : [{ path, owner: ownerOf(path), by }];
  });
}

function countOf(zone: Leaf | undefined, name: string): number {
  const items = zone?.kind === 'cards' ? zone.items : [];
  return items.find((item) => item.name === name)?.count ?? 0;
}

export function movements(before: AnyView, after: AnyView): Movement[] {
  const [old, now] = [allLeaves(before), allLeaves(after)];
  const hidden = changes(old, now, (zone) => (zone?.kind === 'hidden' ? zone.size : 0));
  const names = new Set(
    [...old.values(), ...now.values()].flatMap((zone) =>
      zone.kind === 'cards' ? zone.items.map(({ name }) => name) : [],
    ),
  );
  const found: Movement[] = [];
  for (const name of names) {
    const moved = changes(old, now, (zone) => countOf(zone, name));
    const lost = moved.filter(({ by }) => by < 0);
    for (const gain of moved.filter(({ by }) => by > 0)) {
      const from = only(lost) ?? only(lost, gain.owner);
      const dark = hidden.filter(({ by }) => by < 0);
      const unseen = lost.length > 0 ? null : (only(dark) ?? only(dark, gain.owner));
      const to = spotOf(gain, name);
      if (from) found.push({ from: spotOf(from, name), to });
      else if (unseen) found.push({ from: unseen.path, to });
    }
  }
  for (const gain of hidden.filter(({ by }) => by > 0)) {
    const from = only(
      hidden.filter(({ by }) => by < 0),
      gain.owner,
    );
    if (from) found.push({ from: from.path, to: gain.path, what: BACK });
  }
  return found;
}

/** The only change, or the only one of an owner. */
function only(found: readonly Change[], owner?: string): Change | null {
  const these = owner === undefined ? found : found.filter((one) => one.owner === owner);
  return these.length === 1 ? these[0]! : null;
}
