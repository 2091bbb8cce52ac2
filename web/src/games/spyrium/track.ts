/** Where the discs stand on the score track. */

const SHORTEST = 30;
const STEP = 10;

/** The last number that the rule shows: room to grow, in full tens. */
export function reach(scores: readonly number[]): number {
  return Math.max(SHORTEST, Math.ceil((Math.max(0, ...scores) + 2) / STEP) * STEP);
}

/** For each seat how high its disc is stacked, so that none hides another. */
export function levels(scores: readonly number[], disc: number): number[] {
  const order = scores
    .map((score, seat) => ({ score, seat }))
    .sort((one, two) => one.score - two.score || one.seat - two.seat);
  const placed: { score: number; level: number }[] = [];
  const found = scores.map(() => 0);
  for (const { score, seat } of order) {
    const taken = placed.filter((other) => score - other.score < disc).map(({ level }) => level);
    let level = 0;
    while (taken.includes(level)) level += 1;
    placed.push({ score, level });
    found[seat] = level;
  }
  return found;
}
