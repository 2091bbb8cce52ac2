/** The service worker, which keeps the page for when there is no connection. */

/** Call once, after the page is shown: what it has loaded is kept too. */
export function keepForOffline(): void {
  if (!('serviceWorker' in navigator) || import.meta.env.DEV) return;
  void navigator.serviceWorker.register('/sw.js').then(
    () =>
      navigator.serviceWorker.ready.then(({ active }) => active?.postMessage({ loaded: loaded() })),
    () => undefined,
  );
}

function loaded(): string[] {
  const paths = performance.getEntriesByType('resource').map(({ name }) => new URL(name).pathname);
  return [...new Set(paths)].filter((path) => path.startsWith('/assets/'));
}
