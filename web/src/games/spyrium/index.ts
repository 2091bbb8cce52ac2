/** Spyrium on the page. */

import { defineGame } from '../module';
import Card from './Card.svelte';
import { marks } from './marks';
import Table from './Table.svelte';

export default defineGame({ Table, Card, marks, palette: 'spyrium' });
