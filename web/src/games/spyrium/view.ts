/**
 * The types of a view, as far as it is drawn, and of the card file, and the layout of the market.
 *
 * Ids are plain strings here. `../views.check.ts` checks that the generated views fit.
 */

export type Amount = number | 'token';
export type Effect = 'money' | 'spyrium' | 'points' | 'workers' | 'residence';

/** What is given for what: a call, a use of a building, or an option of an event. */
export interface Deal {
  workers?: number;
  spyrium?: number;
  money?: number;
  money_per_worker?: number;
  pay_token?: boolean;
  effect: Effect;
  amount: Amount;
}

export type Kind = 'character' | 'building' | 'technique';
export type SymbolName = 'mine' | 'factory' | 'research';

export interface CardData {
  kind: Kind;
  copies: Record<string, number>;
  price: number;
  points?: number;
  symbols?: SymbolName[];
  uses?: Deal[];
  built?: Deal;
  call?: Deal;
  power?: string;
  amount?: number;
  final?: { count: string; per: number };
}

export interface EventData {
  options?: Deal[];
  power?: string;
  money?: number;
}

export interface CardFile {
  box: {
    turns: string[];
    residences: number[];
    bonus_at: number[];
    bonus_money: number;
    workers_in_all: number;
    plot: number;
  };
  cards: Record<string, CardData>;
  events: Record<string, EventData>;
}

export type Phase = 'placement' | 'activation' | 'passed';
export type Bonus = 'worker' | 'money';

export interface Building {
  card: string;
  tilted: boolean;
}

export interface Player {
  money: number;
  spyrium: number;
  score: number;
  /** The value of the space on the residence track. */
  residence: number;
  active: number;
  inactive: number;
  reserve: number;
  phase: Phase;
  bonuses: Bonus[];
  techniques: string[];
  /** Techniques used this turn, and `event`. */
  used: string[];
  kept: number;
  kept_tokens: number[];
  quarter: Building[];
}

export interface EventInPlay {
  event: string;
  token?: number;
}

export interface Pending {
  ask: string;
  seat: number;
  place?: string;
  card?: string | null;
  option?: number;
  token?: number;
  due?: number;
}

export interface View {
  turn: number;
  first: number;
  actor: number | null;
  players: Player[];
  market: Record<string, { card: string; tokens: number[] } | null>;
  /** For each gap the seats of the workers in it. */
  workers: Record<string, number[]>;
  event: EventInPlay | null;
  next_event: EventInPlay | null;
  pending: Pending[];
  decks: Record<string, { hidden: number }>;
  event_pile: { hidden: number };
  token_reserve: { hidden: number };
  token_discard: number[];
}

const COLUMNS = ['a', 'b', 'c'];
const ROWS = ['1', '2', '3'];

/** The nine places in the order of reading: a1, b1, c1, a2 ... */
export const PLACES = ROWS.flatMap((row) => COLUMNS.map((column) => column + row));

const ACROSS = ROWS.flatMap((row) => [`a${row}-b${row}`, `b${row}-c${row}`]);
const DOWN = ['1-2', '2-3'].flatMap((rows) =>
  COLUMNS.map((column) => `${column}${rows[0]}-${column}${rows[2]}`),
);

/** The twelve gaps, in the order of the rules: six between columns, then six between rows. */
export const GAPS = [...ACROSS, ...DOWN];

export function isPlace(spot: string): boolean {
  return PLACES.includes(spot);
}

export function isGap(spot: string): boolean {
  return GAPS.includes(spot);
}

/** The two places beside a gap. */
export function beside(gap: string): [string, string] {
  const [one = '', two = ''] = gap.split('-');
  return [one, two];
}

/** The gaps around a place. */
export function gapsAround(place: string): string[] {
  return GAPS.filter((gap) => beside(gap).includes(place));
}

/** How many workers stand next to a place. */
export function crowdAt(view: View, place: string): number {
  return gapsAround(place).reduce((sum, gap) => sum + (view.workers[gap]?.length ?? 0), 0);
}

/** The same market as a lattice of five by five: places at even steps, gaps between them. */
export interface Spot {
  id: string;
  row: number;
  column: number;
}

function latticeSpot(id: string): Spot {
  const ends = id.split('-');
  const middle = (of: (place: string) => number) =>
    ends.reduce((sum, place) => sum + of(place), 0) * (2 / ends.length);
  return {
    id,
    row: middle((place) => ROWS.indexOf(place[1] ?? '')),
    column: middle((place) => COLUMNS.indexOf(place[0] ?? '')),
  };
}

/** Places and gaps in the order of reading. */
export const LATTICE: Spot[] = [...PLACES, ...GAPS]
  .map(latticeSpot)
  .sort((one, two) => one.row - two.row || one.column - two.column);

/** The next place or gap in a direction; the crossings of the lattice are passed over. */
export function neighbour(id: string, down: number, right: number): string {
  const from = latticeSpot(id);
  for (const step of [1, 2]) {
    const row = from.row + step * down;
    const column = from.column + step * right;
    const found = LATTICE.find((spot) => spot.row === row && spot.column === column);
    if (found) return found.id;
  }
  return id;
}

/** What one more plot costs a player. */
export function plotCost(file: CardFile, player: Player): number {
  const crane = player.techniques
    .map((id) => file.cards[id])
    .find((card) => card?.power === 'cheaper_plots');
  return Math.max(0, file.box.plot * player.quarter.length - (crane?.amount ?? 0));
}
