/**
 * Tables that play stored games: whatever is chosen, the stored game goes on with its own next
 * action. Enough to see every page and every state of a table without a server.
 */

import { readFileSync } from 'node:fs';
import { gunzipSync } from 'node:zlib';
import type {
  ChatLine,
  Frame,
  LogEntry,
  TableState,
  Proposal,
  Replay,
  Seat,
  NewSeat,
  Table,
} from '../src/api/types.ts';

interface Game {
  /** Every position as the seat that must decide sees it. */
  frames: Frame[];
  /** As the first seat sees it while another decides, where that is not the same. */
  aside: (Frame | null)[];
  log: LogEntry[];
}

const fixture = (name: string) => new URL(`./fixtures/${name}`, import.meta.url);

function load<T>(name: string): T {
  const packed = readFileSync(fixture(`${name}.json.gz`));
  return JSON.parse(gunzipSync(packed).toString('utf-8')) as T;
}

/** The games, with the numbers of players for which one is stored. */
export const GAMES: Record<string, { title: string; players: number[] }> = {
  spyrium: { title: 'Spyrium', players: [2, 5] },
  uchronia: { title: 'Uchronia', players: [2, 5] },
  monumental: { title: 'Monumental', players: [1, 2, 4] },
};

export function cards(game: string): unknown {
  return load(`${game}-cards`);
}

const games = new Map<string, Game>();
/** The stored game for so many players, or the one for most. */
function stored(name: string, players: number): Game {
  const numbers = GAMES[name]?.players ?? [];
  const key = `${name}-${numbers.includes(players) ? players : numbers.at(-1)}`;
  const known = games.get(key) ?? load<Game>(key);
  games.set(key, known);
  return known;
}

const MY_NAME = 'Zoé';
const FIRST_LOG = 60;

interface Entry extends LogEntry {
  /** The stored position after it. */
  at: number;
}

export class MockTable {
  readonly id: string;
  readonly game: Game;
  readonly seats: Seat[];
  readonly chat: ChatLine[] = [];
  readonly entries: Entry[];
  proposals: Proposal[] = [];
  status: Table['status'];
  at: number;
  since: number = 0;
  rematch: string | null = null;
  notify: () => void = () => undefined;
  notifyChat: () => void = () => undefined;

  constructor(
    id: string,
    wantedes: NewSeat[],
    at: number,
    open = false,
    readonly name: string = 'spyrium',
  ) {
    this.id = id;
    this.game = stored(name, wantedes.length);
    this.at = Math.min(at, this.game.log.length);
    this.seats = wantedes.map((wanted, seat) => seatOf(wanted, seat));
    this.entries = this.game.log.slice(0, this.at).map((entry, index) => ({
      ...entry,
      at: index + 1,
    }));
    this.status = open ? 'open' : this.at === this.game.log.length ? 'over' : 'playing';
  }

  get mine(): number[] {
    return this.seats.filter((seat) => seat.mine).map((seat) => seat.seat);
  }

  get step(): number {
    return this.entries.length;
  }

  get actor(): number | null {
    return this.status === 'playing' ? (this.game.frames[this.at]!.decision?.seat ?? null) : null;
  }

  table(): Table {
    const { actor } = this;
    return {
      id: this.id,
      game: this.name,
      status: this.status,
      listed: true,
      undo: true,
      hints: true,
      absence: 180,
      several_seats: false,
      spectator_chat: true,
      own_cards: false,
      result: null,
      ended: null,
      created: '2026-01-01T20:00:00Z',
      seats: this.seats,
      step: this.step,
      actor,
      my_turn: actor !== null && this.mine.includes(actor),
      host: this.mine.length > 0,
      commitment: '5feceb66ffc86f38d952786c6d696c79c2dbc239dd4e91b46729d73a27fb57e9',
      rematch: this.rematch,
      proposals: this.proposals,
    };
  }

  frame(viewer: number | null): Frame | null {
    if (this.status === 'open') return null;
    const { mine, actor } = this;
    const seat = viewer ?? (actor !== null && mine.includes(actor) ? actor : (mine[0] ?? null));
    const aside = seat === actor ? null : this.game.aside[this.at];
    const frame = aside ?? this.game.frames[this.at]!;
    const last = this.lastOwn();
    const actions = frame.actions.map((one) => ({ ...one, reveals: one.text.startsWith('pass') }));
    return {
      ...frame,
      step: this.step,
      seat,
      actions: seat !== null && seat === actor ? actions : [],
      undo: { can: last !== undefined, to: last?.number ?? null, free: this.step % 5 !== 0 },
    };
  }

  opening(viewer: number | null, since = Math.max(0, this.step - FIRST_LOG)): TableState {
    return {
      table: this.table(),
      frame: this.frame(viewer),
      log: this.entries.slice(since),
      chat: this.chat,
      since: this.since,
    };
  }

