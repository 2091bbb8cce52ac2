/** Any view as zones to draw: cards, hidden cards, counts, numbers, and groups of zones. */

/** Cards that are alike, or one thing that is counted. */
export interface Item {
  name: string;
  count: number;
}

interface Field {
  /** Where it is in the view, such as `players.0.hand`. */
  path: string;
  /** Its key in the view. */
  field: string;
}

export type Zone = Field &
  (
    | { kind: 'cards'; items: Item[] }
    | { kind: 'counts'; items: Item[] }
    | { kind: 'hidden'; size: number; items: Item[] }
    | { kind: 'value'; value: number | boolean | null }
    | { kind: 'group'; zones: Zone[] }
  );

/** The view of any game. */
export interface AnyView {
  players: readonly unknown[];
  [field: string]: unknown;
}

/** Fields that describe the game and the view, and those of the players. */
const NOT_SHARED = new Set(
  'game ruleset options cards seat actor pending unseen players'.split(' '),
);

/** The fields that all players share. */
export function sharedZones(view: AnyView): Zone[] {
  return Object.entries(view)
    .filter(([field]) => !NOT_SHARED.has(field))
    .map(([field, value]) => zoneOf(value, field, field));
}

/** The fields of a player. */
export function playerZones(view: AnyView, seat: number): Zone[] {
  const player = view.players?.[seat];
  return isRecord(player) ? zonesOf(player, `players.${seat}`) : [];
}

/** The zones that hold no other zones. */
export function leaves(zones: readonly Zone[]): Exclude<Zone, { kind: 'group' }>[] {
  return zones.flatMap((zone) => (zone.kind === 'group' ? leaves(zone.zones) : [zone]));
}

/** The name of the place of an item on the table. */
export function spotOf(zone: { path: string }, name: string): string {
  return `${zone.path}:${name}`;
}

export function sizeOf(items: readonly Item[]): number {
  return items.reduce((sum, { count }) => sum + count, 0);
}

function zonesOf(values: object, path: string): Zone[] {
  return Object.entries(values).map(([field, value]) => zoneOf(value, field, `${path}.${field}`));
}

function zoneOf(value: unknown, field: string, path: string): Zone {
  const place = { field, path };
  if (typeof value === 'string') return { ...place, kind: 'cards', items: counted([value]) };
  if (typeof value === 'number' || typeof value === 'boolean')
    return { ...place, kind: 'value', value };
  if (Array.isArray(value)) {
    if (value.every(isName)) return { ...place, kind: 'cards', items: counted(value) };
    return { ...place, kind: 'group', zones: zonesOf(value, path) };
  }
  if (!isRecord(value)) return { ...place, kind: 'value', value: null };
  if (typeof value['hidden'] === 'number') {
    const known = Array.isArray(value['known']) ? value['known'].filter(isName) : [];
    return { ...place, kind: 'hidden', size: value['hidden'], items: counted(known) };
  }
  const entries = Object.entries(value);
  if (entries.every(([, count]) => typeof count === 'number')) {
    const items = entries.map(([name, count]) => ({ name, count: count as number }));
    return { ...place, kind: 'counts', items };
  }
  return { ...place, kind: 'group', zones: zonesOf(value, path) };
}

/** Equal names together, in the order in which they come first. */
function counted(names: readonly (string | number)[]): Item[] {
  const counts = new Map<string, number>();
  for (const name of names) counts.set(String(name), (counts.get(String(name)) ?? 0) + 1);
  return [...counts].map(([name, count]) => ({ name, count }));
}

function isName(value: unknown): value is string | number {
  return typeof value === 'string' || typeof value === 'number';
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
