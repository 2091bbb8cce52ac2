/** The state of Uchronia's board. */

import { Board, provideBoard, useBoard, type Scene } from '../../table/board.svelte';
import type { TableContext } from '../../table/context';
import type { Haul } from '../../table/drag.svelte';
import type { Targets } from '../../table/targets';
import type { Movement } from '../../table/animation';
import type { Action } from '../../api/types';
import { haulOf, obviousAction, targetsOf } from './actions';
import { movements } from './movements';
import { SHAPES, type Colour } from './names';
import { outlook, type Outlook } from './outlook';
import {
  askedOf,
  type BuildingData,
  type CardFile,
  type Derived,
  type Pending,
  type View,
} from './view';

/** A resource card as it moves: its colour and shape, or its back. */
function drawToken(token: HTMLElement, what: string): void {
  if (what === 'hidden' || !what) return;
  token.dataset.colour = what;
  token.textContent = SHAPES[what as Colour];
}

export class UchroniaBoard extends Board<View, CardFile, Derived> {
  /** The question on top of the stack. */
  readonly asked = $derived.by<Pending | null>(() => askedOf(this.view));

  protected findTargets(actions: readonly Action[]): Targets {
    return targetsOf(actions, this.view);
  }
  protected override obviousAction(spot: string): string | null {
    return this.asked && obviousAction(spot, this.asked);
  }
  protected override haul(action: Action): Haul | null {
    return this.asked && haulOf(action, this.view, this.asked);
  }
  protected movements(scene: Scene<View>, index: number): Movement[] {
    return movements(scene, index);
  }
  /** The points that begin the end. */
  get goal(): number {
    return this.derived.threshold;
  }
  get asking(): boolean {
    return this.asked?.ask !== 'turn';
  }

  card(id: string): BuildingData | undefined {
    return this.file.cards[id];
  }

  /** A building may be added to several times in one order. */
  override repeats(text: string): boolean {
    const needs = text.startsWith('add ') ? this.outlook(text).needs : undefined;
    return needs !== undefined && !needs.completes;
  }

  /** What an action would bring. */
  outlook(text: string): Outlook {
    const action = this.actions.get(text);
    const { view, derived, file, viewer: seat } = this;
    return action && seat !== null ? outlook(action, { view, derived, file, seat }) : {};
  }
}

export function provideUchronia(table: () => TableContext<View, CardFile, Derived>): UchroniaBoard {
  return provideBoard(new UchroniaBoard(table, drawToken));
}

export function useUchronia(): UchroniaBoard {
  return useBoard<UchroniaBoard>();
}
