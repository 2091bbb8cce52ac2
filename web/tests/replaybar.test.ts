import { flushSync, mount, unmount } from 'svelte';
import { expect, it } from 'vitest';
import { setLanguage } from '../src/shell/app.svelte';
import ReplayBar from '../src/table/ReplayBar.svelte';

const nothing = () => {};

it('has one mark where a round and an era begin in the same step, and a control of the pace', async () => {
  await setLanguage('en');
  const props = { step: 2, steps: 9, seat: 0, said: '', running: false, turns: [0, 3, 3, 7] };
  const shown = mount(ReplayBar, {
    target: document.body,
    props: { ...props, to: nothing, turn: nothing, run: nothing },
  });
  flushSync();
  expect(document.querySelectorAll('.turns i')).toHaveLength(3);
  expect(document.querySelectorAll('select option')).toHaveLength(4);
  void unmount(shown);
});
