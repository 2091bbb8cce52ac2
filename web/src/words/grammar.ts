/** Forms of names that the catalogues ask for, as Fluent functions, like `grammar.py`. */

import { FluentNone, type FluentFunction, type FluentValue } from '@fluent/bundle';

/** Whether a little word before a French name loses its vowel. */
function elides(name: string): boolean {
  const plain = name.normalize('NFD').replace(/\p{M}/gu, '');
  return /^([aeiouœæ]|h[aeiouyœæ]|y[^aeiou])/i.test(plain);
}

function de(name: string): string {
  if (name.startsWith('le ')) return `du ${name.slice(3)}`;
  if (name.startsWith('les ')) return `des ${name.slice(4)}`;
  return elides(name) ? `d’${name}` : `de ${name}`;
}

function a(name: string): string {
  if (name.startsWith('le ')) return `au ${name.slice(3)}`;
  if (name.startsWith('les ')) return `aux ${name.slice(4)}`;
  return `à ${name}`;
}

const que = (name: string) => (elides(name) ? `qu’${name}` : `que ${name}`);
const possessive = (name: string) => `${name}’s`;
const capital = (text: string) => text.slice(0, 1).toUpperCase() + text.slice(1);

/** A missing value stays missing, so that it is complained of. */
function fluent(form: (text: string) => string): FluentFunction {
  return ([value]: FluentValue[]) =>
    typeof value === 'string' ? form(value) : (value ?? new FluentNone());
}

export const FUNCTIONS: Record<string, FluentFunction> = {
  DE: fluent(de),
  A: fluent(a),
  QUE: fluent(que),
  POSSESSIVE: fluent(possessive),
  CAPITAL: fluent(capital),
};
