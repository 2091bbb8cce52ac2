/** Every worker as somebody: counts in a position become figures that can be followed. */

import { GAPS, type View } from './view';

/** Where a worker is: a gap such as `a1-b1`, or its owner's bench. */
export type Whereabouts = string;

/** For each seat, where each of its workers is. */
export type Crew = Whereabouts[][];

/** A worker's name on the table. */
export interface Figure {
  seat: number;
  number: number;
}

export function figureKey({ seat, number }: Figure): string {
  return `worker:${seat}:${number}`;
}

/** Gives each place in a position to a worker, so that as few as possible seem to move. */
export function assign(before: Crew | null, view: View): Crew {
  return view.players.map((player, seat) => {
    const open: Whereabouts[] = [
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

function settle(before: readonly Whereabouts[], open: Whereabouts[]): Whereabouts[] {
  const left = [...open];
  const settled: (Whereabouts | null)[] = open.map((_, number) => {
    const place = left.indexOf(before[number] ?? '');
    return place < 0 ? null : (left.splice(place, 1)[0] ?? null);
  });
  return settled.map((place) => place ?? left.shift() ?? 'reserve');
}

/** The workers at one spot; of one seat only, if one is given. */
export function figuresAt(crew: Crew, spot: Whereabouts, only?: number): Figure[] {
  return crew.flatMap((places, seat) =>
    only !== undefined && only !== seat
      ? []
      : places.flatMap((place, number) => (place === spot ? [{ seat, number }] : [])),
  );
}
