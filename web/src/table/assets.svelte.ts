/** What a table of a game needs besides its position: the game's module, its cards and its words. */

import { api } from '../api/client';
import type { CardInfo } from '../api/types';
import { loadGame } from '../games';
import type { GameModule } from '../games/module';
import { app } from '../shell/app.svelte';
import { gameText } from '../words/catalogue';
import type { Language, Words } from '../words/words';

export class GameAssets {
  readonly game: string;
  /** The table that is played with cards of somebody's own; null with those of the game. */
  readonly #table: string | null;
  module: GameModule | null = $state.raw(null);
  cards: Map<string, CardInfo> = $state.raw(new Map());
  file: unknown = $state.raw(null);
  #text: { language: Language; text: string } | null = $state.raw(null);
  /** The words that were given last, and what they were made of. */
  #given: { words: Words; made: readonly unknown[] } | null = null;

  constructor(game: string, table: string | null = null) {
    this.game = game;
    this.#table = table;
  }

  /** Loads everything; rejects if something fails. */
  async open(): Promise<void> {
    const [module, { sheet, file }] = await Promise.all([
      loadGame(this.game),
      this.#table === null ? api.cards(this.game) : api.tableCards(this.#table),
      this.loadWords(),
    ]);
    this.cards = new Map(sheet.map((card) => [card.id, card]));
    this.file = file;
    this.module = module;
  }

  /** Loads the game's words in the current language of the page. */
  async loadWords(): Promise<void> {
    const { language } = app.words;
    this.#text = { language, text: await gameText(this.game, language) };
  }

  /**
   * The words of the page and the game; null while they are loading. For the same names they are the
   * same object, so that not every message is said again when something else about a table changes.
   */
  words(names: string[]): Words | null {
    if (this.#text === null || this.#text.language !== app.words.language) return null;
    const { text } = this.#text;
    const made = [app.words, text, ...names];
    const known = this.#given;
    if (known?.made.length === made.length && known.made.every((one, at) => one === made[at]))
      return known.words;
    const words = app.words.with([text], names);
    this.#given = { words, made };
    return words;
  }
}
