/** A table that is being played: everything that the decision bar, the side panel and the board share. */

import { getContext, setContext, tick } from 'svelte';
import { api } from '../api/client';
import type { CardInfo, Frame, GameEvent, Message, Table } from '../api/types';
import type { GameModule } from '../games/module';
import { app, attempt } from '../shell/app.svelte';
import { go } from '../shell/router.svelte';
import type { Words } from '../words/words';
import type { GameAssets } from './assets.svelte';
import { settings } from '../shell/settings.svelte';
import { say } from './choices';
import { confirmation, hasOtherPeople, type Question } from './confirmation';
import type { TableContext, Telling } from './context';
import { toDecision } from './focus';
import { Gesture } from './gesture';
import { openRail } from './layout.svelte';
import { lines, type Line } from './log';
import type { Beat } from './queue';
import { recap, seatOf } from './recap';
import type { TableStore } from './store.svelte';
import { undoOffer } from './undo';

/** An earlier position, which the page shows without anything to do. */
export interface Past {
  frame: Frame;
  entry: number;
}

export type Tab = 'log' | 'chat';

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
  readonly #gesture = new Gesture();
  /** The action that is shown before it is done. */
  chosen = $state<string | null>(null);
  /** The card that is open. */
  card = $state.raw<CardInfo | null>(null);
  rules = $state.raw<RulesQuery | null>(null);
  menu = $state(false);
  tab = $state<Tab>('log');
  /** On a small screen log and chat are in a drawer. */
  drawer = $state(false);
  /** Whether the list of choices is open. */
  list = $state(false);
  /** Whether an answer comes without a click in a moment. */
  going = $state(false);
  #pointed = $state.raw<Set<string>>(new Set());
  /** The spots of the event that was told last, for a moment. */
  recent = $state.raw<Set<string>>(new Set());
  /** An earlier position that is looked at. */
  past = $state.raw<Past | null>(null);

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
    return this.store.toldLog;
  }
  get module(): GameModule {
    return this.#props().module;
  }
  get beats(): readonly Beat[] {
    return this.store.story.beats;
  }
  get telling(): Telling | null {
    return this.store.story.current;
  }

  readonly choices = $derived.by(() => say(this.frame.actions, this.words));
  /** Whether an answer has been sent and not confirmed yet. */
  readonly busy = $derived.by(() => this.store.sent === this.frame.step);
  readonly highlight = $derived.by(() => (this.#pointed.size > 0 ? this.#pointed : this.recent));
  readonly undoOffer = $derived.by(() => undoOffer(this.table, this.frame));
  /** Who is behind a question that comes outside one's own turn. */
  get cause(): Message | null {
    const { module } = this.#props();
    const { view, seat } = this.frame;
    return seat === null ? null : (module.cause?.(view, seat) ?? null);
  }
  /** What was done last, in words. */
  readonly last = $derived.by(() => {
    const event = this.log.at(-1)?.events[0];
    return event ? this.words.say(event.message) : '';
  });
  /** What the others did since I acted last; for a spectator, since the one who decides now did. */
  readonly recap = $derived.by(() => {
    const actor = this.frame.decision?.seat;
    const mine = this.store.mine.length > 0 ? this.store.mine : actor === undefined ? [] : [actor];
    return recap({
      log: this.log,
      mine,
      chosenAt: this.store.chosenAt,
      sideOf: this.module.sideOf ?? seatOf,
      words: this.words,
      before: this.store.standingBefore,
      now: this.frame.standing,
    });
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

  act(text: string, again = false): void {
    if (this.busy || !this.#isLegal(text)) return;
    this.#gesture.begin(this.frame, text, again);
    this.store.chosenAt = this.frame.step;
    this.#send(text);
  }

  #send(text: string): void {
    this.chosen = text;
    this.drawer = false;
    if (!this.store.act(text)) this.chosen = null;
  }

  /** Why a second click is asked for before an action is done; null if one click does it. */
  confirmation(text: string): Question {
    const { actions } = this.frame;
    const action = actions.find((one) => one.text === text);
    if (!action) return null;
    return confirmation(action, actions, {
      always: settings.confirm,
      undo: this.table.undo || this.store.forgives,
      people: hasOtherPeople(this.table),
    });
  }

  /** Answers the question that is shown without a click, where a gesture goes on or there is no choice. */
  goOn(): (() => void) | void {
    if (this.frame.seat === null || this.store.handTo !== null || this.store.exercise) return;
    const { follow } = this.#props().module;
    const next = this.#gesture.next(this.frame, follow, {
      gestures: !settings.confirm,
      forced: settings.forced && !(this.#people && this.#secrets),
      people: this.#people,
    });
    if (!next || (next.chosen && this.confirmation(next.text))) return;
    this.going = true;
    const timer = setTimeout(() => {
      this.going = false;
      if (this.busy || this.chosen !== null) return;
      this.#gesture.goOn(next);
      this.#send(next.text);
    }, next.pause);
    return () => {
      this.going = false;
      clearTimeout(timer);
    };
  }

  get #people(): boolean {
    return hasOtherPeople(this.table);
  }
  /** Whether seats know things that others do not. */
  get #secrets(): boolean {
    return app.games.find(({ name }) => name === this.table.game)?.secrets ?? true;
  }

  async reason(text: string): Promise<Message | null> {
    const { seat } = this.frame;
    if (seat === null || this.store.exercise) return null;
    // A thing that cannot say why stays silent.
    return api.reason(this.table.id, text, seat).then(
      ({ reason }) => reason,
      () => null,
    );
  }

  /** Does what one click may do; else shows the action, and a second press does it. */
  press(text: string): void {
    if (this.chosen === text || this.confirmation(text) === null) this.act(text);
    else this.choose(text);
  }

  #isLegal(text: string): boolean {
    return this.frame.actions.some((action) => action.text === text);
  }

  undo(): void {
    if (!this.undoOffer?.can) return;
    const since = this.#gesture.begun(this.frame);
    this.#gesture.stop();
    void attempt(() => api.undo(this.table.id, this.store.step, since));
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
    this.list = false;
    openRail(true);
    await tick();
    document.querySelector<HTMLElement>('#panel')?.focus();
  }

  /** Opens the list of choices and moves the focus there. */
  async showList(): Promise<void> {
    this.list = true;
    this.drawer = false;
    await tick();
    const list = document.getElementById('choices');
    (list?.querySelector<HTMLElement>('[role="option"][tabindex="0"]') ?? list)?.focus();
  }

  /** Closes the list of choices; the focus leaves it, since it shows where the keyboard is. */
  hideList(): void {
    if (document.getElementById('choices')?.contains(document.activeElement)) toDecision();
    this.list = false;
  }

  toggleList(): void {
    if (this.list) this.hideList();
    else void this.showList();
  }

  /** The table as the board shows it. */
  get shown(): TableContext {
    return this.past ? this.#at(this.past) : this;
  }

  /** The table at an earlier position, with nothing to do. */
  #at({ frame, entry }: Past): TableContext {
    const { cards, file, names, words } = this;
    return {
      frame,
      cards,
      file,
      names,
      words,
      log: this.store.log.filter((one) => one.number <= entry),
      highlight: this.#pointed,
      beats: [],
      telling: null,
      chosen: null,
      confirmation: () => null,
      choose: () => undefined,
      act: () => undefined,
      inspect: (id) => this.inspect(id),
    };
  }

  /** Shows the table as it was after a line of the log: in a replay once the game is over. */
  async look(line: Line): Promise<void> {
    if (this.store.exercise) return;
    if (this.table.status === 'over') await this.#openReplay(line);
    else {
      const entry = line.entry.number;
      const found = () => api.position(this.table.id, entry + 1, this.frame.seat);
      const frame = entry + 1 === this.frame.step ? null : await attempt(found);
      this.past = frame ? { frame: { ...frame, actions: [] }, entry } : null;
    }
  }

  /** Opens the replay of a finished game at a line of its log. */
  async #openReplay(line: Line): Promise<void> {
    const loadOlder = () => this.store.loadOlder().then(() => true);
    while (!this.store.logComplete) if (!(await attempt(loadOlder))) return;
    const found = lines(this.store.log).find((one) => one.entry.number === line.entry.number);
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
