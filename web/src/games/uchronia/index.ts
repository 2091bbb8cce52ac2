/** Uchronia on the page. */

import type { GameEvent } from '../../api/types';
import { nameIn } from '../events';
import { defineGame } from '../module';
import { buildingArt, orderArt } from './art';
import Card from './Card.svelte';
import { cause } from './actions';
import { marks } from './marks';
import Table from './Table.svelte';
import type { Order } from './view.gen';

function picture(event: GameEvent) {
  const order = nameIn(event, 'order');
  return order ? orderArt(order as Order) : buildingArt(nameIn(event, 'building') ?? '');
}

const SOUNDS = {
  added: 'build',
  'added-from-forum': 'build',
  started: 'build',
  'started-from-hand': 'build',
  executed: 'page',
  gathered: 'step',
  robbed: 'roar',
  seized: 'roar',
  revealed: 'roar',
  shuffled: 'shuffle',
  'buildings-shuffled': 'shuffle',
  launched: 'coin',
} as const;

export default defineGame({
  Table,
  Card,
  marks,
  cause,
  picture,
  sound: ({ event }) => SOUNDS[event as keyof typeof SOUNDS],
  palette: 'uchronia',
});
