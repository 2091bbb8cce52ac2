/** The state of Monumental's board. */

import { Board, provideBoard, useBoard } from '../../table/board.svelte';
import type { TableContext } from '../../table/context';
import type { Targets } from '../../table/targets';
import { endsOf, type Journey } from '../../table/travel';
import type { Action, Message, LoggedEvent } from '../../api/types';
import { obviousAction, targetsOf } from './actions';
import { changed, journeys } from './journeys';
import { paymentOf, slotsIn, type Payment } from './outlook';
import {
  askedOf,
  automaPoints,
  automaTally,
  isAutoma,
  sidesOf,
  tallyOf,
  turnOf,
  type CardData,
  type CardFile,
  type Pending,
  type Side,
  type Tally,
  type View,
} from './view';

const SIGNS: Record<string, string> = {
  explorer: '▲',
  warlord: '♛',
  soldier: '●',
  wonder: '★',
  production: '⚒',
  token: '◆',
  card: '▮',
};

/** A piece as it travels: in the colour of its side. */
function dress(token: HTMLElement, what: string): void {
  const [sign = '', seat] = what.split(':');
  if (seat !== undefined) token.dataset.seat = seat;
  token.textContent = SIGNS[sign] ?? '';
}

/** What is marked on the map: what Units can conquer, or how far an Explorer comes. */
export type Reach = 'all' | 'units' | 0 | 1;

export class MonumentalBoard extends Board<View, CardFile> {
  /** The question on top of the stack. */
  readonly asked = $derived.by<Pending | null>(() => askedOf(this.view));
  readonly sides = $derived.by<Side[]>(() => sidesOf(this.view));
  /** The side whose turn it is. */
  readonly turn = $derived.by<number | null>(() => turnOf(this.view));
  reach = $state<Reach>('all');

  /** What is offered for the moment, as actions. */
  readonly offers = $derived.by<string[]>(() =>
    this.spotsUnder('offer:').map((spot) => spot.slice('offer:'.length)),
  );
  /** What the Automa did in its last turn, in words. */
  readonly automaDid = $derived.by<string[]>(() => {
    const logged = this.log.flatMap(({ events }) => events);
    const isIts = ({ event }: LoggedEvent) => String(event.event).startsWith('automa-');
    // A player whose turn has ended may still have to choose before the Automa plays again.
    const its = logged.slice(0, logged.findLastIndex(isIts) + 1);
    const since = its.findLastIndex(({ event }) =>
      ['turn-ends', 'capital-chosen'].includes(String(event.event)),
    );
    return its
      .slice(since + 1)
      .filter(isIts)
      .map(({ message }) => this.words.say(message));
  });

  protected findTargets(actions: readonly Action[]): Targets {
    return targetsOf(actions, this.view);
  }
  protected override obviousAction(spot: string): string | null {
    return this.asked && obviousAction(spot, this.asked);
  }
  journeys(before: View, after: View): Journey[] {
    return journeys(before, after);
  }
  protected changed(before: View, after: View): string[] {
    return [...endsOf(this.journeys(before, after)), ...changed(before, after)];
  }
  get asking(): boolean {
    return !['turn', 'activate'].includes(this.asked?.ask ?? 'turn');
  }

  card(id: string): CardData | undefined {
    return this.file.cards[id];
  }

  isAutoma(side: number): boolean {
    return isAutoma(this.view, side);
  }

  sideName(side: number): string {
    return this.isAutoma(side) ? this.words.key('label-automa') : (this.names[side] ?? '');
  }

  tally(side: number): Tally {
    return this.isAutoma(side)
      ? automaTally(this.view, this.file)
      : tallyOf(this.standing[side], this.file);
  }

  /** The points of a side if the game ended now. */
  pointsOf(side: number): number {
    if (!this.isAutoma(side)) return this.points(side);
    return automaPoints(this.view, this.file, this.tally(0));
  }

  /** What an action would pay. */
  payment(text: string): Payment | null {
    const action = this.actions.get(text);
    return action && this.viewer !== null ? paymentOf(action, this.view, this.viewer) : null;
  }

  /** A part of what an action says, such as its gain. */
  part(text: string, name: string): Message | null {
    const found = this.actions.get(text)?.message[1][name];
    return Array.isArray(found) ? found : null;
  }

  /** The row and the column that would be activated by what is chosen or pointed at. */
  readonly cross = $derived.by<string[]>(() => {
    const pointed = this.hinted ? this.actionsOf(this.hinted.spot)[0] : undefined;
    const text = this.chosen ?? pointed ?? '';
    return text.startsWith('activate ') ? slotsIn(this.actions.get(text)?.changes) : [];
  });
}

export function provideMonumental(table: () => TableContext<View, CardFile>): MonumentalBoard {
  return provideBoard(new MonumentalBoard(table, dress));
}

export function useMonumental(): MonumentalBoard {
  return useBoard<MonumentalBoard>();
}
