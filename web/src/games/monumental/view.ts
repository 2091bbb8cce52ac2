/**
 * The types of a view, as far as it is drawn, and of the card file.
 *
 * Ids are plain strings here. `../views.check.ts` checks that the generated views fit.
 */

import {
  MARKETS,
  SLOTS,
  type BasicGood,
  type Good,
  type MarketId,
  type Resource,
} from './names';

export type Kind = 'building' | 'knowledge' | 'wonder';

/** What is given, by name: amounts, and the rarer things. */
export interface Gain {
  [name: string]: number | string | Per | undefined;
  basic?: string;
  per?: Per;
}
export interface Per {
  count: 'provinces' | 'wonders';
  every: number;
  least: number;
  most: number;
  good: BasicGood;
}

export interface Effect {
  gain?: Gain;
  spend?: Record<string, number>;
  generated?: Partial<Record<BasicGood, number>>;
  conquered?: number;
  times?: number;
  swap?: number;
}

export interface CardData {
  kind: Kind;
  set: string;
  copies: number;
  civilization?: string;
  cost?: number;
  steps?: [number, number];
  printed?: Gain;
  effect?: Effect;
  acquisition?: Gain;
}

export interface PolicyData {
  civilization: string;
  bonus: Gain;
  power: string;
  amount?: number;
}

export interface LineData {
  do: string;
  number?: number;
  price?: number;
}
export interface AutomaData {
  always?: LineData[];
  type?: string;
  typed?: LineData[];
  civilization?: string;
  special?: string;
  advanced?: boolean;
}

export interface CardFile {
  box: Record<string, number> & { terrain_values: Record<string, number> };
  civilizations: Record<string, { type: string }>;
  warlords: Record<string, { civilization: string; attack: Gain }>;
  cards: Record<string, CardData>;
  policies: Record<string, PolicyData>;
  cities: Record<string, { cost: Record<string, number>; rewards: [Gain, Gain] }>;
  barbarians: Record<string, { value: number; rewards: [Gain, Gain] }>;
  markets: Record<string, { tokens: Gain[] }>;
  automa: Record<string, AutomaData>;
}

export interface Hidden {
  hidden: number;
}

export interface Slot {
  card: string;
  knowledge?: string;
}

export interface Side {
  civilization: string | null;
  capital: number | null;
  gold: number;
  culture: number;
  warlord: number | null;
  explorers: number[];
  outposts: number;
  production: number;
  policies: string[];
  building: string | null;
  wonders: string[];
  trophies: string[];
  city: (Slot | null)[];
  deck: string[] | Hidden;
  top: string[];
  discard: string[];
  archived: string[];
  /** Markets of the tokens that are kept, these tokens if they may be known, and used ones. */
  markets: MarketId[];
  tokens: string[] | Hidden;
  used: string[];
}

export interface MapTile {
  at: [number, number];
  terrain: string;
  market?: number;
}

export interface TileState {
  holder?: number;
  soldiers?: number;
  outpost?: boolean;
  city?: string;
  barbarian?: number;
  wonder?: string;
  production?: boolean;
}

export interface Pending {
  ask: string;
  seat: number;
  [more: string]: unknown;
}

export interface View {
  actor: number | null;
  map: MapTile[];
  first: number;
  round: number;
  ending: 'running' | 'ending' | 'last-round';
  players: Side[];
  automa: Side | null;
  automa_deck: Hidden | string[];
  automa_played: string[];
  tiles: Record<string, TileState>;
  turn: {
    resources: Record<Resource, number>;
    generated: Record<BasicGood, number>;
    active: string[];
    drawn: string[];
    ready: string[];
    reinforce: number;
    reinforce_other: (string | null)[];
    moves: number;
    steps: number[];
    picked: number[];
    conquered: number;
  };
  display: (string | null)[];
  taken: number[];
  decks: Record<'I' | 'II' | 'III', Hidden | string[]>;
  basics: Record<string, number>;
  piles: Record<string, Hidden | string[]>;
  visits: Record<string, number[]>;
  pending: Pending[];
  /** What lies in hidden places, as far as the viewer knows it. */
  unseen?: Record<string, (string | number)[]>;
}

/** The Automa sits where a second player would. */
export const AUTOMA = 1;

export function sizeOf(pile: Hidden | readonly unknown[]): number {
  return Array.isArray(pile) ? pile.length : (pile as Hidden).hidden;
}

/** All sides: the players, and the Automa of one who plays alone. */
export function sidesOf(view: View): Side[] {
  return view.automa ? [...view.players, view.automa] : view.players;
}

export function isAutoma(view: View, side: number): boolean {
  return view.automa !== null && side === AUTOMA;
}

/** What is asked now. */
export function askedOf(view: View): Pending | null {
  return view.pending.at(-1) ?? null;
}

const SETTING_UP = ['rival', 'civilization', 'capital'];

/** The side whose turn it is; none while the game is set up, or over. */
export function turnOf(view: View): number | null {
  const first = view.pending[0];
  return first && !SETTING_UP.includes(first.ask) ? first.seat : null;
}

