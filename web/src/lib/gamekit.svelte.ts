/** What a table of a game needs besides its position: the room, the cards and the words. */

import { rooms } from '../games';
import type { Room } from '../games/room';
import { api } from './api';
import { gameText } from './catalogue';
import { house } from './house.svelte';
import type { CardInfo } from './types';
import type { Language, Words } from './words';

export class GameKit {
  readonly game: string;
  room: Room | null = $state.raw(null);
  cards: Map<string, CardInfo> = $state.raw(new Map());
  file: unknown = $state.raw(null);
  #text: { language: Language; text: string } | null = $state.raw(null);

  constructor(game: string) {
    this.game = game;
  }

  /** Fetches everything; the caller says what went wrong if it fails. */
  async open(): Promise<void> {
    const load = rooms[this.game];
    if (!load) throw new Error(`there is no room for '${this.game}'.`);
    const [room, { sheet, file }] = await Promise.all([
      load(),
      api.cards(this.game),
      this.speak(),
    ]);
    this.cards = new Map(sheet.map((card) => [card.id, card]));
    this.file = file;
    this.room = room;
  }

  /** Fetches the words of the language that the house speaks now. */
  async speak(): Promise<void> {
    const { language } = house.words;
    this.#text = { language, text: await gameText(this.game, language) };
  }

  /** The words of the house and the game; none while they are on their way. */
  words(names: string[]): Words | null {
    if (this.#text === null || this.#text.language !== house.words.language) return null;
    return house.words.with([this.#text.text], names);
  }
}
