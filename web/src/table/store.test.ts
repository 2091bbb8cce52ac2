import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { FakeSocket, fakeSockets } from '../../tests/sockets';
import { app, setLanguage } from '../shell/app.svelte';
import { TableStore } from './store.svelte';
import type { Frame, LogEntry, TableState, Seat, Table } from '../api/types';

function seat(number: number, mine: boolean): Seat {
  return {
    seat: number,
    kind: mine ? 'person' : 'bot',
    name: mine ? `me ${number}` : '',
    bot: mine ? null : 'random',
    mine,
    online: mine,
    resigned: false,
    guest: false,
    can_return: false,
  };
}

function table(actor: number, mine: number[] = [0]): Table {
  return {
    id: 'k3',
    game: 'spyrium',
    status: 'playing',
    listed: false,
    undo: true,
    hints: true,
    absence: 180,
    several_seats: false,
    spectator_chat: true,
    own_cards: false,
    result: null,
    ended: null,
    created: '',
    seats: [0, 1].map((number) => seat(number, mine.includes(number))),
    step: 1,
    actor,
    my_turn: mine.includes(actor),
    host: true,
    commitment: '',
    rematch: null,
    proposals: [],
  };
}

function frame(step: number, viewer: number | null): Frame {
  return {
    step,
    seat: viewer,
    view: {},
    derived: {},
    decision: { kind: 'turn', seat: 0, message: ['ask-placement', {}] },
    actions: [{ text: 'switch', message: ['do-switch', {}], reveals: false }],
    standing: [],
    outcome: null,
    undo: { can: false, to: null, free: true },
  };
}

const entry = (number: number): LogEntry => ({
  number,
  kind: 'action',
  seat: 0,
  action: 'x',
  events: [],
});

function opening(mine: number[] = [0], log = [entry(0)]): TableState {
  return { table: table(0, mine), frame: frame(1, 0), log, chat: [], since: 1 };
}

let store: TableStore;

async function open(first: TableState) {
  vi.stubGlobal('fetch', async () => new Response(JSON.stringify(first)));
  store = new TableStore('k3');
  await store.open();
  FakeSocket.last.open();
}

beforeEach(async () => {
  fakeSockets();
  localStorage.clear();
  app.problem = null;
  await setLanguage('en');
});
afterEach(() => {
  store.close();
  vi.unstubAllGlobals();
});

