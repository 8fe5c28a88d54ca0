import { openNotice, showNotice } from './notices';
import { offlinePage } from './offline-page';
import type { WorkerFetchEvent, WorkerScope } from './worker-scope';

/** The files of the offline screen, as the build made them; the name changes with any of them. */
declare const OFFLINE: { cache: string; page: string; files: string[] };

const scope = globalThis as unknown as WorkerScope;
const { cache: cacheName, page, files } = OFFLINE;

/** A new release is in force at once: it answers nothing that the network can answer. */
scope.addEventListener('install', (event) => {
  const keep = async (): Promise<void> => {
    const cache = await caches.open(cacheName);
    await cache.addAll([new Request(page, { cache: 'reload' }), ...files]);
    await scope.skipWaiting();
  };
  event.waitUntil(keep());
});

scope.addEventListener('activate', (event) => {
  const begin = async (): Promise<void> => {
    const former = (await caches.keys()).filter((name) => name !== cacheName);
    await Promise.all(former.map((name) => caches.delete(name)));
    // Pages are asked for while the worker wakes: it holds none of them back.
    await scope.registration.navigationPreload.enable();
    await scope.clients.claim();
  };
  event.waitUntil(begin());
});

scope.addEventListener('fetch', (event) => {
  const { origin, pathname } = new URL(event.request.url);
  if (origin !== location.origin || event.request.method !== 'GET') return;
  if (event.request.mode === 'navigate' && !/^\/(api|ical)\//.test(pathname)) event.respondWith(pageOf(event));
  else if (files.includes(pathname)) event.respondWith(fileOf(event));
});

scope.addEventListener('push', (event) => event.waitUntil(showNotice(scope, event)));

scope.addEventListener('notificationclick', (event) => event.waitUntil(openNotice(scope, event)));

async function pageOf({ request, preloadResponse }: WorkerFetchEvent): Promise<Response> {
  try {
    return (await preloadResponse) ?? (await fetch(request));
  } catch (error) {
    const kept = await caches.match(page);
    if (!kept) throw error;
    return offlinePage(kept);
  }
}

const fileOf = async ({ request }: WorkerFetchEvent): Promise<Response> =>
  (await caches.match(request)) ?? fetch(request);
