/** The state of a board that is drawn from the view alone. */

import type { Action } from '../../api/types';
import { Board, provideBoard, useBoard, type Scene } from '../board.svelte';
import type { TableContext } from '../context';
import type { Targets } from '../targets';
import type { Movement } from '../animation';
import { targetsOf } from './actions';
import { movements } from './movements';
import type { AnyView } from './zones';

export class GenericBoard extends Board<AnyView, unknown> {
  protected findTargets(actions: readonly Action[]): Targets {
    return this.viewer === null ? new Map() : targetsOf(actions, this.view, this.viewer);
  }
  /** What its events mean is not known: everything moves with the first. */
  protected movements({ before, after }: Scene<AnyView>, index: number): Movement[] {
    return index === 0 ? movements(before, after) : [];
  }
  get asking(): boolean {
    return false;
  }

  /** The name of a field, as the game says it. */
  label(field: string): string {
    const key = `field-${field}`;
    return this.words.has(key) ? this.words.key(key) : field.replaceAll('_', ' ');
  }

  override name(id: string): string {
    return this.cards.has(id) ? super.name(id) : id.replaceAll('_', ' ');
  }
}

export function provideGeneric(table: () => TableContext<AnyView>): GenericBoard {
  return provideBoard(new GenericBoard(table));
}

export function useGeneric(): GenericBoard {
  return useBoard<GenericBoard>();
}
