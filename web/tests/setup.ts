/** Before each file: the words of all pages are there, and nothing of a test that failed is left for
 * the next, since files share workers. */

import { afterEach, beforeAll } from 'vitest';
import { setLanguage } from '../src/shell/app.svelte';

beforeAll(() => setLanguage('en'));

afterEach(() => document.body.replaceChildren());
