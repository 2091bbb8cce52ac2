/** The legal actions, sorted for reading: a few main ones, and the rest by kind. */

import type { Action } from '../api/types';
import type { Words } from '../words/words';

export interface Choice extends Action {
  said: string;
}

export interface Group {
  /** The kind in words, if the game has a word for it (`.group` of the action's message). */
  title: string | null;
  choices: Choice[];
}

/** Letters that one button, and all of them together, may have at the most. */
const SHORT = 34;
const TOGETHER = 75;

export function say(actions: Action[], words: Words): Choice[] {
  return actions.map((action) => ({ ...action, said: words.say(action.message) }));
}

/** Choices by the title of their kind, else by their message, in the order in which kinds appear. */
export function groups(choices: Choice[], words: Words): Group[] {
  const found = new Map<string, Group>();
  for (const choice of choices) {
    const title = titleOf(choice, words);
    const key = title ?? choice.message[0];
    const group = found.get(key) ?? { title, choices: [] };
    group.choices.push(choice);
    found.set(key, group);
  }
  return [...found.values()];
}

function titleOf(choice: Choice, words: Words): string | null {
  return words.hasForm(choice.message, 'group') ? words.form(choice.message, 'group') : null;
}

/** What stands in the decision bar as buttons: everything if its letters fit there, else what is
 * short and the only one of its kind; of too many the last, by which turns are ended. */
export function mainChoices(choices: Choice[], space = TOGETHER): Choice[] {
  const letters = Math.min(space, TOGETHER);
  if (lengthOf(choices) <= letters) return choices;
  const kinds = choices.map((choice) => choice.message[0]);
  const alone = choices.filter(
    ({ message: [kind], said }) =>
      said.length <= SHORT && kinds.indexOf(kind) === kinds.lastIndexOf(kind),
  );
  while (lengthOf(alone) > letters) alone.shift();
  return alone;
}

function lengthOf(choices: Choice[]): number {
  return choices.reduce((sum, choice) => sum + choice.said.length, 0);
}
