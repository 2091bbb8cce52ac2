import { flushSync, mount, unmount } from 'svelte';
import { afterEach, expect, test } from 'vitest';
import { app } from '../src/shell/app.svelte';
import Failure from '../src/shell/components/Failure.svelte';
import Toast from '../src/shell/components/Toast.svelte';

const SENTENCE = 'The server does not answer.';
const said = () => document.body.textContent.split(SENTENCE).length - 1;

afterEach(() => {
  app.problem = null;
});

test('where the page itself says what is wrong, no notice says it again', () => {
  const toast = mount(Toast, { target: document.body });
  app.problem = SENTENCE;
  flushSync();
  expect(said()).toBe(1);
  const failure = mount(Failure, { target: document.body, props: { sentence: SENTENCE } });
  flushSync();
  expect(said()).toBe(1);
  app.problem = 'Another sentence about the same trouble.';
  flushSync();
  expect(document.body.textContent).not.toContain('Another');
  void unmount(failure);
  void unmount(toast);
});
