/** Before each file: nothing of a test that failed is left for the next, since files share workers. */

import { afterEach } from 'vitest';

afterEach(() => document.body.replaceChildren());
