/** What is read from a view, whose type is generated, and the type of the card file. */

import { MARKETS, SLOTS, type Good } from './names';
import type { BasicResource, Hidden, MarketName, Pending, Player, Slot, View } from './view.gen';

export type { Derived, Pending, View } from './view.gen';

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
  good: BasicResource;
}

export interface Effect {
  gain?: Gain;
  spend?: Record<string, number>;
  generated?: Partial<Record<BasicResource, number>>;
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

/** What a player has, or the Automa. */
export type Side = Player;
export type SlotContent = NonNullable<Player['city'][number]>;
export type MapTile = View['map'][number];
export type TileState = View['tiles'][string];

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

/** The display in so many rows. */
export function displayRows({ display }: View, rows: number): View['display'][] {
  const width = display.length / rows;
  return Array.from({ length: rows }, (_, row) => display.slice(row * width, (row + 1) * width));
}

/** The five slots of a row and a column, such as `2b`. */
export function crossOf(choice: string): Slot[] {
  const [row = '', column = ''] = choice;
  return SLOTS.filter((slot) => slot[1] === row || slot[0] === column);
}

export function marketOf(tile: MapTile | undefined): MarketName | null {
  return tile?.market ? (MARKETS[tile.market - 1] ?? null) : null;
}

/** The tile on which a market lies, by its number from 1. */
export function tileOfMarket(view: View, market: string): number {
  return view.map.findIndex((tile) => marketOf(tile) === market) + 1;
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
