/** Requests to the server; every failure is an `ApiError`. */

import type { paths } from './schema';
import type { CardSheet, Message, NewBox, NewTable } from './types';

/** An error of the server: `error` is its name, `sentence` what the server said about it. */
export class ApiError extends Error {
  readonly error: string;
  readonly status: number;
  /** What was being done, such as `join` or `undo`. */
  readonly doing: string;
  /** Why, as a message of the catalogues, where the server says so. */
  readonly reason: Message | null;

  constructor(
    error: string,
    sentence: string,
    status: number,
    doing = '',
    reason: Message | null = null,
  ) {
    super(sentence);
    this.reason = reason;
    this.error = error;
    this.status = status;
    this.doing = doing;
  }
}

/** The second is its name over TLS. */
const CSRF_COOKIES = ['csrftoken', '__Host-csrftoken'];

function csrfToken(): string {
  const entries = document.cookie.split('; ').map((part) => part.split('='));
  const found = entries.filter(([name]) => CSRF_COOKIES.includes(name!)).at(-1);
  return decodeURIComponent(found?.slice(1).join('=') ?? '');
}

/** What a path is for: `/api/tables/{id}/join` is for `join`. */
function purpose(path: string): string {
  const [, , first = '', , third = ''] = path.split('?')[0]!.split('/');
  return first === 'tables' ? third : first;
}

/** Sends and receives text; throws an `ApiError` for an error status. */
async function exchange(method: string, path: string, body: string | null): Promise<string> {
  const headers: Record<string, string> = { Accept: 'application/json' };
  if (method !== 'GET') {
    headers['X-CSRF-Token'] = csrfToken();
    headers['Content-Type'] = 'application/json';
  }
  let response: Response;
  try {
    response = await fetch(path, {
      method,
      headers,
      credentials: 'same-origin',
      body,
    });
  } catch {
    throw new ApiError('Unreachable', '', 0, purpose(path));
  }
  const text = await response.text();
  if (response.ok) return text;
  const problem = (parse(text) ?? {}) as {
    error?: unknown;
    sentence?: unknown;
    reason?: unknown;
  };
  throw new ApiError(
    typeof problem.error === 'string' ? problem.error : 'Unexpected',
    typeof problem.sentence === 'string' ? problem.sentence : '',
    response.status,
    purpose(path),
    Array.isArray(problem.reason) ? (problem.reason as Message) : null,
  );
}

function parse(text: string): unknown {
  try {
    return text === '' ? null : JSON.parse(text);
  } catch {
    return null;
  }
}

type Path = keyof paths;
type Method = 'get' | 'post' | 'delete';
type Operation<P extends Path, M extends Method> = Required<paths[P]>[M];
/** The JSON of a successful response. */
type ResponseOf<P extends Path, M extends Method> =
  Operation<P, M> extends { responses: infer R }
    ? {
        [S in keyof R]: R[S] extends { content: { 'application/json': infer T } } ? T : null;
      }[keyof R]
    : never;
type Body<P extends Path> =
  Operation<P, 'post'> extends { requestBody?: { content: { 'application/json': infer T } } }
    ? T
    : undefined;
/** An entry of a card file. */
export type CardEntry = Record<string, unknown>;
type Values = Record<string, string | number>;

/** Fills in the parameters of a path; what the path does not name becomes its query. */
function fill(path: Path, values: Values): string {
  const query = new URLSearchParams();
  let filled: string = path;
  for (const [name, value] of Object.entries(values)) {
    if (filled.includes(`{${name}}`))
      filled = filled.replace(`{${name}}`, encodeURIComponent(value));
    else query.set(name, String(value));
  }
  return query.size ? `${filled}?${query}` : filled;
}

async function get<P extends Path>(path: P, values: Values = {}): Promise<ResponseOf<P, 'get'>> {
  return parse(await exchange('GET', fill(path, values), null)) as ResponseOf<P, 'get'>;
}

async function post<P extends Path>(
  path: P,
  values: Values,
  body: Body<P>,
): Promise<ResponseOf<P, 'post'>> {
  const text = await exchange('POST', fill(path, values), JSON.stringify(body ?? {}));
  return parse(text) as ResponseOf<P, 'post'>;
}

