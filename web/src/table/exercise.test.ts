import { afterEach, expect, test, vi } from 'vitest';
import { api } from '../api/client';
import type { Action, Frame } from '../api/types';
import { confirmation, hasOtherPeople } from './confirmation';
import { LessonStore } from './lesson.svelte';
import { PuzzleStore } from './puzzle.svelte';
import type { TableStore } from './store.svelte';

const MOVE: Action = { text: 'pass', message: ['do-pass', {}], reveals: false };
const FRAME: Frame = {
  step: 0,
  seat: 0,
  view: {},
  derived: {},
  decision: { kind: 'turn', seat: 0, message: ['ask-placement', {}] },
  actions: [MOVE],
  standing: [],
  outcome: null,
  undo: { can: false, to: null, free: true },
};

afterEach(() => vi.restoreAllMocks());

async function asked(store: TableStore) {
  await store.open();
  const table = store.table!;
  return confirmation(MOVE, [MOVE], {
    always: false,
    undo: table.undo,
    people: hasOtherPeople(table),
  });
}

test('one click makes a choice in a lesson, where a wrong one is taken back', async () => {
  const lesson = { frame: FRAME, log: [], players: 2, seat: 0 };
  vi.spyOn(api, 'lesson').mockResolvedValue({
    ...lesson,
    steps: [],
    expected: 'pass',
    wrong: {},
    last: 0,
  });
  expect(await asked(new LessonStore('spyrium'))).toBe(null);
});

test('a puzzle asks again, since the first choice counts', async () => {
  vi.spyOn(api, 'puzzle').mockResolvedValue({ frame: FRAME, players: 2, seat: 0 });
  expect(await asked(new PuzzleStore('spyrium', 1))).toBe('wanted');
});
