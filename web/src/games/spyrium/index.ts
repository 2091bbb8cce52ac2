/** The room of Spyrium. */

import type { Room } from '../room';
import Card from './Card.svelte';
import { marks } from './marks';
import Table from './Table.svelte';

const room: Room = { Table, Card, marks, palette: 'spyrium' };

export default room;
