/**
 * The service worker. Assets have a hash in their name and are kept; the page itself is asked for
 * first, and the kept one opens where there is no connection. Everything else goes to the server.
 */

const ASSETS = 'assets';
const PAGE = 'page';
/** Assets of older builds go once there are more than this. */
const MOST = 400;

self.addEventListener('install', (event) => {
  event.waitUntil(keepPage().then(() => self.skipWaiting()));
});

self.addEventListener('activate', (event) => {
  event.waitUntil(self.clients.claim());
});

// A page that was open before says what it has loaded.
self.addEventListener('message', (event) => {
  if (Array.isArray(event.data?.loaded)) event.waitUntil(keep(event.data.loaded));
});

self.addEventListener('fetch', (event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (request.method !== 'GET' || origin !== self.location.origin) return;
  if (request.mode === 'navigate') event.respondWith(openPage(request));
  else if (pathname.startsWith('/assets/')) event.respondWith(openAsset(request));
});

async function keepPage(page) {
  page ??= await fetch('/', { cache: 'no-cache' });
  const text = await page.clone().text();
  await (await caches.open(PAGE)).put('/', page);
  await keep(text.match(/\/assets\/[\w.-]+/g) ?? []);
}

async function keep(paths) {
  const assets = await caches.open(ASSETS);
  const known = new Set((await assets.keys()).map(({ url }) => new URL(url).pathname));
  await Promise.allSettled(paths.filter((path) => !known.has(path)).map((path) => assets.add(path)));
}

async function openPage(request) {
  try {
    const page = await fetch(request);
    if (page.ok && new URL(request.url).pathname === '/') void keepPage(page.clone());
    return page;
  } catch {
    return (await (await caches.open(PAGE)).match('/')) ?? Response.error();
  }
}

async function openAsset(request) {
  const assets = await caches.open(ASSETS);
  const kept = await assets.match(request);
  if (kept) return kept;
  const found = await fetch(request);
  if (found.ok) {
    await assets.put(request, found.clone());
    const all = await assets.keys();
    await Promise.all(all.slice(0, Math.max(0, all.length - MOST)).map((one) => assets.delete(one)));
  }
  return found;
}
