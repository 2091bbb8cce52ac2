/** What is drawn on a card. */

import type { Layer } from './shapes';

export interface Picture {
  /** The part of the plane that is always seen, if not all of it: x, y, width and height. */
  frame?: string;
  /** From far to near. */
  layers: readonly Layer[];
  /** Where the icon of the card stands, and how large it is, if it is part of the picture. */
  icon?: readonly [x: number, y: number, size: number];
  /** What stands before the icon. */
  front?: readonly Layer[];
}
