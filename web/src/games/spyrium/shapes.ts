/** Shapes that several drawings share. */

/** A worker below the head, in a square of 24 by 24. */
export const MEEPLE =
  'M12 8.6C7.8 8.6 1.4 11.6 1.4 14.3c0 1.5 1.5 1.9 3 1.9h2.7c-.4 2-2.5 4.7-2.5 6 0 .8.6 1.2 1.4 1.2' +
  'h3.7c1.1 0 1.5-3 2.3-3s1.2 3 2.3 3H18c.8 0 1.4-.4 1.4-1.2 0-1.3-2.1-4-2.5-6h2.7c1.5 0 3-.4 3-1.9' +
  'C22.6 11.6 16.2 8.6 12 8.6z';