export const api = {
  me: () => get('/api/me'),
  name: (name: string) => post('/api/me', {}, { name }),
  register: (name: string, password: string) => post('/api/account', {}, { name, password }),
  signIn: (name: string, password: string) => post('/api/session', {}, { name, password }),
  changePassword: (old: string, next: string) => post('/api/password', {}, { old, new: next }),
  sessions: () => get('/api/sessions'),
  endSession: async (id: string) => exchange('DELETE', fill('/api/sessions/{id}', { id }), null),
  endSessions: async () => exchange('DELETE', '/api/sessions', null),
  signOut: async () => parse(await exchange('DELETE', '/api/session', null)),

  games: () => get('/api/games'),
  cards: (name: string): Promise<CardSheet> => get('/api/games/{name}/cards', { name }),
  messages: (name: string, language: string) =>
    get('/api/games/{name}/messages', { name, language }),
  rules: (name: string, language: string) => get('/api/games/{name}/rules', { name, language }),

  lesson: (name: string, at: number) => get('/api/games/{name}/lesson/{at}', { name, at }),
  afterLesson: (name: string) => post('/api/games/{name}/lesson', { name }, undefined),
  puzzles: (name: string) => get('/api/games/{name}/puzzles', { name }),
  puzzle: (name: string, number: number) =>
    get('/api/games/{name}/puzzles/{number}', { name, number }),
  solution: (name: string, number: number) =>
    get('/api/games/{name}/puzzles/{number}/solution', { name, number }),

  cardForm: (name: string) => get('/api/games/{name}/card-form', { name }),
  boxes: () => get('/api/boxes'),
  newBox: (wanted: NewBox) => post('/api/boxes', {}, wanted as Body<'/api/boxes'>),
  box: (id: string) => get('/api/boxes/{id}', { id }),
  changeBox: (id: string, section: string, entry: string, values: CardEntry | null) =>
    post('/api/boxes/{id}/entry', { id }, { section, entry, values }),
  nameBox: (id: string, title: string) => post('/api/boxes/{id}/title', { id }, { title }),
  deleteBox: async (id: string) => exchange('DELETE', fill('/api/boxes/{id}', { id }), null),

  tables: () => get('/api/tables'),
  tableCards: (id: string): Promise<CardSheet> => get('/api/tables/{id}/cards', { id }),
  create: (wanted: NewTable) => post('/api/tables', {}, wanted as Body<'/api/tables'>),
  table: (id: string) => get('/api/tables/{id}', { id }),
  olderLog: (id: string, before: number) => get('/api/tables/{id}/log', { id, before }),
  join: (id: string, seat: number) => post('/api/tables/{id}/join', { id }, { seat }),
  leave: (id: string) => post('/api/tables/{id}/leave', { id }, undefined),
  seatBot: (id: string, seat: number, bot: string) =>
    post('/api/tables/{id}/bot', { id }, { seat, bot }),
  remove: (id: string, seat: number) => post('/api/tables/{id}/remove', { id }, { seat }),
  spectatorChat: (id: string, spectator_chat: boolean) =>
    post('/api/tables/{id}/settings', { id }, { spectator_chat }),
  start: (id: string) => post('/api/tables/{id}/start', { id }, undefined),
  resign: (id: string) => post('/api/tables/{id}/resign', { id }, undefined),
  takeBack: (id: string) => post('/api/tables/{id}/return', { id }, undefined),
  rematch: (id: string) => post('/api/tables/{id}/rematch', { id }, undefined),
  fork: (id: string, step: number) => post('/api/tables/{id}/fork', { id }, { step }),
  act: (id: string, step: number, action: string, seat: number) =>
    post('/api/tables/{id}/actions', { id }, { step, action, seat }),
  reason: (id: string, action: string, seat: number) =>
    get('/api/tables/{id}/reason', { id, action, seat }),
  hints: (id: string, step: number) => post('/api/tables/{id}/hints', { id }, { step }),
  /** `since`: everything since that step is taken back together. */
  undo: (id: string, step: number, since: number | null = null) =>
    post('/api/tables/{id}/undo', { id }, { step, since }),
  replace: (id: string, seat: number) => post('/api/tables/{id}/proposals', { id }, { seat }),
  vote: (id: string, proposal: number, agree: boolean) =>
    post('/api/tables/{id}/votes', { id }, { proposal, agree }),
  chat: (id: string, text: string) => post('/api/tables/{id}/chat', { id }, { text }),
  review: (id: string) => get('/api/tables/{id}/review', { id }),
  position: (id: string, step: number, seat: number | null) =>
    get('/api/tables/{id}/position', { id, step, ...(seat === null ? {} : { seat }) }),
  replay: (id: string, step: number) => get('/api/tables/{id}/replay', { id, step }),
  // A record stays text: its seed is larger than the numbers that a browser can hold.
  record: (id: string) => exchange('GET', fill('/api/tables/{id}/record', { id }), null),
  verify: async (record: string) =>
    parse(await exchange('POST', '/api/verify', record)) as ResponseOf<'/api/verify', 'post'>,
};
