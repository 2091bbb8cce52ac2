/** One open table: what is shown of it, what the server last said, and what is on its way to it. */

import { api, ApiError } from './api';
import { house, sentence } from './house.svelte';
import { Live, type Connection } from './live';
import { merge } from './log';
import { Pace } from './pace';
import { play } from './sound';
import type { Chat, Frame, LogEntry, Opening, ServerMessage, Table } from './types';

/** A table at one moment. */
interface Moment {
  table: Table | null;
  frame: Frame | null;
  log: LogEntry[];
}

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
  /** What the server last said; what is shown may be a few steps behind. */
  #latest: Moment = { table: null, frame: null, log: [] };
  #pace = new Pace<Moment>((moment) => this.#show(moment));
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
      since: () => (this.#forget ? 0 : (this.#latest.log.at(-1)?.number ?? -1) + 1),
      hear: (message) => this.hear(message),
      changed: (connection) => (this.connection = connection),
    });
  }

  close(): void {
    this.#live?.close();
    this.#pace.stop();
  }

  reconnect(): void {
    this.#live?.now();
  }

  /** I have become somebody else: whoever I was at this table, and what they know, is forgotten. */
  introduce(): void {
    this.eyes = null;
    this.#forget = true;
    this.#live?.restart();
  }

  /** Whether the log is here from its first entry on. */
  whole = $derived((this.log[0]?.number ?? 0) === 0);

  /** Fetches the entries before those that are here. */
  async older(): Promise<void> {
    const first = this.log[0];
    if (!first || this.whole) return;
    const before = await api.olderLog(this.id, first.number);
    this.#amend({ log: merge(before, this.#latest.log) });
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
      case 'step': {
        const { table, log } = this.#latest;
        this.#latest = {
          table: table && { ...table, ...message.table },
          frame: message.frame,
          log: merge(log, message.log),
        };
        this.#pace.add(this.#latest);
        break;
      }
      case 'table':
        this.#amend({ table: message.table });
        break;
      case 'chat':
        if (message.chat.length > this.chat.length) play('chat');
        this.chat = message.chat;
        break;
      case 'refused':
        this.sent = null;
        this.#pace.hurry();
        house.trouble = sentence(new ApiError(message.error, message.sentence, 409, 'actions'));
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

  /** The step up to which the game has gone, even if it is not shown yet. */
  get step(): number {
    return this.#latest.frame?.step ?? 0;
  }

  #read({ table, frame, log, chat, since }: Opening): void {
    this.#latest = { table, frame, log: merge(this.#forget ? [] : this.#latest.log, log) };
    this.#forget = false;
    this.chat = chat;
    this.since ??= since;
    // What was on its way over the old socket may be lost.
    this.sent = null;
    this.#pace.restart(this.#latest);
  }

  #amend(change: Partial<Moment>): void {
    this.#latest = { ...this.#latest, ...change };
    this.#pace.amend(this.#latest);
  }

  #show({ table, frame, log }: Moment): void {
    const waited = this.table?.my_turn;
    const moved = this.frame !== null && frame !== null && frame.step > this.frame.step;
    this.table = table;
    this.frame = this.#sameView(frame);
    this.log = log;
    if (this.sent !== frame?.step) this.sent = null;
    if (!moved) return;
    if (frame.outcome) play('end');
    else play(table?.my_turn && !waited ? 'turn' : 'move');
  }

  /** A position that is told again, such as by a new socket, stays the very same for the room. */
  #sameView(frame: Frame | null): Frame | null {
    const shown = this.frame;
    if (!frame || frame.step !== shown?.step || frame.seat !== shown.seat) return frame;
    return { ...frame, view: shown.view };
  }
}
