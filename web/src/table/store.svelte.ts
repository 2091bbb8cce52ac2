/** The state of one open table: what is shown, what the server sent last, and the pending answer. */

import { api, ApiError } from '../api/client';
import { app, errorText } from '../shell/app.svelte';
import { Connection, type ConnectionState } from '../api/connection';
import { noteSeen, wasAway } from './absence';
import { merge } from './log';
import { beatsOf, StoryQueue } from './queue';
import { isMuted } from '../shell/settings.svelte';
import { result } from './result';
import { play } from '../shell/sound';
import { LeadWatch, Story } from './story.svelte';
import type {
  ChatLine,
  Frame,
  LogEntry,
  Outcome,
  ServerMessage,
  ServerState,
  Table,
  TableState,
} from '../api/types';

/** What a server is when it says nothing about itself. */
const USUAL: ServerState = { database: true, draining: false, announcement: null };

/** A table at one step. */
interface Snapshot {
  table: Table | null;
  frame: Frame | null;
  log: LogEntry[];
}

export class TableStore {
  readonly id: string;
  /** Whether it is a lesson or a puzzle, which decides itself what an answer leads to. */
  get exercise(): boolean {
    return false;
  }
  /** Whether a wrong choice is explained and taken back by itself. */
  get forgives(): boolean {
    return false;
  }
  table: Table | null = $state.raw(null);
  frame: Frame | null = $state.raw(null);
  log: LogEntry[] = $state.raw([]);
  chat: ChatLine[] = $state.raw([]);
  /** The first log entry that is new since the last visit. */
  since: number | null = $state(null);
  connection: ConnectionState = $state('joining');
  /** What the server says about itself. */
  server: ServerState = $state.raw(USUAL);
  /** Why the table cannot be shown. */
  failure: { status: number; sentence: string } | null = $state(null);
  /** The step whose answer has been sent and not confirmed yet. */
  sent: number | null = $state(null);
  /** The step of my last choice; answers that the page gave by itself are none. */
  chosenAt: number | null = $state(null);
  /** The points of each seat by source after my last choice. */
  standingBefore: Frame['standing'] | null = $state.raw(null);
  /** The seat whose view is shown, for a person who has several. */
  viewer: number | null = $state(null);
  #connection: Connection | null = null;
  /** What the server sent last; what is shown may be a few steps behind. */
  #latest: Snapshot = { table: null, frame: null, log: [] };
  /** What is being told of the step that is shown. */
  readonly story = new Story();
  #queue = new StoryQueue<Snapshot>({
    show: (snapshot, beats) => {
      this.story.open(beats);
      this.#show(snapshot);
    },
    tell: (beat, lasts) => this.story.tell(beat, lasts),
    rest: () => this.story.rest(),
  });
  #lead = new LeadWatch();
  /** Whether the table has been loaded for the first time. */
  #opened = false;
  /** Another viewer may see other things in the log, so it must be read again from its start. */
  #reloadLog = false;

  constructor(id: string) {
    this.id = id;
  }

  /** The log up to the event that is being told. */
  toldLog = $derived.by(() => this.story.told(this.log));
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
    this.story.stop();
    if (this.#opened) noteSeen(this.id);
  }

  /** Shows the present position, and tells everything that led to it at once. */
  skip(): void {
    this.#queue.skip();
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
        this.server = USUAL;
        this.#load(message);
        break;
      case 'server':
        this.server = message;
        break;
      case 'step': {
        const { table, log } = this.#latest;
        this.#latest = {
          table: table && { ...table, ...message.table },
          frame: message.frame,
          log: merge(log, message.log),
        };
        const beats = beatsOf(message.log, this.mine);
        this.#queue.add(this.#latest, [...beats, ...this.#lead.follow(message.frame)]);
        break;
      }
      case 'table':
        this.#amend({ table: message.table });
        break;
      case 'chat':
        this.#hear(message.chat);
        break;
      case 'refused':
        this.sent = null;
        this.#queue.skip();
        if (message.error === 'DatabaseAway') this.server = { ...this.server, database: false };
        else app.problem = errorText(new ApiError(message.error, message.sentence, 409, 'actions'));
        break;
    }
  }

  /** Sends an answer to the decision that is shown, once; says whether it was sent. */
  act(action: string): boolean {
    const { frame } = this;
    if (!frame || frame.seat === null || this.sent === frame.step) return false;
    this.#queue.skip();
    this.sent = frame.step;
    const { step, seat } = frame;
    if (this.#connection?.open) this.#connection.send({ type: 'act', step, action, seat });
    else
      api.act(this.id, step, action, seat).catch((error: unknown) => {
        this.sent = null;
        app.problem = errorText(error);
      });
    return true;
  }

  /** The step up to which the game has gone, even if it is not shown yet. */
  get step(): number {
    return this.#latest.frame?.step ?? 0;
  }

  #load({ table, frame, log, chat, since }: TableState): void {
    this.#latest = { table, frame, log: merge(this.#reloadLog ? [] : this.#latest.log, log) };
    this.#reloadLog = false;
    this.chat = chat;
    this.#keepNews(since, log);
    // An answer that was sent over the old socket may be lost.
    this.sent = null;
    if (frame) this.#lead.follow(frame);
    this.#queue.restart(this.#latest);
  }

  /** Keeps where the news begin: what happened while I was away. */
  #keepNews(since: number | null, log: LogEntry[]): void {
    if (this.#opened) return;
    this.#opened = true;
    const news = since !== null && since > 0 && (log.at(-1)?.number ?? -1) >= since;
    this.since = news && wasAway(this.id) ? since : null;
    noteSeen(this.id);
  }

  /** Adds chat lines; those that are here already came twice. */
  #hear(arrived: ChatLine[]): void {
    const known = new Set(this.chat.map((line) => line.id));
    const fresh = arrived.filter((line) => !known.has(line.id));
    if (fresh.length === 0) return;
    this.chat = [...this.chat, ...fresh].sort((one, two) => one.id - two.id);
    if (fresh.some((line) => !isMuted(line.user))) play('chat');
  }

  #amend(change: Partial<Snapshot>): void {
    this.#latest = { ...this.#latest, ...change };
    this.#queue.amend(this.#latest);
  }

  #show({ table, frame, log }: Snapshot): void {
    const wasMyTurn = this.table?.my_turn;
    const moved = this.frame !== null && frame !== null && frame.step > this.frame.step;
    if (frame) this.#keepStanding(frame, log);
    if (moved && !document.hidden) noteSeen(this.id);
    this.table = table;
    this.frame = this.#sameView(frame);
    this.log = log;
    if (this.sent !== frame?.step) this.sent = null;
    if (!moved) return;
    if (frame.outcome) play(isWinner(frame.outcome, table) ? 'win' : 'end');
    else if (table?.my_turn && !wasMyTurn) play('turn');
  }

  /** Keeps the points as they were after my last choice. */
  #keepStanding(frame: Frame, log: LogEntry[]): void {
    if (this.standingBefore === null || log.at(-1)?.number === this.chosenAt)
      this.standingBefore = frame.standing;
  }

  /** A position that is sent again, such as by a new socket, keeps its identity: nothing moved. */
  #sameView(frame: Frame | null): Frame | null {
    const shown = this.frame;
    if (!frame || frame.step !== shown?.step || frame.seat !== shown.seat) return frame;
    return { ...frame, view: shown.view };
  }
}

/** Whether somebody on this screen has won. */
function isWinner(outcome: Outcome, table: Table | null): boolean {
  return result(outcome).rows.some(
    ({ place, seat }) => place === 1 && seat !== null && (table?.seats[seat]?.mine ?? false),
  );
}
