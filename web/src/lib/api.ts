/** Talks to the server; whatever goes wrong arrives as an `ApiError` that can be said in words. */

import type {
  CardSheet,
  GameInfo,
  Hint,
  LogEntry,
  Me,
  Opening,
  ReplayPage,
  Review,
  Rule,
  Table,
  TableWish,
} from './types';

/** A refusal: `error` is its name, `sentence` what the server said about it. */
export class ApiError extends Error {
  readonly error: string;
  readonly status: number;
  /** What was being done, such as `join` or `undo`. */
  readonly doing: string;

  constructor(error: string, sentence: string, status: number, doing = '') {
    super(sentence);
    this.error = error;
    this.status = status;
    this.doing = doing;
  }
}

const WRITES_NEED = 'csrftoken';

function cookie(name: string): string {
  const entry = document.cookie.split('; ').find((part) => part.startsWith(`${name}=`));
  return entry ? decodeURIComponent(entry.slice(name.length + 1)) : '';
}

/** What a path is for: `/tables/k3/join` is for `join`. */
function doing(path: string): string {
  const [first = '', , third = ''] = path.slice(1).split('?')[0]!.split('/');
  return first === 'tables' ? third : first;
}

async function send(method: string, path: string, body?: unknown): Promise<unknown> {
  const text = await exchange(method, path, body === undefined ? null : JSON.stringify(body));
  return parse(text);
}

/** Sends and receives plain text; an answer that is a refusal becomes an error. */
async function exchange(method: string, path: string, body: string | null): Promise<string> {
  const headers: Record<string, string> = { Accept: 'application/json' };
  if (method !== 'GET') {
    headers['X-CSRF-Token'] = cookie(WRITES_NEED);
    headers['Content-Type'] = 'application/json';
  }
  let response: Response;
  try {
    response = await fetch(`/api${path}`, {
      method,
      headers,
      credentials: 'same-origin',
      body,
    });
  } catch {
    throw new ApiError('Unreachable', '', 0, doing(path));
  }
  const text = await response.text();
  if (response.ok) return text;
  const told = (parse(text) ?? {}) as { error?: unknown; sentence?: unknown };
  throw new ApiError(
    typeof told.error === 'string' ? told.error : 'Unexpected',
    typeof told.sentence === 'string' ? told.sentence : '',
    response.status,
    doing(path),
  );
}

function parse(text: string): unknown {
  try {
    return text === '' ? null : JSON.parse(text);
  } catch {
    return null;
  }
}

const get = <T>(path: string) => send('GET', path) as Promise<T>;
const post = <T>(path: string, body: unknown = {}) => send('POST', path, body) as Promise<T>;

const at = (table: string, what = '') => `/tables/${encodeURIComponent(table)}${what}`;
const of = (game: string, what: string) => `/games/${encodeURIComponent(game)}${what}`;

export const api = {
  me: () => get<Me>('/me'),
  name: (name: string) => post<Me>('/me', { name }),
  register: (name: string, password: string) => post<Me>('/account', { name, password }),
  signIn: (name: string, password: string) => post<Me>('/session', { name, password }),
  signOut: () => send('DELETE', '/session'),

  games: () => get<GameInfo[]>('/games'),
  cards: (game: string) => get<CardSheet>(of(game, '/cards')),
  rules: (game: string, language: string) =>
    get<{ rules: Rule[] }>(of(game, `/rules?language=${language}`)),

  tables: () => get<{ mine: Table[]; open: Table[] }>('/tables'),
  create: (wish: TableWish) => post<Table>('/tables', wish),
  table: (id: string) => get<Opening>(at(id)),
  olderLog: (id: string, before: number) => get<LogEntry[]>(at(id, `/log?before=${before}`)),
  join: (id: string, seat: number) => post<Table>(at(id, '/join'), { seat }),
  leave: (id: string) => post<Table>(at(id, '/leave')),
  seatBot: (id: string, seat: number, bot: string) =>
    post<Table>(at(id, '/bot'), { seat, bot }),
  start: (id: string) => post<Table>(at(id, '/start')),
  resign: (id: string) => post<Table>(at(id, '/resign')),
  rematch: (id: string) => post<Table>(at(id, '/rematch')),
  fork: (id: string, step: number) => post<Table>(at(id, '/fork'), { step }),
  act: (id: string, step: number, action: string, seat: number) =>
    post<{ step: number }>(at(id, '/actions'), { step, action, seat }),
  hints: (id: string, step: number) => post<Hint[]>(at(id, '/hints'), { step }),
  undo: (id: string, step: number) => post<unknown>(at(id, '/undo'), { step }),
  replace: (id: string, seat: number) =>
    post<unknown>(at(id, '/proposals'), { kind: 'replace', seat }),
  vote: (id: string, proposal: number, agree: boolean) =>
    post<unknown>(at(id, '/votes'), { proposal, agree }),
  chat: (id: string, text: string) => post<unknown>(at(id, '/chat'), { text }),
  review: (id: string) => get<Review>(at(id, '/review')),
  replay: (id: string, step: number) => get<ReplayPage>(at(id, `/replay?step=${step}`)),
  // A record stays text: its seed is larger than the numbers that a browser can hold.
  record: (id: string) => exchange('GET', at(id, '/record'), null),
  verify: async (record: string) =>
    parse(await exchange('POST', '/verify', record)) as { ok: boolean; steps: number },
};
