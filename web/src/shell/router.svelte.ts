/** The router: the address of the browser decides which page is shown. */

export type Route =
  | { page: 'start' }
  | { page: 'table'; id: string }
  | { page: 'replay'; id: string; step: number | null; review?: boolean }
  | { page: 'rules'; game: string; rule: string | null }
  | { page: 'learn'; game: string }
  | { page: 'puzzles'; game: string; number: number | null }
  | { page: 'box'; id: string }
  | { page: 'boxes' }
  | { page: 'verify' }
  | { page: 'account' }
  | { page: 'about' }
  | { page: 'nowhere' };

/** The pages that are as high as the window, with a table on them. */
const WITH_TABLE: readonly Route['page'][] = ['table', 'replay', 'learn', 'puzzles'];

export function hasTable(page: Route['page']): boolean {
  return WITH_TABLE.includes(page);
}

export function routeOf(address: URL): Route {
  const [first = '', second = '', ...rest] = address.pathname.split('/').filter(Boolean);
  const whole = rest.length === 0;
  if (first === '') return { page: 'start' };
  if (second !== '' && whole) {
    const id = decodeURIComponent(second);
    if (first === 'table') return { page: 'table', id };
    if (first === 'box') return { page: 'box', id };
    if (first === 'learn') return { page: 'learn', game: id };
    if (first === 'puzzles') {
      const number = address.searchParams.get('number') ?? '';
      return { page: 'puzzles', game: id, number: /^\d+$/.test(number) ? Number(number) : null };
    }
    if (first === 'rules') {
      const rule = decodeURIComponent(address.hash.slice(1));
      return { page: 'rules', game: id, rule: rule || null };
    }
    if (first === 'replay') {
      const step = address.searchParams.get('step') ?? '';
      const wanted = address.searchParams.has('review') ? { review: true } : {};
      return { page: 'replay', id, step: /^\d+$/.test(step) ? Number(step) : null, ...wanted };
    }
  }
  if (second === '')
    for (const page of ['boxes', 'verify', 'account', 'about'] as const)
      if (first === page) return { page };
  return { page: 'nowhere' };
}

export const router: { route: Route } = $state({ route: routeOf(new URL(location.href)) });

function look(): void {
  router.route = routeOf(new URL(location.href));
}

export function go(path: string): void {
  history.pushState(null, '', path);
  look();
  window.scrollTo(0, 0);
}

/** Replaces the address without an entry in the history. */
export function mark(path: string): void {
  history.replaceState(history.state, '', path);
  look();
}

function follow(event: MouseEvent): void {
  if (event.defaultPrevented || event.button !== 0) return;
  if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
  const link = (event.target as Element).closest?.('a[href]');
  if (!(link instanceof HTMLAnchorElement) || link.target || link.hasAttribute('download')) return;
  const to = new URL(link.href, location.href);
  if (to.origin !== location.origin || to.pathname.startsWith('/api/')) return;
  if (to.pathname === location.pathname && to.hash) return;
  event.preventDefault();
  go(to.pathname + to.search + to.hash);
}

export function followLinks(): void {
  document.addEventListener('click', follow);
  window.addEventListener('popstate', look);
  window.addEventListener('hashchange', look);
}
