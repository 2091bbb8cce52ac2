/** The undo button: its label, and why it can be used or not. */

import type { Frame, Table } from '../api/types';

export interface UndoOffer {
  can: boolean;
  /** The words on the button: whether it takes back at once, or asks the others. */
  label: string;
  /** What stands behind it. */
  why: string;
}

/** Null for spectators, after the end, or if undo is turned off. */
export function undoOffer(table: Table, frame: Frame): UndoOffer | null {
  if (!table.undo || table.status !== 'playing' || frame.seat === null) return null;
  const { can, free } = frame.undo;
  // Bots always agree, and so do I.
  const asked = table.seats.some((seat) => seat.kind === 'person' && !seat.mine);
  const label = can && !free && asked ? 'web-undo-ask' : 'web-undo';
  if (!can) return { can, label, why: 'web-undo-none' };
  if (free) return { can, label, why: 'web-undo-free' };
  return { can, label, why: asked ? 'web-undo-asks' : 'web-undo-agreed' };
}
