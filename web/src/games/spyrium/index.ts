/** Spyrium on the page. */

import { nameIn } from '../events';
import { defineGame } from '../module';
import { cardArt, eventArt } from './art';
import Card from './Card.svelte';
import { marks } from './marks';
import Table from './Table.svelte';

const SOUNDS = {
  placed: 'step',
  activated: 'step',
  'got-workers': 'step',
  gained: 'coin',
  income: 'coin',
  'paid-money': 'coin',
  'got-money': 'coin',
  built: 'build',
  replaced: 'build',
  'got-spyrium': 'glass',
  'paid-spyrium': 'glass',
  'token-taken': 'coin',
  patented: 'page',
  reshuffled: 'shuffle',
  'turn-begins': 'bell',
} as const;

export default defineGame({
  Table,
  Card,
  marks,
  picture: (event) =>
    cardArt(nameIn(event, 'card') ?? '') ?? eventArt(nameIn(event, 'event_card') ?? ''),
  sound: ({ event }) => SOUNDS[event as keyof typeof SOUNDS],
  palette: 'spyrium',
});
