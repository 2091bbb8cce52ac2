/** The state of Monumental's board. */

import { Board, provideBoard, useBoard, type Scene } from '../../table/board.svelte';
import type { TableContext } from '../../table/context';
import type { Haul } from '../../table/drag.svelte';
import type { Targets } from '../../table/targets';
import type { Movement } from '../../table/animation';
import type { Action, LogEvent } from '../../api/types';
import { nameIn } from '../events';
import { haulOf, obviousAction, targetsOf } from './actions';
import { movements } from './movements';
import { standingOn } from './pieces';
import { paymentOf, slotsIn, type Payment } from './outlook';
import {
  askedOf,
  isAutoma,
  sidesOf,
  turnOf,
  type CardData,
  type CardFile,
  type Derived,
  type Pending,
  type Side,
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
  good: '✦',
};

/** A piece that moves, in the colour of its side. */
function drawToken(token: HTMLElement, what: string): void {
  const [sign = '', seat] = what.split(':');
  if (seat !== undefined && sign !== 'good') token.dataset.seat = seat;
  token.textContent = SIGNS[sign] ?? '';
}

/** What is marked on the map: what Units can conquer, or how far an Explorer comes. */
export type Reach = 'all' | 'units' | 0 | 1;

export class MonumentalBoard extends Board<View, CardFile, Derived> {
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
  /** The events of the Automa's last turn. */
  readonly automaEvents = $derived.by<LogEvent[]>(() => {
    const logged = this.log.flatMap(({ events }) => events);
    const isIts = ({ event }: LogEvent) => String(event.event).startsWith('automa-');
    // A player whose turn has ended may still have to choose before the Automa plays again.
    const its = logged.slice(0, logged.findLastIndex(isIts) + 1);
    const since = its.findLastIndex(({ event }) =>
      ['turn-ends', 'capital-chosen'].includes(String(event.event)),
    );
    return its.slice(since + 1).filter(isIts);
  });
  /** What the Automa did in its last turn, in words; its cards lie open. */
  readonly automaDid = $derived.by<string[]>(() =>
    this.automaEvents
      .filter(({ event, weight }) => weight !== 'quiet' && event.event !== 'automa-card')
      .map(({ message }) => this.words.say(message)),
  );
  /** The cards of the Automa that lie open, as far as that has been told; the newest first. */
  readonly automaCards = $derived.by<string[]>(() => {
    const told = this.beats.findIndex(({ key }) => key === this.telling?.beat.key);
    const untold = told < 0 ? [] : this.beats.slice(told + 1).map((beat) => beat.told.event);
    const hidden = untold.map((event) => nameIn(event, 'automa_card'));
    return this.view.automa_played.filter((card) => !hidden.includes(card)).reverse();
  });

  protected findTargets(actions: readonly Action[]): Targets {
    return targetsOf(actions, this.view);
  }
  protected override obviousAction(spot: string): string | null {
    return this.asked && obviousAction(spot, this.asked);
  }
  protected override haul({ text }: Action): Haul | null {
    return this.asked && haulOf(text, this.view, this.asked);
  }
  /** A tile is explained by what it is: a Capital, a market, a Free City, or any province. */
  protected override subject(spot: string): string {
    const [zone, name = ''] = spot.split(':');
    if (zone !== 'tile') return spot;
    const { terrain, market, state } = standingOn(this.view, Number(name));
    if (terrain === 'capital') return 'capital';
    return market ? 'market' : state.city ? 'free-city' : state.barbarian ? 'barbarian' : spot;
  }
  protected movements(scene: Scene<View>, index: number): Movement[] {
    // The purse of the viewer has names without a seat.
    const own = `good:${this.viewer}:`;
    return movements(scene, index).map((movement) =>
      movement.to.startsWith(own)
        ? { ...movement, to: movement.to.replace(own, 'good:') }
        : movement,
    );
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

  /** The points of a side if the game ended now. */
  pointsOf(side: number): number {
    return this.derived.points[side] ?? 0;
  }

  /** What an action would pay. */
  payment(text: string): Payment | null {
    const action = this.actions.get(text);
    return action && this.viewer !== null ? paymentOf(action, this.view, this.viewer) : null;
  }

  /** The row and the column that would be activated by what is chosen or pointed at. */
  readonly cross = $derived.by<string[]>(() => {
    const pointed = this.hinted ? this.actionsOf(this.hinted.spot)[0] : undefined;
    const text = this.chosen ?? pointed ?? '';
    return text.startsWith('activate ') ? slotsIn(this.actions.get(text)?.changes) : [];
  });
}

export function provideMonumental(
  table: () => TableContext<View, CardFile, Derived>,
): MonumentalBoard {
  return provideBoard(new MonumentalBoard(table, drawToken));
}

export function useMonumental(): MonumentalBoard {
  return useBoard<MonumentalBoard>();
}
