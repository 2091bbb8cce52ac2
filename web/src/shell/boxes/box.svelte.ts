/** A box while it is open: what was entered, saved a moment later, and what is wrong with it. */

import { SvelteMap } from 'svelte/reactivity';
import { api, type CardEntry } from '../../api/client';
import type { BoxContent, BoxProblem, CardField, CardForms, CardInfo } from '../../api/types';
import { GameAssets } from '../../table/assets.svelte';
import { app, attempt } from '../app.svelte';

/** Milliseconds after the last change until it is saved. */
const PAUSE = 600;

export type Entries = Record<string, CardEntry>;

export class BoxStore {
  readonly id: string;
  content: BoxContent | null = $state.raw(null);
  forms: CardForms | null = $state.raw(null);
  assets: GameAssets | null = $state.raw(null);
  values: Record<string, Entries> = $state.raw({});
  problems: BoxProblem[] = $state.raw([]);
  playable = $state(false);
  /** How the cards look, by section and entry. */
  readonly infos = new SvelteMap<string, CardInfo>();
  /** Entries that are not saved yet. */
  readonly #waiting = new SvelteMap<string, ReturnType<typeof setTimeout>>();
  failed = $state(false);

  constructor(id: string) {
    this.id = id;
  }

  readonly saved = $derived.by(() => this.#waiting.size === 0 && !this.failed);
  readonly words = $derived.by(() => this.assets?.words([]) ?? app.words);
  readonly mine = $derived.by(() => this.content?.mine ?? false);

  async open(): Promise<void> {
    const content = await api.box(this.id);
    const assets = new GameAssets(content.game);
    const [forms] = await Promise.all([api.cardForm(content.game), assets.open()]);
    this.take(content);
    this.forms = forms;
    this.assets = assets;
  }

  take(content: BoxContent): void {
    this.content = content;
    this.values = content.values as Record<string, Entries>;
    this.problems = content.problems;
    this.playable = content.playable;
    this.#look(content.cards);
  }

  /** Whether a name is there for another, which a new card must not take. */
  free(section: string, like: string): string {
    const taken = this.values[section] ?? {};
    const base = like.replace(/-\d+$/, '').slice(0, 26);
    let number = 2;
    while (`${base}-${number}` in taken) number += 1;
    return `${base}-${number}`;
  }

  /** The form of an entry, by its kind if its section has several. */
  formOf(section: string, entry: CardEntry): CardField[] {
    const kinds = this.forms?.forms[section] ?? {};
    const fields = kinds[String(entry['kind'] ?? '')] ?? kinds[''] ?? [];
    return section === 'box' ? fields.filter(({ shape }) => shape !== 'name') : fields;
  }

  builtIn(section: string, entry: string): CardEntry | undefined {
    const all = this.forms?.built_in as Record<string, Entries> | undefined;
    return section === 'box' ? all?.['box'] : all?.[section]?.[entry];
  }

  /** Changes an entry, or takes it out; it is saved when nothing else has changed for a moment. */
  change(section: string, entry: string, values: CardEntry | null): void {
    if (section === 'box') this.values = { ...this.values, box: (values ?? {}) as Entries };
    else {
      const { [entry]: _, ...rest } = this.values[section] ?? {};
      const kept = values === null ? rest : { ...this.values[section], [entry]: values };
      this.values = { ...this.values, [section]: kept };
    }
    const key = `${section}/${entry}`;
    clearTimeout(this.#waiting.get(key));
    this.#waiting.set(
      key,
      setTimeout(() => void this.#save(section, entry), PAUSE),
    );
  }

  async #save(section: string, entry: string): Promise<void> {
    const key = `${section}/${entry}`;
    const all = this.values[section] ?? {};
    const values = section === 'box' ? (all as CardEntry) : (all[entry] ?? null);
    const waiting = this.#waiting.get(key);
    const answer = await attempt(() => api.changeBox(this.id, section, entry, values));
    this.failed = answer === undefined;
    // Whoever went on typing meanwhile is saved once more.
    if (this.#waiting.get(key) === waiting) this.#waiting.delete(key);
    if (!answer) return;
    this.problems = answer.problems;
    this.playable = answer.playable;
    this.#look(answer.cards);
  }

  #look(cards: BoxContent['cards']): void {
    for (const { section, entry, info } of cards) this.infos.set(`${section}/${entry}`, info);
  }
}

/** How many values of an entry are estimates. */
export function estimates(entry: CardEntry | undefined): number {
  const sources = Object.values((entry?.['provenance'] ?? {}) as Record<string, string>);
  return sources.filter((source) => source.startsWith('reconstructed')).length;
}
