/** A puzzle: one position and one choice, which is compared with the solution. */

import { api } from '../api/client';
import type { Solution } from '../api/types';
import { errorText } from '../shell/app.svelte';
import { exerciseTable } from './exercise';
import { TableStore } from './store.svelte';

export class PuzzleStore extends TableStore {
  readonly game: string;
  readonly number: number;
  /** What was chosen first; later choices change nothing about it. */
  chosen: string | null = $state(null);
  solution: Solution | null = $state.raw(null);

  constructor(game: string, number: number) {
    super(`puzzle-${game}-${number}`);
    this.game = game;
    this.number = number;
  }

  override get exercise(): boolean {
    return true;
  }

  get best(): string | null {
    return this.solution?.choices[0]?.action ?? null;
  }
  /** Whether the first choice was the best one; null before there is one. */
  solved = $derived.by(() => (this.solution && this.chosen ? this.chosen === this.best : null));

  override async open(): Promise<void> {
    try {
      const { frame, players, seat } = await api.puzzle(this.game, this.number);
      const table = exerciseTable(this.game, players, seat, frame);
      this.receive({ type: 'hello', table, frame, log: [], chat: [], since: 0 });
    } catch (error) {
      this.failure = { status: 404, sentence: errorText(error) };
    }
  }

  override act(action: string): boolean {
    if (this.chosen === null) void this.#compare(action);
    return false;
  }

  async #compare(action: string): Promise<void> {
    this.chosen = action;
    this.solution = await api.solution(this.game, this.number);
  }
}
