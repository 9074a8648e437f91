/** Service worker: pages that were visited open without a network. The API and uploads are never stored. */

const CACHE = 'potli-pages';
/** Assets have a hash in their URL; those of older versions are dropped when there are more. */
const MAX_ENTRIES = 150;

interface FetchEvent extends Event {
  readonly request: Request;
  respondWith(response: Promise<Response>): void;
  waitUntil(work: Promise<unknown>): void;
}

addEventListener('fetch', (event) => {
  const { request } = event as FetchEvent;
  const { origin, pathname } = new URL(request.url);
  if (request.method !== 'GET' || origin !== location.origin) return;
  if (pathname.startsWith('/assets/')) (event as FetchEvent).respondWith(cacheFirst(request));
  else if (request.mode === 'navigate') (event as FetchEvent).respondWith(networkFirst(request));
});

async function cacheFirst(request: Request): Promise<Response> {
  return (await caches.match(request)) ?? fetchAndStore(request);
}

/** A page is shown as it was, in any state of its form, if there is no network. */
async function networkFirst(request: Request): Promise<Response> {
  try {
    return await fetchAndStore(request);
  } catch (error) {
    const stored = (await caches.match(request, { ignoreSearch: true })) ?? (await caches.match('/'));
    if (stored) return stored;
    throw error;
  }
}

async function fetchAndStore(request: Request): Promise<Response> {
  const response = await fetch(request);
  const isPage = request.mode !== 'navigate' || response.headers.get('content-type')?.startsWith('text/html');
  if (response.ok && isPage) {
    const cache = await caches.open(CACHE);
    await cache.put(request, response.clone());
    const stored = await cache.keys();
    await Promise.all(stored.slice(0, Math.max(0, stored.length - MAX_ENTRIES)).map((entry) => cache.delete(entry)));
  }
  return response;
}
