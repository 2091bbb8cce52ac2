/** Markets, eras, slots and resources in the order of the rules. */

import type { BasicResource, Category, Era, MarketName, Resource, Slot } from './view.gen';

export const MARKETS = ['silk', 'spice', 'ivory', 'amber'] as const satisfies MarketName[];

export const ERAS = ['I', 'II', 'III'] as const satisfies Era[];

/** The slots of a city, row by row: columns a to c, rows 1 to 3. */
export const SLOTS = [
  'a1',
  'b1',
  'c1',
  'a2',
  'b2',
  'c2',
  'a3',
  'b3',
  'c3',
] as const satisfies Slot[];

export const BASIC_GOODS = ['production', 'science', 'military'] as const satisfies BasicResource[];

/** The resources of a turn; the last two pay only for Wonders, and only against Barbarians. */
export const RESOURCES = [
  ...BASIC_GOODS,
  'wonder_production',
  'barbarian_military',
] as const satisfies Resource[];

/** Everything that is paid or received in numbers. */
export type Good = Resource | 'gold' | 'culture';

/** What counts at the end. */
export const CATEGORIES = [
  'knowledge',
  'wonders',
  'provinces',
  'policies',
] as const satisfies Category[];
