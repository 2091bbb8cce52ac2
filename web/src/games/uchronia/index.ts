/** The room of Uchronia. */

import type { Room } from '../room';
import Card from './Card.svelte';
import { marks } from './marks';
import Table from './Table.svelte';

const room: Room = { Table, Card, marks, palette: 'uchronia' };

export default room;