/** Whether the row and the column are still to be chosen. */
export function isActivating(view: View): boolean {
  return askedOf(view)?.ask === 'activate';
}

/** The rows of the display: one for three and four players, else two. */
export function displayRows(view: View): (string | null)[][] {
  const rows = sidesOf(view).length > 2 ? 1 : 2;
  const width = view.display.length / rows;
  return Array.from({ length: rows }, (_, row) =>
    view.display.slice(row * width, (row + 1) * width),
  );
}

/** The five slots of a row and a column, such as `2b`. */
export function crossOf(choice: string): string[] {
  const [row = '', column = ''] = choice;
  return SLOTS.filter((slot) => slot[1] === row || slot[0] === column);
}

export function slotOf(side: Side, name: string): Slot | null {
  return side.city[SLOTS.indexOf(name as (typeof SLOTS)[number])] ?? null;
}

export function marketOf(tile: MapTile | undefined): MarketId | null {
  return tile?.market ? (MARKETS[tile.market - 1] ?? null) : null;
}

/** The tile on which a market lies, by its number from 1. */
export function tileOfMarket(view: View, market: string): number {
  return view.map.findIndex((tile) => marketOf(tile) === market) + 1;
}

/** Provinces of a side: tiles that it holds, but for its Capital. */
export function provincesOf(view: View, side: number): number[] {
  return Object.entries(view.tiles).flatMap(([tile, { holder }]) =>
    holder === side && view.map[Number(tile) - 1]?.terrain !== 'capital' ? [Number(tile)] : [],
  );
}

/** The token of a market with its content, such as `silk-3`, if it may be known. */
export function keptToken(side: Side, market: string): string | null {
  if (!Array.isArray(side.tokens)) return null;
  return side.tokens.find((token) => token.startsWith(`${market}-`)) ?? null;
}

export function tokenGain(file: CardFile, token: string): Gain {
  const [market = '', number = '1'] = token.split('-');
  return file.markets[market]?.tokens[Number(number) - 1] ?? {};
}

/** What counts at the end, in the order of the rules. */
export interface Tally {
  knowledge: number;
  wonders: number;
  provinces: number;
  policies: number;
}
export const CATEGORIES = ['knowledge', 'wonders', 'provinces', 'policies'] as const;
const POINTS: Record<keyof Tally, string> = {
  knowledge: 'knowledge_points',
  wonders: 'wonder_points',
  provinces: 'province_points',
  policies: 'policy_points',
};

/** The counts of a player follow from the points, since part of a deck is hidden. */
export function tallyOf(standing: Record<string, number> | undefined, file: CardFile): Tally {
  const count = (name: keyof Tally) =>
    Math.round((standing?.[name] ?? 0) / Math.max(1, file.box[POINTS[name]] ?? 1));
  return {
    knowledge: count('knowledge'),
    wonders: count('wonders'),
    provinces: count('provinces'),
    policies: count('policies'),
  };
}

/** The Automa's cards all lie in the open. */
export function automaTally(view: View, file: CardFile): Tally {
  const side = view.automa;
  if (!side) return { knowledge: 0, wonders: 0, provinces: 0, policies: 0 };
  return {
    knowledge: side.discard.filter((id) => file.cards[id]?.kind === 'knowledge').length,
    wonders: side.wonders.length,
    provinces: provincesOf(view, AUTOMA).length,
    policies: side.policies.length,
  };
}

/** The points of the Automa if the game ended now: its counts, those it leads in, and its Gold. */
export function automaPoints(view: View, file: CardFile, other: Tally): number {
  const own = automaTally(view, file);
  const counted = CATEGORIES.reduce((sum, name) => {
    const leads = own[name] > 0 && own[name] >= other[name];
    const each = file.box[POINTS[name]] ?? 0;
    return sum + own[name] * each + (leads ? (file.box['domination_points'] ?? 0) : 0);
  }, 0);
  return counted + Math.floor((view.automa?.gold ?? 0) / (file.box['automa_points'] ?? 1));
}

/** Each of several things once, with how many there are. */
export function counted(ids: readonly string[]): { id: string; count: number }[] {
  return [...new Set(ids)].map((id) => ({ id, count: ids.filter((one) => one === id).length }));
}

/** The Policies of a civilization, in the order of the card file. */
export function policiesOf(file: CardFile, civilization: string): string[] {
  return Object.keys(file.policies).filter(
    (id) => file.policies[id]?.civilization === civilization,
  );
}

export function warlordOf(file: CardFile, civilization: string): string {
  return (
    Object.keys(file.warlords).find((id) => file.warlords[id]?.civilization === civilization) ?? ''
  );
}

/** The resources of the turn, and the Gold and Culture of a seat. */
export function held(view: View, seat: number): Record<Good, number> {
  const { gold = 0, culture = 0 } = view.players[seat] ?? {};
  return { ...view.turn.resources, gold, culture };
}
