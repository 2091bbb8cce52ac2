import { expect, it } from 'vitest';
import text from '../../../tests/words/grammar.json?raw';
import { FUNCTIONS } from './grammar';

/** The terminal is tested with the same cases. */
const CASES = JSON.parse(text) as [string, string, string][];

it.each(CASES)('says %s of “%s” as the terminal does', (name, value, said) => {
  expect(FUNCTIONS[name]!([value], {})).toBe(said);
});

it('has cases for every function', () => {
  expect(new Set(CASES.map(([name]) => name))).toEqual(new Set(Object.keys(FUNCTIONS)));
});
