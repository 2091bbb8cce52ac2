/** The state of a board that is drawn from the view alone. */

import type { Action } from '../../api/types';
import { Board, provideBoard, useBoard } from '../board.svelte';
import type { TableContext } from '../context';
import type { Targets } from '../targets';
import { endsOf, type Journey } from '../travel';
import { targetsOf } from './actions';
import { changed, journeys } from './journeys';
import type { AnyView } from './zones';

export class GenericBoard extends Board<AnyView, unknown> {
  protected findTargets(actions: readonly Action[]): Targets {
    return this.viewer === null ? new Map() : targetsOf(actions, this.view, this.viewer);
  }
  journeys(before: AnyView, after: AnyView): Journey[] {
    return journeys(before, after);
  }
  protected changed(before: AnyView, after: AnyView): string[] {
    return [...endsOf(this.journeys(before, after)), ...changed(before, after)];
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
