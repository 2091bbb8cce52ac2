/** How a refusal is said: which messages of the catalogue fit it, the most exact one first. */

import type { ApiError } from './client';

const BY_STATUS = new Map([
  [404, 'web-error-not-found'],
  [413, 'web-error-too-large'],
  [429, 'web-error-too-many-requests'],
]);

/** `NotYourTurn` is `not-your-turn`; what the server's framework calls an exception is its name. */
function kebab(name: string): string {
  return name
    .replace(/Exception$/, '')
    .replace(/(?<=[a-z])(?=[A-Z])/g, '-')
    .toLowerCase();
}

/**
 * The same error may mean different things: whoever comes too late for a seat should read something
 * else than whoever asks too early for a replay. So what was being done is looked up first.
 */
export function errorKeys({ error, status, doing }: ApiError): string[] {
  const named = `web-error-${kebab(error)}`;
  const general =
    BY_STATUS.get(status) ?? (status >= 500 ? 'web-error-unexpected' : 'web-error-refused');
  return [...(doing === '' ? [] : [`${named}-${doing}`]), named, general];
}
