/** `npm run check` fails here where a generated view is not what a table reads. */

import type { View as Monumental } from './monumental/view';
import type { View as GeneratedMonumental } from './monumental/view.gen';
import type { View as Spyrium } from './spyrium/view';
import type { View as GeneratedSpyrium } from './spyrium/view.gen';

type Fits<Read, Generated extends Read> = [Read, Generated];

export type Checked = [Fits<Spyrium, GeneratedSpyrium>, Fits<Monumental, GeneratedMonumental>];
