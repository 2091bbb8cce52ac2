/** A table that is being played: everything that the decision bar, the side panel and the board share. */

import { getContext, setContext, tick } from 'svelte';
import { api } from '../api/client';
import type { CardInfo, Frame, GameEvent, Message, Table } from '../api/types';
import type { GameModule } from '../games/module';
import { attempt } from '../shell/app.svelte';
import { go } from '../shell/router.svelte';
import type { Words } from '../words/words';
import type { GameAssets } from './assets.svelte';
import { say } from './choices';
import type { TableContext } from './context';
import { lines, type Line } from './log';
import type { TableStore } from './store.svelte';
import { undoOffer } from './undo';

export type Tab = 'choices' | 'log' | 'chat';

/** Which rules are shown: a numbered one, those that match a query, or all. */
export interface RulesQuery {
  rule?: string;
  query?: string;
}

/** What the page gives to a table once everything has been loaded. */
export interface PlayProps {
  store: TableStore;
  table: Table;
  frame: Frame;
  assets: GameAssets;
  module: GameModule;
  words: Words;
  names: string[];
  title: string;
}

export class Play implements TableContext {
  readonly #props: () => PlayProps;
  /** The action that is previewed: the first click previews, the second one acts. */
  chosen = $state<string | null>(null);
  /** The card that is open. */
  card = $state.raw<CardInfo | null>(null);
  rules = $state.raw<RulesQuery | null>(null);
  menu = $state(false);
  tab = $state<Tab>('choices');
  /** On a small screen the side panel is a drawer. */
  drawer = $state(false);
  #pointed = $state.raw<Set<string>>(new Set());
  /** The spots that the last move of another player was about, for a moment. */
  recent = $state.raw<Set<string>>(new Set());

  constructor(props: () => PlayProps) {
    this.#props = props;
  }

  get store(): TableStore {
    return this.#props().store;
  }
  get table(): Table {
    return this.#props().table;
  }
  get frame(): Frame {
    return this.#props().frame;
  }
  get words(): Words {
    return this.#props().words;
  }
  get names(): string[] {
    return this.#props().names;
  }
  get cards(): Map<string, CardInfo> {
    return this.#props().assets.cards;
  }
  get file(): unknown {
    return this.#props().assets.file;
  }
  get log() {
    return this.store.log;
  }

  readonly choices = $derived.by(() => say(this.frame.actions, this.words));
  /** Whether an answer has been sent and not confirmed yet. */
  readonly busy = $derived.by(() => this.store.sent === this.frame.step);
  readonly highlight = $derived.by(() => (this.#pointed.size > 0 ? this.#pointed : this.recent));
  readonly undoOffer = $derived.by(() => undoOffer(this.table, this.frame));
  /** What was done last, in words. */
  readonly last = $derived.by(() => {
    const event = this.log.at(-1)?.events[0];
    return event ? this.words.say(event.message) : '';
  });

  /** The spots that events were about. */
  marksOf(events: GameEvent[]): Set<string> {
    const { module } = this.#props();
    return new Set(events.flatMap((event) => module.marks(event)));
  }

  /** Highlights what events were about, such as those of a line of the log under the pointer. */
  point(events: GameEvent[]): void {
    this.#pointed = this.marksOf(events);
  }

  choose(text: string | null): void {
    if (!this.busy) this.chosen = text !== null && this.#isLegal(text) ? text : null;
  }

  act(text: string): void {
    if (this.busy || !this.#isLegal(text)) return;
    this.chosen = text;
    this.drawer = false;
    this.store.act(text);
  }

  async reason(text: string): Promise<Message | null> {
    const { seat } = this.frame;
    if (seat === null) return null;
    // A thing that cannot say why stays silent.
    return api.reason(this.table.id, text, seat).then(
      ({ reason }) => reason,
      () => null,
    );
  }

  /** Previews an action; a second press acts. */
  press(text: string): void {
    if (this.chosen === text) this.act(text);
    else this.choose(text);
  }

  #isLegal(text: string): boolean {
    return this.frame.actions.some((action) => action.text === text);
  }

  undo(): void {
    if (this.undoOffer?.can) void attempt(() => api.undo(this.table.id, this.store.step));
  }

  inspect(id: string): void {
    this.card = this.cards.get(id) ?? null;
  }

  showRules(wanted: RulesQuery = {}): void {
    this.card = null;
    this.menu = false;
    this.rules = wanted;
  }

  /** Opens a tab of the side panel and moves the focus there. */
  async showTab(tab: Tab): Promise<void> {
    this.tab = tab;
    this.drawer = true;
    await tick();
    const place = tab === 'choices' ? '[role="option"][tabindex="0"]' : '#panel';
    document.querySelector<HTMLElement>(place)?.focus();
  }

  /** Opens the replay of a finished game at a line of its log. */
  async openReplay(line: Line): Promise<void> {
    if (this.table.status !== 'over') return;
    const loadOlder = () => this.store.loadOlder().then(() => true);
    while (!this.store.logComplete) if (!(await attempt(loadOlder))) return;
    const found = lines(this.log).find((one) => one.entry.number === line.entry.number);
    if (found?.step != null) go(`/replay/${this.table.id}?step=${found.step}`);
  }
}

/** The key of the context in which the parts of a table find its `Play`. */
export const PLAY = Symbol('play');

/** Makes a table that is being played available to its parts. */
export function providePlay(play: Play): Play {
  return setContext(PLAY, play);
}

export function usePlay(): Play {
  return getContext<Play>(PLAY);
}
