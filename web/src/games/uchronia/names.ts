/** Colours, orders and buildings in the order of the rules: events of the log count them from 0. */

export const COLOURS = ['wood', 'clay', 'brick', 'stone', 'marble'] as const;
export type Colour = (typeof COLOURS)[number];

/** The order that each colour gives, in the order of the colours. */
export const ORDERS = ['exploration', 'production', 'draconians', 'construction', 'trade'] as const;
export type Order = (typeof ORDERS)[number];

/** Each resource has a shape of its own, the same as in the terminal. */
export const SHAPES: Record<Colour, string> = {
  wood: '▲',
  clay: '●',
  brick: '■',
  stone: '◆',
  marble: '★',
};

export const BUILDINGS = [
  'frontier_post',
  'dock',
  'market',
  'circus',
  'garden',
  'villa',
  'stairway',
  'ludus_magna',
  'viaduct',
  'tenement_house',
  'latrines',
  'tavern',
  'sewer',
  'catacombs',
  'prison',
  'scriptorium',
  'gate',
  'arcade',
  'thermae',
  'academy',
  'atrium',
  'foundry',
  'school',
  'shrine',
  'bridge',
  'garrison',
  'amphitheatre',
  'aqueduct',
  'senate',
  'storeroom',
  'tower',
  'vomitorium',
  'basilica',
  'square',
  'fountain',
  'circus_maximus',
  'colosseum',
  'palace',
  'statue',
  'temple',
] as const;
export type BuildingId = (typeof BUILDINGS)[number];

export function orderOf(colour: Colour): Order {
  return ORDERS[COLOURS.indexOf(colour)]!;
}

export function colourOf(order: Order): Colour {
  return COLOURS[ORDERS.indexOf(order)]!;
}
