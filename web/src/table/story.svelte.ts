/** What is being told: the events of the step that is shown, one after another. */

import type { Frame, LogEntry, LogEvent } from '../api/types';
import type { GameModule } from '../games/module';
import type { Sound } from '../shell/sound';
import type { Telling } from './context';
import { keyOf, type Beat } from './queue';
import { total } from './result';

/** How long a moment stays on the board, in milliseconds. */
const MOMENT = 1600;

export class Story {
  /** The events of the step that is shown. */
  beats: readonly Beat[] = $state.raw([]);
  /** The event that is being told, and for how long. */
  current: Telling | null = $state.raw(null);
  /** What is worth a pause: shown on the board for a moment. */
  moment: LogEvent | null = $state.raw(null);
  /** Hears of each event as it is told; `lasts` is 0 if it cannot be watched. */
  listen: (beat: Beat, lasts: number) => void = () => {};
  /** The keys of the events that have not been told yet. */
  #untold: ReadonlySet<string> = $state.raw(new Set());
  #fading: ReturnType<typeof setTimeout> | undefined;

  /** A step is shown, whose events are told next. */
  open(beats: readonly Beat[]): void {
    if (beats.length === 0) return;
    this.beats = beats;
    this.#untold = new Set(beats.map((beat) => beat.key));
  }

  tell(beat: Beat, lasts: number): void {
    const rest = new Set(this.#untold);
    rest.delete(beat.key);
    this.#untold = rest;
    if (lasts > 0) this.current = { beat, lasts };
    if (beat.told.weight === 'moment') this.#show(beat.told);
    this.listen(beat, lasts);
  }

  rest(): void {
    this.current = null;
    this.#untold = new Set();
  }

  stop(): void {
    clearTimeout(this.#fading);
  }

  /** A log without the events that are still to be told. */
  told(log: LogEntry[]): LogEntry[] {
    if (this.#untold.size === 0) return log;
    const untold = (entry: LogEntry, index: number) => this.#untold.has(keyOf(entry, index));
    return log.flatMap((entry) => {
      const events = entry.events.filter((_, index) => !untold(entry, index));
      if (events.length === entry.events.length) return [entry];
      return events.length === 0 ? [] : [{ ...entry, events }];
    });
  }

  #show(event: LogEvent): void {
    this.moment = event;
    clearTimeout(this.#fading);
    this.#fading = setTimeout(() => (this.moment = null), MOMENT);
  }
}

/** What is heard when an event is told. */
export function soundOf({ event, weight }: LogEvent, module: Pick<GameModule, 'sound'>): Sound {
  return module.sound?.(event) ?? (weight === 'moment' ? 'fanfare' : 'card');
}

/** Notices when somebody else is ahead. */
export class LeadWatch {
  #leader = -1;

  /** A new leader as something to tell. */
  follow({ standing, step }: Frame): Beat[] {
    const points = standing.map(total);
    const most = Math.max(...points);
    const leaders = points.flatMap((sum, seat) => (sum === most ? [seat] : []));
    const [leader] = leaders;
    if (leader === undefined || leaders.length > 1 || leader === this.#leader) return [];
    const first = this.#leader < 0;
    this.#leader = leader;
    if (first) return [];
    const told: LogEvent = {
      message: ['web-moment-lead', { seat: leader, points: most }],
      event: { event: 'lead', seat: leader, by: -1 },
      weight: 'moment',
    };
    return [{ key: `${step}.lead`, told, actor: leader, lasts: 900 }];
  }
}
