import { describe, expect, it } from 'vitest';
import type { Frame, Seat, Table } from '../api/types';
import { undoOffer } from './undo';

const seat = (kind: Seat['kind'], mine = false) => ({ kind, mine }) as Seat;

function offer(seats: Seat[], undo: Partial<Frame['undo']>, more: Partial<Table> = {}) {
  const table = { undo: true, status: 'playing', seats, ...more } as Table;
  const frame = { seat: 0, undo: { can: true, to: 3, free: true, ...undo } } as Frame;
  return undoOffer(table, frame);
}
const me = seat('person', true);

describe('taking back', () => {
  it('is done at once while nothing has come to light', () => {
    const free = offer([me, seat('person')], {});
    expect(free).toEqual({ can: true, label: 'web-undo', why: 'web-undo-free' });
  });

  it('asks the other people beyond that', () => {
    const asks = offer([me, seat('person'), seat('bot')], { free: false });
    expect(asks).toEqual({ can: true, label: 'web-undo-ask', why: 'web-undo-asks' });
  });

  it('asks nobody if only bots and I are at the table, since they always agree', () => {
    for (const other of [seat('bot'), seat('person', true)])
      expect(offer([me, other], { free: false })).toEqual({
        can: true,
        label: 'web-undo',
        why: 'web-undo-agreed',
      });
  });

  it('says so if there is nothing to take back', () => {
    const none = offer([me, seat('person')], { can: false, free: false });
    expect(none).toEqual({ can: false, label: 'web-undo', why: 'web-undo-none' });
  });

  it('is not offered where it is turned off, or when the game is over', () => {
    expect(offer([me], {}, { undo: false })).toBeNull();
    expect(offer([me], {}, { status: 'over' })).toBeNull();
  });
});
