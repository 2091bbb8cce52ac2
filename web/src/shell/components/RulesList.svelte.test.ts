import { flushSync, mount, unmount } from 'svelte';
import { afterEach, expect, it, vi } from 'vitest';
import { api } from '../../api/client';
import { setLanguage } from '../app.svelte';
import RulesList from './RulesList.svelte';

const RULES = [
  {
    number: 'U-123',
    text: 'Most points win.',
    source: 'rulebook: End of the game',
    section: 'The goal',
  },
  { number: 'U-16', text: 'Play goes **clockwise**.', source: 'ruling', section: 'A turn' },
];

let close = () => {};
afterEach(() => close());

async function open(props: { rule?: string; beside?: boolean } = {}) {
  vi.spyOn(api, 'rules').mockResolvedValue({ rules: RULES });
  await setLanguage('en');
  const list = mount(RulesList, { target: document.body, props: { game: 'uchronia', ...props } });
  await vi.waitFor(() => expect(document.querySelector('dt')).not.toBeNull());
  close = () => void unmount(list);
}

const text = () => document.body.textContent;

it('hides where the rules come from until somebody asks', async () => {
  await open();
  expect(text()).toContain('Most points win.');
  expect(text()).not.toContain('rulebook: End of the game');
  document.querySelector<HTMLInputElement>('input[type=checkbox]')!.click();
  flushSync();
  expect(text()).toContain('rulebook: End of the game');
});

it('gives every rule a link of its number, in the order of the document', async () => {
  await open({ rule: 'U-16' });
  const links = [...document.querySelectorAll<HTMLAnchorElement>('dt a')];
  expect(links.map((link) => link.getAttribute('href'))).toEqual([
    '/rules/uchronia#U-123',
    '/rules/uchronia#U-16',
  ]);
  expect(links.map((link) => link.target)).toEqual(['', '']);
  expect(document.querySelector('.sought')?.id).toBe('U-16');
});

it('opens links beside a table, which stays', async () => {
  await open({ beside: true });
  expect(document.querySelector<HTMLAnchorElement>('dt a')!.target).toBe('_blank');
});
