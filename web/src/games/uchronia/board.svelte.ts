/** The state of Uchronia's board. */

import { Board, provideBoard, useBoard } from '../../table/board.svelte';
import type { TableContext } from '../../table/context';
import type { Targets } from '../../table/targets';
import { endsOf, type Journey } from '../../table/travel';
import type { Action } from '../../api/types';
import { obviousAction, targetsOf } from './actions';
import { changed, journeys } from './journeys';
import { SHAPES, type Colour } from './names';
import { outlook, type Outlook } from './outlook';
import {
  activityLimit,
  askedOf,
  threshold,
  type BuildingData,
  type CardFile,
  type Pending,
  type View,
} from './view';

/** A resource card as it moves: its colour and shape, or its back. */
function dress(token: HTMLElement, what: string): void {
  if (what === 'hidden') return;
  token.dataset.colour = what;
  token.textContent = SHAPES[what as Colour];
}

export class UchroniaBoard extends Board<View, CardFile> {
  /** The question on top of the stack. */
  readonly asked = $derived.by<Pending | null>(() => askedOf(this.view));
  readonly goal = $derived.by(() => threshold(this.view, this.file));

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
    return this.asked?.ask !== 'turn';
  }

  card(id: string): BuildingData | undefined {
    return this.file.cards[id];
  }

  /** What an action would bring. */
  outlook(text: string): Outlook {
    const action = this.actions.get(text);
    return action && this.viewer !== null ? outlook(action, this.view, this.file, this.viewer) : {};
  }

  limit(seat: number): number {
    const player = this.view.players[seat];
    return player ? activityLimit(player, this.file) : 0;
  }
}

export function provideUchronia(table: () => TableContext<View, CardFile>): UchroniaBoard {
  return provideBoard(new UchroniaBoard(table, dress));
}

export function useUchronia(): UchroniaBoard {
  return useBoard<UchroniaBoard>();
}
