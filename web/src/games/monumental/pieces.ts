/** What stands on a tile, in the order in which it is drawn. */

import { isAutoma, marketOf, sidesOf, sizeOf, type TileState, type View } from './view';

/** The Automa looks like a fifth seat, which nobody else has in this game. */
export const AUTOMA_LOOK = 4;

export function lookOf(view: View, side: number): number {
  return isAutoma(view, side) ? AUTOMA_LOOK : side;
}

export interface Explorer {
  side: number;
  number: number;
}

export interface Standing {
  state: TileState;
  terrain: string;
  holder: number | null;
  soldiers: number;
  warlords: number[];
  explorers: Explorer[];
  market: string | null;
  /** Tokens that are left at the market. */
  left: number;
}

export function standingOn(view: View, tile: number): Standing {
  const state = view.tiles[tile] ?? {};
  const map = view.map[tile - 1];
  const sides = sidesOf(view);
  const market = marketOf(map);
  return {
    state,
    terrain: map?.terrain ?? 'sea',
    holder: state.holder ?? null,
    soldiers: state.soldiers ?? 0,
    warlords: sides.flatMap(({ warlord }, side) => (warlord === tile ? [side] : [])),
    explorers: sides.flatMap(({ explorers }, side) =>
      explorers.flatMap((at, number) => (at === tile ? [{ side, number: number + 1 }] : [])),
    ),
    market,
    left: market ? sizeOf(view.piles[market] ?? []) : 0,
  };
}
