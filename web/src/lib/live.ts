/** The socket of one table: it resumes where it broke off, and heals itself. */

import type { ClientMessage, ServerMessage } from './types';

export type Connection = 'joining' | 'open' | 'lost';

/** How long to wait before the next attempt, in milliseconds. */
export function patience(attempt: number, chance: number): number {
  const longest = Math.min(500 * 2 ** attempt, 5000);
  return Math.round(longest * (0.5 + chance / 2));
}

const HEARTBEAT = 25_000;
const NORMAL_END = 1000;
/** How the server closes a socket for a table that is not there. */
const NO_TABLE = 4404;

export interface LiveOptions {
  table: string;
  /** The seat to look through, for those who have several. */
  seat: () => number | null;
  /** The number of the first log entry that is still missing. */
  since: () => number;
  hear(message: ServerMessage): void;
  changed(connection: Connection): void;
}

export class Live {
  #options: LiveOptions;
  #socket: WebSocket | null = null;
  #attempt = 0;
  #retry: ReturnType<typeof setTimeout> | undefined;
  #heartbeat: ReturnType<typeof setInterval> | undefined;
  #closed = false;

  constructor(options: LiveOptions) {
    this.#options = options;
    window.addEventListener('online', this.now);
    window.addEventListener('offline', this.#lost);
    document.addEventListener('visibilitychange', this.#seen);
    this.#connect();
  }

  /** Whether a message can be handed over at this moment. */
  get open(): boolean {
    return this.#socket?.readyState === WebSocket.OPEN;
  }

  send(message: ClientMessage): void {
    this.#socket?.send(JSON.stringify(message));
  }

  /** Tries again at once. */
  now = (): void => {
    if (this.#closed || this.open) return;
    this.#attempt = 0;
    this.#connect();
  };

  /** Begins anew, such as with the eyes of another seat. */
  restart(): void {
    this.#attempt = 0;
    this.#connect();
  }

  close(): void {
    this.#closed = true;
    clearTimeout(this.#retry);
    clearInterval(this.#heartbeat);
    window.removeEventListener('online', this.now);
    window.removeEventListener('offline', this.#lost);
    document.removeEventListener('visibilitychange', this.#seen);
    this.#drop();
  }

  #address(): string {
    const { table, seat, since } = this.#options;
    const scheme = location.protocol === 'https:' ? 'wss' : 'ws';
    const query = new URLSearchParams({ since: String(since()) });
    const eyes = seat();
    if (eyes !== null) query.set('seat', String(eyes));
    return `${scheme}://${location.host}/api/tables/${encodeURIComponent(table)}/live?${query}`;
  }

  #connect(): void {
    clearTimeout(this.#retry);
    this.#drop();
    const socket = new WebSocket(this.#address());
    this.#socket = socket;
    socket.onopen = () => {
      clearInterval(this.#heartbeat);
      this.#heartbeat = setInterval(() => this.open && this.send({ type: 'ping' }), HEARTBEAT);
    };
    socket.onmessage = (event) => {
      this.#attempt = 0;
      this.#options.changed('open');
      this.#options.hear(JSON.parse(String(event.data)) as ServerMessage);
    };
    socket.onclose = (event) => (event.code === NO_TABLE ? this.close() : this.#lost());
  }

  /** Lets the present socket go without hearing of its end. */
  #drop(): void {
    clearInterval(this.#heartbeat);
    if (!this.#socket) return;
    this.#socket.onopen = this.#socket.onmessage = this.#socket.onclose = null;
    this.#socket.close(NORMAL_END);
    this.#socket = null;
  }

  #lost = (): void => {
    if (this.#closed) return;
    this.#drop();
    clearTimeout(this.#retry);
    this.#options.changed('lost');
    this.#retry = setTimeout(() => this.#connect(), patience(this.#attempt++, Math.random()));
  };

  /** Browsers put sleeping pages to bed; a page that is looked at again asks at once. */
  #seen = (): void => {
    if (document.visibilityState === 'visible') this.now();
  };
}
