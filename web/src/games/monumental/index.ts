/** The room of Monumental. */

import type { Room } from '../room';
import Card from './Card.svelte';
import { marks } from './marks';
import Table from './Table.svelte';

const room: Room = { Table, Card, marks, palette: 'monumental' };

export default room;
