/** Monumental on the page. */

import type { GameEvent } from '../../api/types';
import { nameIn, numberIn } from '../events';
import { defineGame } from '../module';
import { cardArt, marketArt, policyArt, SIGNS } from './art';
import AutomaMark from './AutomaMark.svelte';
import Card from './Card.svelte';
import { cause, follow } from './gestures';
import { marks } from './marks';
import Table from './Table.svelte';
import { AUTOMA, type CardFile, type Derived, type View } from './view';

function picture(event: GameEvent) {
  const kind = String(event['event']);
  if (/conquer/.test(kind)) return SIGNS['soldier'];
  if (/explore/.test(kind)) return SIGNS['explorer'];
  return (
    cardArt(nameIn(event, 'card') ?? '') ??
    policyArt(nameIn(event, 'policy') ?? '') ??
    marketArt(nameIn(event, 'market') ?? '')
  );
}

/** What is heard, by the beginning of what an event is called. */
const SOUNDS = [
  [/^(got|paid)-|gold/, 'coin'],
  [/conquer|soldier|warlord|reinforced/, 'drum'],
  [/explore/, 'step'],
  [/^(outpost-built|wonder-begun|wonder-placed|automa-begins-wonder|automa-places)/, 'build'],
  [/shuffle/, 'shuffle'],
  [/^(developed|automa-develops|automa-card|knowledge-put-by)/, 'page'],
  [/^(round|era)-begins/, 'bell'],
] as const;

export default defineGame<View, CardFile, Derived>({
  Table,
  Card,
  marks,
  follow,
  cause,
  picture,
  sideOf: (event) =>
    String(event['event']).startsWith('automa-') ? AUTOMA : numberIn(event, 'seat'),
  rival: {
    Mark: AutomaMark,
    name: 'label-automa',
    points: ({ points }) => points[AUTOMA] ?? 0,
  },
  sound: ({ event }) => SOUNDS.find(([name]) => name.test(String(event)))?.[1],
  palette: 'monumental',
});
