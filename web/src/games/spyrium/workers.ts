/** Single workers: gives each worker an identity, so that its movements can be animated. */

import { GAPS } from './view';
import type { View } from './view.gen';

/** Where a worker is: a gap such as `a1-b1`, or a pool of its owner such as `active`. */
export type Place = string;

/** For each seat, where each of its workers is. */
export type WorkerPlaces = Place[][];

/** A worker's name on the table. */
export interface Figure {
  seat: number;
  number: number;
}

export function figureKey({ seat, number }: Figure): string {
  return `worker:${seat}:${number}`;
}

/** Gives each place in a position to a worker, so that as few as possible seem to move. */
export function assign(before: WorkerPlaces | null, view: View): WorkerPlaces {
  return view.players.map((player, seat) => {
    const open: Place[] = [
      ...GAPS.flatMap((gap) =>
        (view.workers[gap] ?? []).filter((who) => who === seat).map(() => gap),
      ),
      ...Array<string>(player.active).fill('active'),
      ...Array<string>(player.inactive).fill('inactive'),
      ...Array<string>(player.reserve).fill('reserve'),
    ];
    return settle(before?.[seat] ?? [], open);
  });
}

function settle(before: readonly Place[], open: Place[]): Place[] {
  const left = [...open];
  const settled: (Place | null)[] = open.map((_, number) => {
    const place = left.indexOf(before[number] ?? '');
    return place < 0 ? null : (left.splice(place, 1)[0] ?? null);
  });
  return settled.map((place) => place ?? left.shift() ?? 'reserve');
}

/** The workers at one spot; of one seat only, if one is given. */
export function figuresAt(workerPlaces: WorkerPlaces, spot: Place, only?: number): Figure[] {
  return workerPlaces.flatMap((places, seat) =>
    only !== undefined && only !== seat
      ? []
      : places.flatMap((place, number) => (place === spot ? [{ seat, number }] : [])),
  );
}
