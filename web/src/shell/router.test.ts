import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import { followLinks, go, mark, routeOf, router } from './router.svelte';

const at = (path: string) => routeOf(new URL(path, 'http://localhost'));

describe('addresses', () => {
  it.each([
    ['/', { page: 'start' }],
    ['/table/k3v9x2', { page: 'table', id: 'k3v9x2' }],
    ['/table/k3v9x2/', { page: 'table', id: 'k3v9x2' }],
    ['/replay/k3?step=12', { page: 'replay', id: 'k3', step: 12 }],
    ['/replay/k3', { page: 'replay', id: 'k3', step: null }],
    ['/replay/k3?step=-1', { page: 'replay', id: 'k3', step: null }],
    ['/rules/spyrium#S-12', { page: 'rules', game: 'spyrium', rule: 'S-12' }],
    ['/verify', { page: 'verify' }],
    ['/account', { page: 'account' }],
    ['/about', { page: 'about' }],
    ['/table', { page: 'nowhere' }],
    ['/table/a/b', { page: 'nowhere' }],
    ['/about/us', { page: 'nowhere' }],
  ])('%s leads to its page', (path, route) => {
    expect(at(path)).toEqual(route);
  });
});

describe('walking about', () => {
  beforeAll(followLinks);
  afterEach(() => {
    document.body.innerHTML = '';
    go('/');
  });

  function click(html: string, options: MouseEventInit = {}): boolean {
    document.body.innerHTML = html;
    const event = new MouseEvent('click', { bubbles: true, cancelable: true, ...options });
    return !document.querySelector('a')!.dispatchEvent(event);
  }

  it('follows a link of the site without leaving the page', () => {
    expect(click('<a href="/about">x</a>')).toBe(true);
    expect(router.route).toEqual({ page: 'about' });
  });

  it('leaves new tabs, downloads and the server to the browser', () => {
    expect(click('<a href="/about">x</a>', { ctrlKey: true })).toBe(false);
    expect(click('<a href="/api/tables/x/record">x</a>')).toBe(false);
    expect(click('<a href="/about" download="x">x</a>')).toBe(false);
    expect(click('<a href="https://game-icons.net">x</a>')).toBe(false);
    expect(router.route).toEqual({ page: 'start' });
  });

  it('changes the step of a replay without a step in the history', () => {
    go('/replay/x?step=1');
    const before = history.length;
    mark('/replay/x?step=2');
    expect(router.route).toMatchObject({ step: 2 });
    expect(history.length).toBe(before);
  });
});
