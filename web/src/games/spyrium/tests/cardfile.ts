/** The ids of the built-in card file. */

import cards from '../../../../../src/ludotheque/games/spyrium/cards/cards.toml?raw';

/** The ids of a section, `cards` or `events`, in the order of the file. */
export function idsOf(section: string): string[] {
  return [...cards.matchAll(new RegExp(`^\\[${section}\\.(\\w+)\\]$`, 'gm'))].map(([, id]) => id!);
}
