/** The WebSocket connection to one table: it reconnects by itself and resumes the log where it ended. */

import type { ClientMessage, ServerMessage } from './types';

export type ConnectionState = 'joining' | 'open' | 'lost';

/** How long to wait before the next attempt, in milliseconds. */
export function retryDelay(attempt: number, chance: number): number {
  const longest = Math.min(500 * 2 ** attempt, 5000);
  return Math.round(longest * (0.5 + chance / 2));
}

const HEARTBEAT = 25_000;
const NORMAL_CLOSURE = 1000;
/** The close code for a table that does not exist. */
const NO_TABLE = 4404;

export interface ConnectionOptions {
  table: string;
  /** The seat to view the table as, for a person who has several. */
  seat: () => number | null;
  /** The number of the first log entry that is still missing. */
  since: () => number;
  receive(message: ServerMessage): void;
  changed(state: ConnectionState): void;
}

export class Connection {
  #options: ConnectionOptions;
  #socket: WebSocket | null = null;
  #attempt = 0;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #heartbeat: ReturnType<typeof setInterval> | undefined;
  #closed = false;

  constructor(options: ConnectionOptions) {
    this.#options = options;
    window.addEventListener('online', this.retry);
    window.addEventListener('offline', this.#lost);
    document.addEventListener('visibilitychange', this.#visible);
    this.#connect();
  }

  /** Whether a message can be sent at this moment. */
  get open(): boolean {
    return this.#socket?.readyState === WebSocket.OPEN;
  }

  send(message: ClientMessage): void {
    this.#socket?.send(JSON.stringify(message));
  }

  /** Reconnects at once. */
  retry = (): void => {
    if (this.#closed || this.open) return;
    this.#attempt = 0;
    this.#connect();
  };

  /** Opens a new socket, such as for the view of another seat. */
  restart(): void {
    this.#attempt = 0;
    this.#connect();
  }

  close(): void {
    this.#closed = true;
    clearTimeout(this.#timer);
    clearInterval(this.#heartbeat);
    window.removeEventListener('online', this.retry);
    window.removeEventListener('offline', this.#lost);
    document.removeEventListener('visibilitychange', this.#visible);
    this.#drop();
  }

  #address(): string {
    const { table, seat, since } = this.#options;
    const scheme = location.protocol === 'https:' ? 'wss' : 'ws';
    const query = new URLSearchParams({ since: String(since()) });
    const viewer = seat();
    if (viewer !== null) query.set('seat', String(viewer));
    return `${scheme}://${location.host}/api/tables/${encodeURIComponent(table)}/live?${query}`;
  }

  #connect(): void {
    clearTimeout(this.#timer);
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
      this.#options.receive(JSON.parse(String(event.data)) as ServerMessage);
    };
    socket.onclose = (event) => (event.code === NO_TABLE ? this.close() : this.#lost());
  }

  /** Closes the socket without a `close` event. */
  #drop(): void {
    clearInterval(this.#heartbeat);
    if (!this.#socket) return;
    this.#socket.onopen = this.#socket.onmessage = this.#socket.onclose = null;
    this.#socket.close(NORMAL_CLOSURE);
    this.#socket = null;
  }

  #lost = (): void => {
    if (this.#closed) return;
    this.#drop();
    clearTimeout(this.#timer);
    this.#options.changed('lost');
    this.#timer = setTimeout(() => this.#connect(), retryDelay(this.#attempt++, Math.random()));
  };

  /** Browsers suspend hidden pages; a page that is visible again reconnects at once. */
  #visible = (): void => {
    if (document.visibilityState === 'visible') this.retry();
  };
}