  replay(step: number): Replay {
    const at = Math.min(Math.max(step, 0), this.game.log.length);
    const log = this.game.log.map((entry) => ({ ...entry, number: entry.number + 1 }));
    const first: LogEntry = { number: 0, kind: 'action', seat: -1, action: '', events: [] };
    const frame = {
      ...(this.game.aside[at] ?? this.game.frames[at]!),
      step: at,
      seat: null,
      actions: [],
    };
    return { table: this.table(), frame, log: [first, ...log], steps: this.game.log.length };
  }

  private lastOwn(): Entry | undefined {
    return this.entries.findLast(
      (entry) => entry.kind === 'action' && entry.at <= this.at && this.mine.includes(entry.seat),
    );
  }

  advance(): void {
    const next = this.game.log[this.at];
    if (!next || this.status !== 'playing') return;
    this.at += 1;
    this.entries.push({ ...next, number: this.step, at: this.at });
    if (this.at === this.game.log.length) this.status = 'over';
    this.notify();
  }

  undo(): void {
    const last = this.lastOwn();
    if (!last) return;
    this.at = last.at - 1;
    this.entries.push({
      number: this.step,
      kind: 'undo',
      seat: last.seat,
      action: String(last.number),
      events: [],
      at: this.at,
    });
    this.notify();
  }

  say(text: string, name = MY_NAME): void {
    this.chat.push({
      id: this.chat.length + 1,
      user: 1,
      name,
      guest: false,
      text,
      at: new Date().toISOString(),
    });
    this.notifyChat();
  }
}

function seatOf(wanted: NewSeat, seat: number): Seat {
  const kind = wanted.kind === 'me' ? 'person' : wanted.kind;
  return {
    seat,
    kind,
    name: wanted.kind === 'me' ? (seat === 0 ? MY_NAME : `${MY_NAME} ${seat + 1}`) : '',
    bot: wanted.bot ?? null,
    mine: wanted.kind === 'me',
    online: wanted.kind === 'me',
    resigned: false,
    guest: false,
    can_return: false,
  };
}

/** One table for each state that a page can be in; the address is its name. */
export function examples(): Map<string, MockTable> {
  const me: NewSeat = { kind: 'me' };
  const bot: NewSeat = { kind: 'bot', bot: 'random' };
  const free: NewSeat = { kind: 'open' };
  const others = [bot, bot, bot];
  const all = [
    new MockTable('start', [me, bot], 0),
    new MockTable('middle', [me, bot], 40),
    new MockTable('five', [me, ...others, bot], 150),
    new MockTable('over', [me, bot], 1000),
    new MockTable('over5', [me, ...others, bot], 1000),
    new MockTable('lobby', [me, free, free, bot, bot], 0, true),
    new MockTable('invited', [bot, free, free, bot, bot], 0, true),
    new MockTable('shared', [me, me], 8),
    new MockTable('watch', [bot, bot], 30),
    new MockTable('asked', [me, ...others, bot], 120),
    new MockTable('uchronia-start', [me, bot], 0, false, 'uchronia'),
    new MockTable('uchronia-middle', [me, bot], 120, false, 'uchronia'),
    new MockTable('uchronia-five', [me, ...others, bot], 260, false, 'uchronia'),
    new MockTable('uchronia-over', [me, bot], 1000, false, 'uchronia'),
    new MockTable('uchronia-over5', [me, ...others, bot], 1000, false, 'uchronia'),
    new MockTable('uchronia-lobby', [me, free, free, bot, bot], 0, true, 'uchronia'),
    new MockTable('uchronia-shared', [me, me], 8, false, 'uchronia'),
    new MockTable('monumental', [me, bot], 60, false, 'monumental'),
    new MockTable('monumental-start', [me, bot], 0, false, 'monumental'),
    new MockTable('monumental-solo', [me], 60, false, 'monumental'),
    new MockTable('monumental-four', [me, ...others], 250, false, 'monumental'),
    new MockTable('monumental-over', [me], 10_000, false, 'monumental'),
  ];
  const tables = new Map(all.map((table) => [table.id, table]));
  for (const name of ['watch', 'invited', 'asked', 'five'])
    Object.assign(tables.get(name)!.seats[name === 'watch' ? 0 : 1]!, {
      kind: name === 'invited' ? 'open' : 'person',
      name: name === 'invited' ? '' : 'Bartholomé',
      online: name === 'asked',
    });
  Object.assign(tables.get('invited')!.seats[0]!, { kind: 'person', name: 'Bartholomé' });
  tables.get('asked')!.proposals = [
    { id: 1, kind: 'undo', seat: 1, target: 100, asked: true, due: null },
  ];
  const five = tables.get('five')!;
  five.since = 144;
  five.say('Good evening!', 'Bartholomé');
  five.say('Hello. Mind the Mine.');
  return tables;
}
