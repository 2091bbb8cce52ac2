import { beforeAll, describe, expect, it } from 'vitest';
import { wordsFor } from '../../tests/words';
import { groups, mainChoices, say } from './choices';
import type { Action } from '../api/types';
import { Words } from '../words/words';

let words: Words;
beforeAll(async () => {
  words = await wordsFor('en', ['Zoé', 'Marc']);
});

function place(gap: string): Action {
  const side = ['card-mine1', {}] as Action['message'];
  return {
    text: `place ${gap}`,
    message: ['do-place', { gap, one: side, two: side }],
    reveals: false,
  };
}
const start: Action = { text: 'switch', message: ['do-switch', {}], reveals: false };

describe('choices', () => {
  const many = [place('a1-b1'), place('b1-c1'), start, place('a2-b2'), place('b2-c2')];

  it('are said in words', () => {
    expect(say([start], words)[0]!.said).toBe('Start activating');
  });

  it('stand together by kind, in the order in which kinds appear', () => {
    const texts = groups(say(many, words), words).map((group) => group.choices.length);
    expect(texts).toEqual([4, 1]);
  });

  it('are main ones if they are short and the only one of their kind', () => {
    expect(mainChoices(say(many, words)).map((one) => one.text)).toEqual(['switch']);
  });

  it('are all main ones if they fit on one line', () => {
    const tokens = [1, 2, 3].map((value): Action => ({
      text: `token ${value}`,
      message: ['do-token', { value }],
      reveals: false,
    }));
    expect(mainChoices(say(tokens, words))).toHaveLength(3);
  });

  it('leave out the first of too many main ones, so that a turn can be ended', () => {
    const kinds = ['do-gain', 'do-call', 'do-end'].map((key): Action => ({
      text: key,
      message: [key, {}],
      reveals: false,
    }));
    const brief = new Words('en', ['do-gain = Take money\ndo-call = Call\ndo-end = End the turn']);
    const main = (space?: number) =>
      mainChoices(say(kinds, brief), space).map((choice) => choice.text);
    expect(main()).toEqual(['do-gain', 'do-call', 'do-end']);
    expect(main(20)).toEqual(['do-call', 'do-end']);
    expect(main(12)).toEqual(['do-end']);
    expect(main(5)).toEqual([]);
  });

  it('carry the title of their group if the game has one', () => {
    const titled = new Words('en', [
      'card-mine1 = Mine\ndo-place = Place at { $gap }\n    .group = Place a worker',
    ]);
    expect(groups(say([place('a1-b1')], titled), titled)[0]!.title).toBe('Place a worker');
  });

  it('stand under one title if their kinds share it', () => {
    const market = 'Use a worker';
    const titled = new Words('en', [
      `do-gain = Take money\n    .group = ${market}\ndo-call = Call\n    .group = ${market}`,
    ]);
    const both = ['do-gain', 'do-call'].map((key): Action => ({
      text: key,
      message: [key, {}],
      reveals: false,
    }));
    expect(groups(say(both, titled), titled).map((group) => group.choices.length)).toEqual([2]);
  });
});
