/** A guided first game: the server has its positions, and the page leads from one to the next. */

import { api } from '../api/client';
import type { LessonPassage, Message } from '../api/types';
import { errorText } from '../shell/app.svelte';
import { exerciseTable } from './exercise';
import { TableStore } from './store.svelte';

/** A choice that was not the one that is meant, and why not. */
export interface Mistake {
  action: string;
  why: Message;
}

export class LessonStore extends TableStore {
  readonly game: string;
  /** Where the lesson is; what is shown may be a few moves behind. */
  passage: LessonPassage | null = $state.raw(null);
  /** How many of the steps of the passage have been read. */
  read = $state(0);
  mistake: Mistake | null = $state.raw(null);
  readonly #coming = new Map<number, Promise<LessonPassage>>();

  constructor(game: string) {
    super(`lesson-${game}`);
    this.game = game;
  }

  override get exercise(): boolean {
    return true;
  }

  override get forgives(): boolean {
    return true;
  }

  /** The step that is said now; null while a choice is awaited that nothing is said about. */
  idea = $derived.by(() => {
    const steps = this.passage?.steps ?? [];
    return steps[Math.min(this.read, steps.length - 1)] ?? null;
  });
  /** Whether the step that is said is only to be read. */
  reading = $derived.by(() => {
    const { passage } = this;
    if (!passage) return false;
    return this.read < passage.steps.length - (passage.expected === null ? 0 : 1);
  });
  /** Whether everything has been said and done. */
  over = $derived.by(() => this.passage !== null && this.passage.frame.step === this.passage.last);

  override async open(): Promise<void> {
    try {
      await this.#go(0);
    } catch (error) {
      this.failure = { status: 404, sentence: errorText(error) };
    }
  }

  /** The step has been read. */
  next(): void {
    const { passage } = this;
    if (!passage || !this.reading) return;
    this.read += 1;
    if (!this.reading && passage.expected === null) void this.#goOn(passage);
  }

  /** Does the choice that is meant, for whoever wants to see it. */
  show(): void {
    const expected = this.passage?.expected;
    if (expected) this.act(expected);
  }

  override act(action: string): boolean {
    const { passage } = this;
    if (!passage || this.frame?.step !== passage.frame.step) return false;
    if (action === passage.expected) {
      this.mistake = null;
      this.skip();
      void this.#goOn(passage);
      return true;
    }
    const why = passage.wrong[action];
    // Whoever acts knows enough: what would have been read first is passed over.
    this.read = passage.steps.length;
    this.mistake = why ? { action, why } : null;
    return false;
  }

  async #goOn(passage: LessonPassage): Promise<void> {
    if (passage.frame.step < passage.last) await this.#go(passage.frame.step + 1);
  }

  #load(at: number): Promise<LessonPassage> {
    const coming = this.#coming.get(at) ?? api.lesson(this.game, at);
    this.#coming.set(at, coming);
    return coming;
  }

  async #go(at: number): Promise<void> {
    const passage = await this.#load(at);
    const { frame, log, players, seat } = passage;
    const table = exerciseTable(this.game, players, seat, frame, true);
    if (at === 0) this.receive({ type: 'hello', table, frame, log, chat: [], since: 0 });
    else this.receive({ type: 'step', table, frame, log });
    this.passage = passage;
    this.read = 0;
    this.mistake = null;
    if (at < passage.last) void this.#load(at + 1).catch(() => this.#coming.delete(at + 1));
    if (passage.expected === null && passage.steps.length === 0) await this.#goOn(passage);
  }
}
