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

export default defineGame({
  Table,
  Card,
  marks,
  cause,
  picture,
  sound: ({ event }) => (/^(started|added|completed)/.test(String(event)) ? 'build' : undefined),
  palette: 'uchronia',
});
