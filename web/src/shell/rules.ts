/** Numbered rules: sections, search, and their inline markup. */

import type { Rule } from '../api/types';

export interface Section {
  title: string;
  rules: Rule[];
}

export function sections(rules: Rule[]): Section[] {
  const found: Section[] = [];
  for (const rule of rules) {
    if (found.at(-1)?.title !== rule.section) found.push({ title: rule.section, rules: [] });
    found.at(-1)!.rules.push(rule);
  }
  return found;
}

function plain(text: string): string {
  return text
    .normalize('NFD')
    .replace(/\p{Diacritic}/gu, '')
    .replace(/’/g, "'")
    .toLowerCase();
}

/** The rules that have every word of the query, in their text, number or section. */
export function search(rules: Rule[], query: string): Rule[] {
  const words = plain(query).split(/\s+/).filter(Boolean);
  if (words.length === 0) return rules;
  return rules.filter((rule) => {
    const text = plain(`${rule.number} ${rule.section} ${rule.text}`);
    return words.every((word) => text.includes(word));
  });
}

export interface Run {
  text: string;
  as: 'plain' | 'strong' | 'em' | 'code';
}

const MARKUP = /\*\*(.+?)\*\*|\*(.+?)\*|`(.+?)`/g;

/** A text with emphasis as runs, so that nothing is ever set as HTML. */
export function runs(text: string): Run[] {
  const found: Run[] = [];
  let from = 0;
  for (const match of text.matchAll(MARKUP)) {
    if (match.index > from) found.push({ text: text.slice(from, match.index), as: 'plain' });
    const [whole, strong, em, code] = match;
    if (strong !== undefined) found.push({ text: strong, as: 'strong' });
    else if (em !== undefined) found.push({ text: em, as: 'em' });
    else found.push({ text: code ?? '', as: 'code' });
    from = match.index + whole.length;
  }
  if (from < text.length) found.push({ text: text.slice(from), as: 'plain' });
  return found;
}
