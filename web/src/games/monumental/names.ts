/** Markets, eras, slots and resources in the order of the rules. */

export const MARKETS = ['silk', 'spice', 'ivory', 'amber'] as const;
export type MarketId = (typeof MARKETS)[number];

export const ERAS = ['I', 'II', 'III'] as const;

/** The slots of a city, row by row: columns a to c, rows 1 to 3. */
export const SLOTS = ['a1', 'b1', 'c1', 'a2', 'b2', 'c2', 'a3', 'b3', 'c3'] as const;

export const BASIC_GOODS = ['production', 'science', 'military'] as const;
export type BasicGood = (typeof BASIC_GOODS)[number];

/** The resources of a turn; the last two pay only for Wonders, and only against Barbarians. */
export const RESOURCES = [...BASIC_GOODS, 'wonder_production', 'barbarian_military'] as const;
export type Resource = (typeof RESOURCES)[number];

/** Everything that is paid or received in numbers. */
export type Good = Resource | 'gold' | 'culture';
