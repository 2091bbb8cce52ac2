/** What stands in for a table in lessons and puzzles, which have none on the server. */

import type { Frame, Table } from '../api/types';

/**
 * A table of bots at which one seat is mine. Where a wrong choice changes nothing, `undo` says so, and one
 * click is enough.
 */
export function exerciseTable(
  game: string,
  players: number,
  mine: number,
  frame: Frame,
  undo = false,
): Table {
  const actor = frame.decision?.seat ?? null;
  return {
    id: `exercise-${game}`,
    game,
    status: 'playing',
    step: frame.step,
    actor,
    my_turn: actor === mine,
    seats: Array.from({ length: players }, (_, seat) => ({
      seat,
      kind: seat === mine ? 'person' : 'bot',
      name: '',
      bot: seat === mine ? null : 'first-game',
      mine: seat === mine,
      online: true,
      resigned: false,
      guest: false,
      can_return: false,
    })),
    absence: 0,
    commitment: '',
    created: '',
    hints: false,
    host: false,
    listed: false,
    proposals: [],
    rematch: null,
    several_seats: false,
    spectator_chat: false,
    own_cards: false,
    result: null,
    ended: null,
    undo,
  };
}
