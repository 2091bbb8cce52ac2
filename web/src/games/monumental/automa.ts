/** How far the Automa has come with the lines of its cards. */

import type { GameEvent } from '../../api/types';
import { nameIn, numberIn } from '../events';
import type { AutomaData, LineData } from './view';

/** A line is still to come, being done, done, or could not be done. */
export type Progress = 'open' | 'now' | 'done' | 'failed';

const FAILURES = ['automa-cannot', 'automa-skips', 'automa-lacks-target'];

interface Step {
  line: string | undefined;
  price: number;
  failed: boolean;
}

/** The lines that the Automa came to since it turned over a card, until the next one. */
function stepsAfter(events: readonly GameEvent[], card: string): Step[] | null {
  const turned = (event: GameEvent) => event['event'] === 'automa-card';
  const start = events.findLastIndex((one) => turned(one) && one['automa_card'] === card);
  if (start < 0) return null;
  const end = events.findIndex((one, index) => index > start && turned(one));
  const steps: Step[] = [];
  for (const event of events.slice(start + 1, end < 0 ? undefined : end)) {
    if (event['event'] === 'automa-line')
      steps.push({ line: nameIn(event, 'line'), price: numberIn(event, 'price'), failed: false });
    else if (FAILURES.includes(String(event['event'])) && steps.length > 0)
      steps.at(-1)!.failed = true;
  }
  return steps;
}

/**
 * The progress of each line of a card, those for a type last, in the Automa's last turn. The line
 * that it came to last is being done while it is busy.
 */
export function progressOf(
  { always = [], typed = [] }: AutomaData,
  card: string,
  events: readonly GameEvent[],
  busy: boolean,
): Progress[] {
  const steps = stepsAfter(events, card) ?? [];
  const last = steps.at(-1);
  const left = [...steps];
  return [...always, ...typed].map(({ do: what, price = 0 }: LineData) => {
    const at = left.findIndex((step) => step.line === what && step.price === price);
    const [step] = at < 0 ? [] : left.splice(at, 1);
    if (!step) return 'open';
    if (step.failed) return 'failed';
    return busy && step === last ? 'now' : 'done';
  });
}
