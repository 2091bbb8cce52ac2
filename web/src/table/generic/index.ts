/** The table of a game that has no folder in `games`: drawn from its views and its messages. */

import { defineGame } from '../../games/module';
import Table from './Table.svelte';

export default defineGame({
  Table,
  marks: ({ seat }) => (typeof seat === 'number' ? [`seat:${seat}`] : []),
  palette: '',
});