describe('an open table', () => {
  it('follows the server', async () => {
    await open(opening());
    FakeSocket.last.say({ type: 'step', table: table(1), frame: frame(2, 0), log: [entry(1)] });
    expect(store.frame!.step).toBe(2);
    expect(store.log.map((one) => one.number)).toEqual([0, 1]);
    expect(store.table!.actor).toBe(1);
  });

  it('is at the end where the server is, however much arrives at once', async () => {
    await open(opening());
    vi.useFakeTimers();
    for (let number = 1; number < 200; number++) {
      const log = [entry(number)];
      FakeSocket.last.say({ type: 'step', table: table(1), frame: frame(number + 1, 0), log });
    }
    expect(store.step).toBe(200);
    FakeSocket.last.say({ type: 'table', table: { ...table(1), step: 200 } });
    await vi.advanceTimersByTimeAsync(1000);
    vi.useRealTimers();
    expect(store.frame!.step).toBe(200);
    expect(store.log.map((one) => one.number)).toEqual(Array.from({ length: 200 }, (_, n) => n));
    expect(store.table!.step).toBe(200);
  });

  it('resumes from what it has received, even if that is not shown yet', async () => {
    await open(opening());
    for (const number of [1, 2, 3]) {
      const log = [entry(number)];
      FakeSocket.last.say({ type: 'step', table: table(1), frame: frame(number + 1, 0), log });
    }
    expect(store.frame!.step).toBe(2);
    store.reconnect();
    FakeSocket.last.break();
    store.reconnect();
    expect(FakeSocket.last.query).toEqual({ since: '4' });
  });

  it('sends an answer once, however often it is clicked', async () => {
    await open(opening());
    store.act('switch');
    store.act('switch');
    expect(FakeSocket.last.sent).toEqual([{ type: 'act', step: 1, action: 'switch', seat: 0 }]);
  });

  it('says why an answer was refused, and takes another', async () => {
    await open(opening());
    store.act('switch');
    FakeSocket.last.say({ type: 'refused', step: 1, error: 'Stale', sentence: 'too late.' });
    expect(app.problem).toContain('Somebody was faster');
    store.act('switch');
    expect(FakeSocket.last.sent).toHaveLength(2);
  });

  it('shows that the server waits for its database, until it is back', async () => {
    await open(opening());
    const refused = { type: 'refused', step: 1, error: 'DatabaseAway', sentence: 'away.' } as const;
    store.act('switch');
    FakeSocket.last.say(refused);
    expect(store.server.database).toBe(false);
    expect(app.problem).toBe(null);
    FakeSocket.last.say({ type: 'server', database: true, draining: false, announcement: 'Hi' });
    expect(store.server).toMatchObject({ database: true, announcement: 'Hi' });
    FakeSocket.last.say({ type: 'hello', ...opening() });
    expect(store.server.announcement).toBe(null);
  });

  it('answers by request while the socket is away', async () => {
    await open(opening());
    FakeSocket.last.close();
    const fetched = vi.fn(async () => new Response('{"step":2}'));
    vi.stubGlobal('fetch', fetched);
    store.act('switch');
    expect(fetched).toHaveBeenCalledOnce();
  });

  it('keeps where I left off, even if the connection breaks', async () => {
    await open(opening([0], [entry(0), entry(1)]));
    FakeSocket.last.say({ type: 'hello', ...opening([0], []), since: 9 });
    expect(store.since).toBe(1);
    expect(store.log).toHaveLength(2);
  });

  it('has no news for somebody who was just here', async () => {
    await open(opening([0], [entry(0), entry(1)]));
    store.close();
    await open(opening([0], [entry(0), entry(1), entry(2)]));
    expect(store.since).toBeNull();
  });

  it('takes a position that is sent again for the same, and lets me answer it again', async () => {
    await open(opening());
    const { view } = store.frame!;
    store.act('switch');
    FakeSocket.last.say({ type: 'hello', ...opening() });
    expect(store.frame!.view).toBe(view);
    store.act('switch');
    expect(FakeSocket.last.sent).toHaveLength(2);
  });

  it('opens another socket after a change of identity', async () => {
    await open(opening([0], [entry(0), entry(1)]));
    store.resetIdentity();
    expect(FakeSocket.all).toHaveLength(2);
    expect(FakeSocket.last.query).toEqual({ since: '0' });
    FakeSocket.last.open();
    FakeSocket.last.say({ type: 'hello', ...opening([], [entry(0)]), frame: frame(1, null) });
    expect(store.mine).toEqual([]);
    expect(store.frame!.seat).toBeNull();
    expect(store.log).toHaveLength(1);
  });

  it('fetches what came before the part of the log that it has', async () => {
    await open(opening([0], [entry(2)]));
    expect(store.logComplete).toBe(false);
    vi.stubGlobal('fetch', async () => new Response(JSON.stringify([entry(0), entry(1)])));
    await store.loadOlder();
    expect(store.log.map((one) => one.number)).toEqual([0, 1, 2]);
    expect(store.logComplete).toBe(true);
  });

  it('has a sentence for a table that is not there', async () => {
    vi.stubGlobal('fetch', async () => new Response('{"error":"x"}', { status: 404 }));
    store = new TableStore('k3');
    await store.open();
    expect(store.failure).toEqual({
      status: 404,
      sentence: 'This does not exist, or no longer does.',
    });
  });
});

describe('the chat', () => {
  const line = (id: number) => ({
    id,
    user: 7,
    name: 'Eve',
    guest: true,
    text: `${id}`,
    at: '2026-01-01T20:00:00Z',
  });

  it('grows line by line, each of them once', async () => {
    await open(opening([0]));
    for (const chat of [[line(1)], [line(3)], [line(2)], [line(3)], [line(1), line(2), line(3)]])
      FakeSocket.last.say({ type: 'chat', chat });
    expect(store.chat.map(({ text }) => text)).toEqual(['1', '2', '3']);
  });
});

describe('a shared screen', () => {
  it('is handed over before anything is shown', async () => {
    await open(opening([0, 1]));
    expect(store.handTo).toBe(0);
    store.viewAs(0);
    expect(store.handTo).toBeNull();
    FakeSocket.last.say({ type: 'step', table: table(1, [0, 1]), frame: frame(2, 0), log: [] });
    expect(store.handTo).toBe(1);
  });

  it('asks for the whole log again, since another viewer may see other things', async () => {
    await open(opening([0, 1]));
    store.viewAs(1);
    expect(FakeSocket.last.query).toEqual({ since: '0', seat: '1' });
    FakeSocket.last.say({ type: 'hello', ...opening([0, 1], [entry(7)]) });
    expect(store.log.map((one) => one.number)).toEqual([7]);
  });

  it('is not asked for if one person plays alone', async () => {
    await open(opening([0]));
    expect(store.handTo).toBeNull();
  });
});
