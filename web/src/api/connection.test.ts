import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { FakeSocket, fakeSockets } from '../../tests/sockets';
import { Connection, retryDelay, type ConnectionState } from './connection';
import type { ServerMessage } from './types';

let connection: Connection;
let states: ConnectionState[];
let received: ServerMessage[];
let next: number;
let viewer: number | null;

beforeEach(() => {
  vi.useFakeTimers();
  fakeSockets();
  states = [];
  received = [];
  next = 5;
  viewer = null;
  connection = new Connection({
    table: 'k3',
    seat: () => viewer,
    since: () => next,
    receive: (message) => received.push(message),
    changed: (state) => states.push(state),
  });
});

afterEach(() => {
  connection.close();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const CHAT = { type: 'chat', chat: [] };

describe('the socket of a table', () => {
  it('asks for what is missing, and passes on what it receives', () => {
    expect(new URL(FakeSocket.last.address).pathname).toBe('/api/tables/k3/live');
    expect(FakeSocket.last.query).toEqual({ since: '5' });
    FakeSocket.last.open();
    FakeSocket.last.say(CHAT);
    expect(received).toEqual([CHAT]);
    expect(states).toEqual(['open']);
  });

  it('says that it is lost, and comes back from where it broke off', () => {
    FakeSocket.last.open();
    FakeSocket.last.say(CHAT);
    next = 9;
    FakeSocket.last.break();
    expect(states.at(-1)).toBe('lost');
    vi.advanceTimersByTime(500);
    expect(FakeSocket.all).toHaveLength(2);
    expect(FakeSocket.last.query).toEqual({ since: '9' });
    FakeSocket.last.open();
    FakeSocket.last.say(CHAT);
    expect(states.at(-1)).toBe('open');
  });

  it('tries again and again, but ever more patiently', () => {
    for (let attempt = 0; attempt < 6; attempt++) {
      FakeSocket.last.break();
      vi.advanceTimersByTime(10_000);
    }
    expect(FakeSocket.all).toHaveLength(7);
    expect([0, 1, 2, 9].map((attempt) => retryDelay(attempt, 1))).toEqual([500, 1000, 2000, 5000]);
    expect(retryDelay(0, 0)).toBe(250);
  });

  it('reconnects at once when asked to', () => {
    FakeSocket.last.break();
    connection.retry();
    expect(FakeSocket.all).toHaveLength(2);
  });

  it('views the table as another seat after a restart', () => {
    viewer = 1;
    connection.restart();
    expect(FakeSocket.last.query).toEqual({ since: '5', seat: '1' });
    FakeSocket.all[0]!.say(CHAT);
    expect(received).toEqual([]);
  });

  it('shows that somebody is there', () => {
    FakeSocket.last.open();
    vi.advanceTimersByTime(25_000);
    expect(FakeSocket.last.sent).toEqual([{ type: 'ping' }]);
  });

  it('does not come back once it is closed, or if there is no such table', () => {
    FakeSocket.last.break(4404);
    vi.advanceTimersByTime(60_000);
    expect(FakeSocket.all).toHaveLength(1);
  });
});
