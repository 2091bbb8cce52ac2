/** What all parts of the table share: the position, what can be done, what is selected. */

import { SpotTable, type Spots } from '../../lib/spots.svelte';
import { lay, tabletop } from '../../lib/tabletop.svelte';
import type { Journey } from '../../lib/travel';
import type { Action } from '../../lib/types';
import type { RoomProps } from '../room';
import { spotsOf } from './actions';
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

/** A resource card as it travels: its colour and shape, or its back. */
function dress(token: HTMLElement, what: string): void {
  if (what === 'hidden') return;
  token.dataset.colour = what;
  token.textContent = SHAPES[what as Colour];
}

export class City extends SpotTable<View, CardFile> {
  /** The question on top of the stack. */
  readonly asked = $derived.by<Pending | null>(() => askedOf(this.view));
  readonly goal = $derived.by(() => threshold(this.view, this.file));

  protected findSpots(actions: readonly Action[]): Spots {
    return spotsOf(actions, this.view);
  }
  journeys(before: View, after: View): Journey[] {
    return journeys(before, after);
  }
  protected changed(before: View, after: View): string[] {
    return changed(before, after);
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
    return action && this.me !== null ? outlook(action, this.view, this.file, this.me) : {};
  }

  limit(seat: number): number {
    const player = this.view.players[seat];
    return player ? activityLimit(player, this.file) : 0;
  }
}

export function openCity(room: () => RoomProps): City {
  return lay(new City(room, dress));
}

export function city(): City {
  return tabletop<City>();
}
