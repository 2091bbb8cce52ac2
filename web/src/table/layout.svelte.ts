/** How large the window is, as the frame of a table sees it, and whether the rail is open. */

import { MediaQuery } from 'svelte/reactivity';
import { settings } from '../shell/settings.svelte';

/** Whether the whole table fits the window; the styles ask the same. */
export const large = new MediaQuery('(min-width: 960px) and (min-height: 600px)');
const roomy = new MediaQuery('(min-width: 1200px)');

/** Whether log and chat are open beside the board; reactive. */
export function railOpen(): boolean {
  return settings.rail ?? roomy.current;
}

export function openRail(open: boolean): void {
  if (large.current && open !== railOpen()) settings.rail = open;
}
