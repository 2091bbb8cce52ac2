/** A Vite plugin that answers like the server, from stored games. */

import { readFileSync } from 'node:fs';
import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import type { Plugin } from 'vite';
import { WebSocketServer, type WebSocket } from 'ws';
import type { Me, Rule, NewTable } from '../src/api/types.ts';
import { cards, examples, GAMES, MockTable } from './tables.ts';

const BOT_THINKS = 900;
const POLICY =
  "default-src 'self'; style-src 'self'; img-src 'self' data:; connect-src 'self' ws: wss:; " +
  "object-src 'none'; base-uri 'none'; frame-ancestors 'none'; form-action 'self'";

class Refusal extends Error {
  constructor(
    readonly status: number,
    readonly error: string,
    sentence: string,
  ) {
    super(sentence);
  }
}

const NOBODY: Me = { id: null, name: null, guest: false };
const tables = examples();
const subscribers = new Map<WebSocket, { table: MockTable; viewer: number | null; sent: number }>();
let me: Me = NOBODY;

function find(id: string): MockTable {
  const table = tables.get(id);
  if (!table) throw new Refusal(404, 'NoSuchTable', 'there is no such table.');
  return table;
}

function rules(game: string): Rule[] {
  const file = new URL(`../../src/ludotheque/games/${game}/words/rules.md`, import.meta.url);
  const found: Rule[] = [];
  let section = '';
  for (const block of readFileSync(file, 'utf-8').split(/\n(?=- \*\*|## |\n)/)) {
    if (block.startsWith('## ')) section = block.slice(3).trim();
    const rule = /^- \*\*([A-Z]-\d+)\*\* (.*?)\s*\*\((.*)\)\*$/.exec(
      block.split(/\s+/).join(' ').trim(),
    );
    if (rule) found.push({ number: rule[1]!, text: rule[2]!, source: rule[3]!, section });
  }
  return found;
}

/** Sends everybody at a table what they have not received, and lets a bot that must decide do so. */
function watch(table: MockTable): void {
  const each = (say: (socket: WebSocket, one: { viewer: number | null; sent: number }) => void) => {
    for (const [socket, one] of subscribers) if (one.table === table) say(socket, one);
  };
  table.notify = () => {
    each((socket, one) => {
      const { frame, log } = table.opening(one.viewer, one.sent);
      one.sent = table.step;
      socket.send(JSON.stringify({ type: 'step', table: table.table(), frame, log }));
    });
    wake(table);
  };
  table.notifyChat = () =>
    each((socket) => socket.send(JSON.stringify({ type: 'chat', chat: table.chat })));
}

function wake(table: MockTable): void {
  const { actor, step } = table;
  if (actor === null || table.seats[actor]!.kind !== 'bot') return;
  setTimeout(() => table.step === step && table.advance(), BOT_THINKS);
}

for (const table of tables.values()) watch(table);

function make(wanted: Pick<NewTable, 'game' | 'seats' | 'start'>, at = 0): MockTable {
  const id = Math.random().toString(36).slice(2, 8);
  const open = wanted.seats.some((seat) => seat.kind === 'open');
  const table = new MockTable(id, wanted.seats, at, open, wanted.game);
  tables.set(id, table);
  watch(table);
  wake(table);
  return table;
}

function again(table: MockTable, at = 0): MockTable {
  const seats = table.seats.map((seat) =>
    seat.mine ? ({ kind: 'me' } as const) : ({ kind: 'bot', bot: 'random' } as const),
  );
  return make({ game: table.name, seats, start: true }, at);
}

interface Body {
  name?: string;
  text?: string;
  seat?: number;
  step?: number;
  actions?: unknown;
}

/** What can be asked of one table. */
function atTable(table: MockTable, what: string, body: Body, query: URLSearchParams): unknown {
  switch (what) {
    case '':
      return table.opening(null);
    case 'log':
      return table.entries.slice(0, Number(query.get('before')));
    case 'actions':
      if (body.step !== table.step) throw new Refusal(409, 'Stale', 'answered already.');
      table.advance();
      return { step: table.step };
    case 'undo':
      table.undo();
      return { step: table.step };
    case 'votes':
      table.proposals = [];
      table.notify();
      return { status: 'accepted' };
    case 'chat':
      table.say(body.text ?? '');
      return null;
    case 'join':
    case 'bot': {
      const kind = what === 'join' ? 'person' : 'bot';
      const name = kind === 'person' ? (me.name ?? '') : '';
      Object.assign(table.seats[body.seat ?? 0]!, { kind, name, mine: kind === 'person' });
      return table.table();
    }
    case 'start':
      table.status = 'playing';
      table.notify();
      return table.table();
    case 'rematch': {
      const next = again(table);
      table.rematch = next.id;
      return next.table();
    }
    case 'fork':
      return again(table, body.step).table();
    case 'replay':
      if (table.status !== 'over') throw new Refusal(409, 'NotNow', 'the game is still running.');
      return table.replay(Number(query.get('step')));
    case 'record':
      return { game: table.name, actions: table.game.log.map((entry) => entry.action) };
    default:
      return table.table();
  }
}

function answer(method: string, url: URL, body: Body): unknown {
  const [first = '', second = '', third = ''] = url.pathname.slice('/api/'.length).split('/');
  if (first === 'me' && method === 'POST')
    return (me = { id: 1, guest: true, name: body.name ?? '' });
  if (first === 'me') return me;
  if (first === 'account' || (first === 'session' && method === 'POST'))
    return (me = { id: 1, name: body.name ?? '', guest: false });
  if (first === 'session') return (me = NOBODY);
  if (first === 'games' && second === '')
    return Object.entries(GAMES).map(([name, { title, players }]) => ({
      name,
      title,
      min_players: Math.min(...players),
      max_players: Math.max(...players),
      options: {},
      bots: ['random'],
      ratings: {},
      advice: true,
    }));
  if (first === 'games') return third === 'cards' ? cards(second) : { rules: rules(second) };
  if (first === 'verify') {
    if (!Array.isArray(body.actions)) throw new Refusal(422, 'BadRecord', 'no actions in it.');
    return { ok: true, steps: body.actions.length };
  }
  if (first === 'tables' && second === '' && method === 'POST')
    return make(body as unknown as NewTable).table();
  if (first === 'tables' && second === '') {
    const all = [...tables.values()].map((table) => table.table());
    const own = all.filter((table) => table.host && me.id !== null);
    return { mine: own, open: all.filter((table) => !table.host && table.status !== 'over') };
  }
  if (first === 'tables') return atTable(find(second), third, body, url.searchParams);
  throw new Refusal(404, 'NotFound', 'there is nothing here.');
}

async function read(request: IncomingMessage): Promise<Body> {
  const parts: Buffer[] = [];
  for await (const part of request) parts.push(part as Buffer);
  const text = Buffer.concat(parts).toString('utf-8');
  return (text === '' ? {} : JSON.parse(text)) as Body;
}

async function handle(request: IncomingMessage, response: ServerResponse, next: () => void) {
  const url = new URL(request.url ?? '/', 'http://mock');
  response.setHeader('Content-Security-Policy', POLICY);
  if (!url.pathname.startsWith('/api/')) return next();
  response.setHeader('Content-Type', 'application/json');
  try {
    const body = request.method === 'GET' ? {} : await read(request);
    response.end(JSON.stringify(answer(request.method ?? 'GET', url, body)));
  } catch (error) {
    const refusal = error instanceof Refusal ? error : new Refusal(500, 'Broken', String(error));
    response.statusCode = refusal.status;
    response.end(JSON.stringify({ error: refusal.error, sentence: refusal.message }));
  }
}

function listen(server: Server): void {
  const sockets = new WebSocketServer({ noServer: true });
  server.on('upgrade', (request, socket, head) => {
    const url = new URL(request.url ?? '/', 'http://mock');
    const table = tables.get(/^\/api\/tables\/([^/]+)\/live$/.exec(url.pathname)?.[1] ?? '');
    if (!table) return;
    sockets.handleUpgrade(request, socket, head, (live) => {
      const seat = url.searchParams.get('seat');
      const viewer = seat === null ? null : Number(seat);
      subscribers.set(live, { table, viewer, sent: table.step });
      const since = Number(url.searchParams.get('since') ?? 0);
      live.send(JSON.stringify({ type: 'hello', ...table.opening(viewer, since) }));
      live.on('close', () => subscribers.delete(live));
      live.on('message', (data) => {
        const said = JSON.parse(String(data)) as { type: string; step: number };
        if (said.type === 'act' && said.step === table.step) table.advance();
      });
      wake(table);
    });
  });
}

export function mock(): Plugin {
  return {
    name: 'ludotheque-mock',
    configureServer(server) {
      server.middlewares.use((request, response, next) => {
        // In development Vite sets styles in the page itself, which the policy forbids.
        void handle(request, response, () => {
          response.removeHeader('Content-Security-Policy');
          next();
        });
      });
      if (server.httpServer) listen(server.httpServer as Server);
    },
    configurePreviewServer(server) {
      server.middlewares.use((request, response, next) => void handle(request, response, next));
      listen(server.httpServer as Server);
    },
  };
}
