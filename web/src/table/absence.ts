/** When a table was last looked at in this browser: news are news only after a real absence. */

const STORAGE_KEY = 'ludotheque-seen';
/** In milliseconds. */
const ABSENCE = 10 * 60_000;
/** Tables that are remembered. */
const KEPT = 30;

type Seen = Record<string, number>;

function read(): Seen {
  try {
    return JSON.parse(localStorage.getItem(STORAGE_KEY) ?? '{}') as Seen;
  } catch {
    return {};
  }
}

/** Whether nobody has looked at a table here for a while. */
export function wasAway(table: string): boolean {
  return Date.now() - (read()[table] ?? 0) > ABSENCE;
}

/** The table is looked at now. */
export function noteSeen(table: string): void {
  const latest = Object.entries({ ...read(), [table]: Date.now() })
    .sort(([, one], [, two]) => two - one)
    .slice(0, KEPT);
  try {
    localStorage.setItem(STORAGE_KEY, JSON.stringify(Object.fromEntries(latest)));
  } catch {
    // Without storage, every visit counts as one after an absence.
  }
}
