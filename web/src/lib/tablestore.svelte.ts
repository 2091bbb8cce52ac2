/** One open table: what the server last said, and what is on its way to it. */

import { api, ApiError } from './api';
import { house, sentence } from './house.svelte';
import { Live, type Connection } from './live';
import { merge } from './log';
import { play } from './sound';
import type { Chat, Frame, LogEntry, Opening, ServerMessage, Table } from './types';

export class TableStore {
  readonly id: string;
  table: Table | null = $state.raw(null);
  frame: Frame | null = $state.raw(null);
  log: LogEntry[] = $state.raw([]);
  chat: Chat[] = $state.raw([]);
  /** Where I left off on my last visit. */
  since: number | null = $state(null);
  connection: Connection = $state('joining');
  /** Why the table cannot be shown. */
  failure: { status: number; sentence: string } | null = $state(null);
  /** The step for which an answer is on its way. */
  sent: number | null = $state(null);
  /** The seat through which a person with several looks. */
  eyes: number | null = $state(null);
  #live: Live | null = null;
  /** Other eyes may read other things in the log, so it must come anew. */
  #forget = false;

  constructor(id: string) {
    this.id = id;
  }

  mine = $derived((this.table?.seats ?? []).filter((seat) => seat.mine).map((one) => one.seat));
  /** Several people share this screen. */
  shared = $derived(this.mine.length > 1);
  /** The seat to which the screen must be handed over before anything is shown. */
  handTo = $derived.by(() => {
    const actor = this.table?.status === 'playing' ? this.table.actor : null;
    if (!this.shared || actor === null || !this.mine.includes(actor)) return null;
    return actor === this.eyes ? null : actor;
  });

  async open(): Promise<void> {
    try {
      this.#read(await api.table(this.id));
    } catch (error) {
      const status = error instanceof ApiError ? error.status : 0;
      this.failure = { status, sentence: sentence(error) };
      return;
    }
    this.#live = new Live({
      table: this.id,
      seat: () => this.eyes,
      since: () => (this.#forget ? 0 : (this.log.at(-1)?.number ?? -1) + 1),
      hear: (message) => this.hear(message),
      changed: (connection) => (this.connection = connection),
    });
  }

  close(): void {
    this.#live?.close();
  }

  reconnect(): void {
    this.#live?.now();
  }

  /** The server knows a socket by who opened it; whoever has just become somebody opens another. */
  introduce(): void {
    this.#live?.restart();
  }

  /** Whether the log is here from its first entry on. */
  whole = $derived((this.log[0]?.number ?? 0) === 0);

  /** Fetches the entries before those that are here. */
  async older(): Promise<void> {
    const first = this.log[0];
    if (!first || this.whole) return;
    const before = await api.olderLog(this.id, first.number);
    this.log = merge(before, this.log);
  }

  /** The screen is in the hands of this seat now. */
  lookAs(seat: number): void {
    this.eyes = seat;
    this.#forget = true;
    this.#live?.restart();
  }

  hear(message: ServerMessage): void {
    switch (message.type) {
      case 'hello':
        this.#read(message);
        break;
      case 'step':
        this.#step(message.table, message.frame, message.log);
        break;
      case 'table':
        this.table = message.table;
        break;
      case 'chat':
        if (message.chat.length > this.chat.length) play('chat');
        this.chat = message.chat;
        break;
      case 'proposal':
        if (this.table) this.table = { ...this.table, proposals: message.proposals };
        break;
      case 'refused':
        this.sent = null;
        house.trouble = sentence(new ApiError(message.error, message.sentence, 409));
        break;
    }
  }

  /** Sends an answer to the decision that is shown; a second click finds it on its way. */
  act(action: string): void {
    const { frame } = this;
    if (!frame || frame.seat === null || this.sent === frame.step) return;
    this.sent = frame.step;
    const { step, seat } = frame;
    if (this.#live?.open) this.#live.send({ type: 'act', step, action, seat });
    else
      api.act(this.id, step, action, seat).catch((error: unknown) => {
        this.sent = null;
        house.trouble = sentence(error);
      });
  }

  #read(opening: Opening): void {
    this.table = opening.table;
    this.frame = opening.frame;
    this.log = merge(this.#forget ? [] : this.log, opening.log);
    this.#forget = false;
    this.chat = opening.chat;
    this.since ??= opening.since;
    this.sent = null;
  }

  #step(table: Table, frame: Frame, log: LogEntry[]): void {
    const waited = this.table?.my_turn;
    this.table = table;
    this.frame = frame;
    this.log = merge(this.log, log);
    this.sent = null;
    if (frame.outcome) play('end');
    else play(table.my_turn && !waited ? 'turn' : 'move');
  }
}
