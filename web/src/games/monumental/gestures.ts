/** What one gesture includes, and who is behind a question. */

import type { Frame, Message } from '../../api/types';
import { askedOf, turnOf, type View } from './view';

const WARLORD = 'send warlord';

/** What belongs to an action beside it: its Soldiers, or the obvious coins of its price. */
export function follow(last: string, frame: Frame<View>): string | null {
  return frame.decision?.kind === 'pay' ? payment(frame) : soldiers(last, frame);
}

/** What is lost at the end of the turn pays before Gold does, where it covers the whole price. */
function payment({ view, seat }: Frame<View>): string | null {
  const asked = askedOf(view);
  if (asked?.ask !== 'pay' || seat === null) return null;
  const held = asked.resource === null ? 0 : view.turn.resources[asked.resource];
  return held >= asked.left ? 'pay basic' : null;
}

/**
 * A conquest sends its Soldiers by itself: again from the same tile, or else from where most stand.
 * Whether the Warlord leads it is for the player to say.
 */
function soldiers(last: string, { actions, decision, view }: Frame<View>): string | null {
  if (decision?.kind !== 'send' || !/^(attack|save|send) /.test(last)) return null;
  const texts = actions.map(({ text }) => text);
  if (texts.includes(last)) return last;
  if (texts.includes(WARLORD)) return null;
  const soldiersAt = (text: string) => view.tiles[text.split(' ')[1] ?? '']?.soldiers ?? 0;
  return texts.reduce((best, text) => (soldiersAt(text) > soldiersAt(best) ? text : best));
}

/** The Automa asks what its rules leave open; others may ask in their turn. */
export function cause(view: View, seat: number): Message | null {
  if (askedOf(view)?.ask.startsWith('automa-')) return ['web-monumental-asks', {}];
  const turn = turnOf(view);
  return turn === null || turn === seat ? null : ['web-asked-in-turn', { seat: turn }];
}
