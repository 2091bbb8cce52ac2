/** The messages of the catalogue for an error, the most specific one first. */

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
 * The same error may mean different things: a seat that is taken needs another text than a replay
 * that is asked for too early. So the message for what was being done is looked up first.
 */
export function errorKeys({ error, status, doing }: ApiError): string[] {
  const named = `web-error-${kebab(error)}`;
  const general =
    BY_STATUS.get(status) ?? (status >= 500 ? 'web-error-unexpected' : 'web-error-refused');
  return [...(doing === '' ? [] : [`${named}-${doing}`]), named, general];
}
