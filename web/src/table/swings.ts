/** Where a game turned: the steps at which chances to win changed most. */

export interface Swing {
  /** The step after which the chances were others. */
  step: number;
  /** The seat whose chance changed most, and its chance before and after. */
  seat: number;
  before: number;
  after: number;
}

/** Changes smaller than this are no swings. */
const LEAST = 0.03;

/** The largest swings of a curve, in the order of the game. */
export function swings(curve: readonly (readonly number[])[], most: number): Swing[] {
  const found = curve.slice(1).flatMap((shares, at): Swing[] => {
    const before = curve[at] ?? [];
    const changes = shares.map((share, seat) => Math.abs(share - (before[seat] ?? share)));
    const seat = changes.indexOf(Math.max(...changes));
    if ((changes[seat] ?? 0) < LEAST) return [];
    return [{ step: at + 1, seat, before: before[seat] ?? 0, after: shares[seat] ?? 0 }];
  });
  const size = (one: Swing) => Math.abs(one.after - one.before);
  return found
    .sort((one, two) => size(two) - size(one))
    .slice(0, most)
    .sort((one, two) => one.step - two.step);
}
