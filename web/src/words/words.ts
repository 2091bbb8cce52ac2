/** Formats messages in one language, like `words.py`. */

import { FluentBundle, FluentNumber, FluentResource, type FluentVariable } from '@fluent/bundle';
import type { Message, Param } from '../api/types';
import { FUNCTIONS } from './grammar';

export const LANGUAGES = ['en', 'fr'] as const;
export type Language = (typeof LANGUAGES)[number];

type Pattern = Parameters<FluentBundle['formatPattern']>[0];
type Params = { [name: string]: Param };

/** The catalogues that have been parsed: that takes long, and they do not change. */
const parsed = new Map<string, FluentResource>();

function parse(text: string): FluentResource {
  const resource = parsed.get(text) ?? new FluentResource(text);
  parsed.set(text, resource);
  return resource;
}

/** A number in digits alone, as seeds and scores are said. */
class Digits extends FluentNumber {
  constructor(value: number) {
    super(value, { useGrouping: false });
  }
  /** Whole numbers need no formatter of the browser, the first of which takes long to make. */
  override toString(scope?: Parameters<FluentNumber['toString']>[0]): string {
    return Number.isInteger(this.value) ? String(this.value) : super.toString(scope);
  }
}

/**
 * A parameter that is itself a message is said first; its attributes (such as a form with an
 * article) can be used as `$card-the`. A parameter `seat` gives the name of the `$player`. What a
 * name makes of the words around it (`{ DE($player) }`) stands in `grammar.ts`.
 */
export class Words {
  readonly language: Language;
  readonly names: readonly string[];
  #texts: readonly string[];
  #bundle: FluentBundle;
  /** Messages that have been said; those of a log are said again with every line that is added. */
  #said = new WeakMap<Message, string>();
  #complain: (problem: string) => void;

  /**
   * A message that the catalogue does not have whole is said as well as can be, since a page with
   * an odd word is better than none; `complain` hears of it.
   */
  constructor(
    language: Language,
    texts: readonly string[],
    names: readonly string[] = [],
    complain: (problem: string) => void = console.error,
  ) {
    this.language = language;
    this.names = names;
    this.#complain = complain;
    this.#texts = texts;
    this.#bundle = new FluentBundle(language, { functions: FUNCTIONS, useIsolating: false });
    for (const text of texts) this.#bundle.addResource(parse(text));
  }

  /** The same words with more of them, such as a game's. */
  with(texts: readonly string[], names: readonly string[] = this.names): Words {
    return new Words(this.language, [...this.#texts, ...texts], names, this.#complain);
  }

  /** The message in words. */
  say(message: Message): string {
    const said = this.#said.get(message) ?? this.#say(message);
    this.#said.set(message, said);
    return said;
  }

  #say([key, params]: Message): string {
    const value = this.#bundle.getMessage(key)?.value;
    if (value === undefined || value === null) return this.#missing(key);
    return this.#format(value, this.#variables(params), key);
  }

  /** The message of a key with its parameters. */
  key(key: string, params: Params = {}): string {
    return this.#say([key, params]);
  }

  /**
   * Where a value comes from, and why. A reason that the catalogue lacks, such as that of somebody's
   * own card file, is said as it stands there.
   */
  source(provenance: string): { source: string; why: string } {
    const [, source = '', reason = ''] = /^(\w*)[:;\s]*(.*)$/.exec(provenance) ?? [];
    const [, id, of = ''] = /^([\w-]+)(?: \((.*)\))?$/.exec(reason) ?? [];
    return {
      source: this.key(`source-${source}`),
      why: id && this.has(`why-${id}`) ? this.key(`why-${id}`, { of }) : reason,
    };
  }

  /** An attribute of a message, such as the form of a card's name with its article. */
  form(message: Message, attribute: string): string {
    const [key, params] = message;
    const pattern = this.#bundle.getMessage(key)?.attributes[attribute];
    if (pattern === undefined) return this.#missing(`${key}.${attribute}`);
    return this.#format(pattern, this.#variables(params), key);
  }

  has(key: string): boolean {
    return this.#bundle.hasMessage(key);
  }

  hasForm(message: Message, attribute: string): boolean {
    return attribute in (this.#bundle.getMessage(message[0])?.attributes ?? {});
  }

  #variables(params: Params): Record<string, FluentVariable> {
    const said: Record<string, FluentVariable> = {};
    for (const [name, value] of Object.entries(params)) {
      if (Array.isArray(value)) {
        said[name] = this.say(value);
        const attributes = this.#bundle.getMessage(value[0])?.attributes ?? {};
        const inner = this.#variables(value[1]);
        for (const [form, pattern] of Object.entries(attributes))
          said[`${name}-${form}`] = this.#format(pattern, inner, value[0]);
      } else {
        said[name] = typeof value === 'number' ? new Digits(value) : value;
        if (name === 'seat' && typeof value === 'number') {
          const player = this.names[value];
          if (player !== undefined) said['player'] = player;
        }
      }
    }
    return said;
  }

  #format(pattern: Pattern, variables: Record<string, FluentVariable>, key: string): string {
    const errors: Error[] = [];
    const text = this.#bundle.formatPattern(pattern, variables, errors);
    if (errors[0])
      this.#complain(`message '${key}' in ${this.language}.ftl: ${errors[0].message}.`);
    return text;
  }

  #missing(key: string): string {
    this.#complain(`there is no message '${key}' in ${this.language}.ftl.`);
    return key;
  }
}
