import { describe, expect, it } from 'vitest';
import { runs, search, sections } from './rules';

const RULES = (
  [
    { number: 'S-1', text: 'The game is for 2 to 5 players.', section: 'Box' },
    { number: 'S-2', text: 'A worker stands in a *gap*.', section: 'Market' },
    { number: 'S-3', text: 'Éra A comes first.', section: 'Market' },
  ] as const
).map((rule) => ({ ...rule, source: 'p. 1' }));

describe('rules', () => {
  it('stand by section', () => {
    expect(sections(RULES).map(({ title, rules }) => [title, rules.length])).toEqual([
      ['Box', 1],
      ['Market', 2],
    ]);
  });

  it.each([
    ['', 3],
    ['worker gap', 1],
    ['market', 2],
    ['s-3', 1],
    ['era', 1],
    ['worker players', 0],
  ])('are found by “%s”', (query, count) => {
    expect(search(RULES, query)).toHaveLength(count);
  });

  it('carry their emphasis as runs of text', () => {
    expect(runs('A **b** c *d* `e`.')).toEqual([
      { text: 'A ', as: 'plain' },
      { text: 'b', as: 'strong' },
      { text: ' c ', as: 'plain' },
      { text: 'd', as: 'em' },
      { text: ' ', as: 'plain' },
      { text: 'e', as: 'code' },
      { text: '.', as: 'plain' },
    ]);
  });
});
