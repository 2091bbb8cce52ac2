/** How far Explorers and Units come. */

import { held, provincesOf, type View } from './view';

const AROUND = [
  [1, 0],
  [-1, 0],
  [0, 1],
  [0, -1],
  [1, -1],
  [-1, 1],
] as const;

/** The tiles beside a tile that are not Sea; all numbered from 1. */
export function beside(view: View, tile: number): number[] {
  const at = view.map[tile - 1]?.at;
  if (!at) return [];
  return AROUND.flatMap(([q, r]) => {
    const found = view.map.findIndex(
      (other) => other.at[0] === at[0] + q && other.at[1] === at[1] + r,
    );
    return found >= 0 && view.map[found]!.terrain !== 'sea' ? [found + 1] : [];
  });
}

/** By tile, how many steps an Explorer takes to it, as far as it can be paid this turn. */
export function explorerReach(view: View, seat: number, explorer: number): Map<number, number> {
  const start = view.players[seat]?.explorers[explorer];
  if (start === undefined) return new Map();
  const { military, gold } = held(view, seat);
  const most = (view.turn.steps[explorer] ?? 0) + military + gold;
  const found = new Map([[start, 0]]);
  for (const [tile, steps] of found)
    if (steps < most)
      for (const next of beside(view, tile)) if (!found.has(next)) found.set(next, steps + 1);
  return found;
}

/** What an Explorer's way costs beside its free steps. */
export function wayCost(view: View, explorer: number, steps: number): number {
  return Math.max(0, steps - (view.turn.steps[explorer] ?? 0));
}

/** The territories of a seat: groups of its tiles that hang together. */
export function territories(view: View, seat: number): number[][] {
  const capital = view.players[seat]?.capital;
  const left = new Set([...provincesOf(view, seat), ...(capital ? [capital] : [])]);
  const groups: number[][] = [];
  for (const tile of left) {
    const group = [tile];
    left.delete(tile);
    for (const one of group)
      for (const next of beside(view, one)) if (left.delete(next)) group.push(next);
    groups.push(group);
  }
  return groups;
}

/** Middle of a tile in hex sizes, with the points up. */
export function middleOf(at: readonly [number, number]): { x: number; y: number } {
  return { x: Math.sqrt(3) * (at[0] + at[1] / 2), y: 1.5 * at[1] };
}
