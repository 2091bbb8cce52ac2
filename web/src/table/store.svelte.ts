/** The state of one open table: what is shown, what the server sent last, and the pending answer. */

import { api, ApiError } from '../api/client';
import { app, errorText } from '../shell/app.svelte';
import { Connection, type ConnectionState } from '../api/connection';
import { merge } from './log';
import { AnimationQueue } from './queue';
import { play } from '../shell/sound';
import type { ChatLine, Frame, LogEntry, ServerMessage, Table, TableState } from '../api/types';

/** A table at one step. */
interface Snapshot {
  table: Table | null;
  frame: Frame | null;
  log: LogEntry[];
}

export class TableStore {
  readonly id: string;
  table: Table | null = $state.raw(null);
  frame: Frame | null = $state.raw(null);
  log: LogEntry[] = $state.raw([]);
  chat: ChatLine[] = $state.raw([]);
  /** The first log entry that is new since the last visit. */
  since: number | null = $state(null);
  connection: ConnectionState = $state('joining');
  /** Why the table cannot be shown. */
  failure: { status: number; sentence: string } | null = $state(null);
  /** The step whose answer has been sent and not confirmed yet. */
  sent: number | null = $state(null);
  /** The seat whose view is shown, for a person who has several. */
  viewer: number | null = $state(null);
  #connection: Connection | null = null;
  /** What the server sent last; what is shown may be a few steps behind. */
  #latest: Snapshot = { table: null, frame: null, log: [] };
  #queue = new AnimationQueue<Snapshot>((moment) => this.#show(moment));
  /** Another viewer may see other things in the log, so it must be read again from its start. */
  #reloadLog = false;

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
    return actor === this.viewer ? null : actor;
  });

  async open(): Promise<void> {
    try {
      this.#load(await api.table(this.id));
    } catch (error) {
      const status = error instanceof ApiError ? error.status : 0;
      this.failure = { status, sentence: errorText(error) };
      return;
    }
    this.#connection = new Connection({
      table: this.id,
      seat: () => this.viewer,
      since: () => (this.#reloadLog ? 0 : (this.#latest.log.at(-1)?.number ?? -1) + 1),
      receive: (message) => this.receive(message),
      changed: (state) => (this.connection = state),
    });
  }

  close(): void {
    this.#connection?.close();
    this.#queue.stop();
  }

  reconnect(): void {
    this.#connection?.retry();
  }

  /** The person has changed, such as by signing in: drops what the previous one could see. */
  resetIdentity(): void {
    this.viewer = null;
    this.#reloadLog = true;
    this.#connection?.restart();
  }

  /** Whether the log is loaded from its first entry on. */
  logComplete = $derived((this.log[0]?.number ?? 0) === 0);

  /** Loads the entries before those that are here. */
  async loadOlder(): Promise<void> {
    const first = this.log[0];
    if (!first || this.logComplete) return;
    const before = await api.olderLog(this.id, first.number);
    this.#amend({ log: merge(before, this.#latest.log) });
  }

  /** Shows the table as this seat sees it. */
  viewAs(seat: number): void {
    this.viewer = seat;
    this.#reloadLog = true;
    this.#connection?.restart();
  }

  receive(message: ServerMessage): void {
    switch (message.type) {
      case 'hello':
        this.#load(message);
        break;
      case 'step': {
        const { table, log } = this.#latest;
        this.#latest = {
          table: table && { ...table, ...message.table },
          frame: message.frame,
          log: merge(log, message.log),
        };
        this.#queue.add(this.#latest);
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
        this.#queue.skip();
        app.problem = errorText(new ApiError(message.error, message.sentence, 409, 'actions'));
        break;
    }
  }

  /** Sends an answer to the decision that is shown, once. */
  act(action: string): void {
    const { frame } = this;
    if (!frame || frame.seat === null || this.sent === frame.step) return;
    this.sent = frame.step;
    const { step, seat } = frame;
    if (this.#connection?.open) this.#connection.send({ type: 'act', step, action, seat });
    else
      api.act(this.id, step, action, seat).catch((error: unknown) => {
        this.sent = null;
        app.problem = errorText(error);
      });
  }

  /** The step up to which the game has gone, even if it is not shown yet. */
  get step(): number {
    return this.#latest.frame?.step ?? 0;
  }

  #load({ table, frame, log, chat, since }: TableState): void {
    this.#latest = { table, frame, log: merge(this.#reloadLog ? [] : this.#latest.log, log) };
    this.#reloadLog = false;
    this.chat = chat;
    this.since ??= since;
    // An answer that was sent over the old socket may be lost.
    this.sent = null;
    this.#queue.restart(this.#latest);
  }

  #amend(change: Partial<Snapshot>): void {
    this.#latest = { ...this.#latest, ...change };
    this.#queue.amend(this.#latest);
  }

  #show({ table, frame, log }: Snapshot): void {
    const wasMyTurn = this.table?.my_turn;
    const moved = this.frame !== null && frame !== null && frame.step > this.frame.step;
    this.table = table;
    this.frame = this.#sameView(frame);
    this.log = log;
    if (this.sent !== frame?.step) this.sent = null;
    if (!moved) return;
    if (frame.outcome) play('end');
    else play(table?.my_turn && !wasMyTurn ? 'turn' : 'move');
  }

  /** A position that is sent again, such as by a new socket, keeps its identity: nothing moved. */
  #sameView(frame: Frame | null): Frame | null {
    const shown = this.frame;
    if (!frame || frame.step !== shown?.step || frame.seat !== shown.seat) return frame;
    return { ...frame, view: shown.view };
  }
}
