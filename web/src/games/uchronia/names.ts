/** Colours and orders in the order of the rules. */

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

export function orderOf(colour: Colour): Order {
  return ORDERS[COLOURS.indexOf(colour)]!;
}

export function colourOf(order: Order): Colour {
  return COLOURS[ORDERS.indexOf(order)]!;
}
