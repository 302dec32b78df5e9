import { respondWithPage } from './page-response.ts';
import { findKept, KEPT_HEADER } from './offline-copy.ts';
import { readPaths } from './saved-stories.ts';
import { takeCopy } from './take-copy.ts';
import { browserSavesData } from '../../sleeping/connection.ts';
import { isPage } from '../../sleeping/not-pages.ts';
import type { WorkerScope } from './worker-scope.ts';

/*
 * The service worker of readers with an offline copy. It keeps one complete edition, and shows it only when the network
 * fails. Why it does no more: docs/adr/0034-offline.md.
 */

/** A kept copy older than this is renewed when its reader visits online. */
const OLD_MS = 30 * 60_000;
/** Files that a kept page needs: their URLs name their content. */
const FILE = /^\/(?:releases|pictures)\//;

const worker = globalThis as unknown as WorkerScope;
let taking: Promise<void> = Promise.resolve();

worker.addEventListener('install', (event) => event.waitUntil(worker.skipWaiting()));
worker.addEventListener('activate', (event) =>
  event.waitUntil(
    Promise.all([worker.clients.claim(), worker.registration.navigationPreload?.enable().catch(() => {})]),
  ),
);
worker.addEventListener('message', (event) => {
  const [port] = event.ports;
  // A page that requests the copy waits for the result; one that has saved a story does not.
  const done = take(readPaths(event.data), { isRenewal: !port }).then(
    () => port?.postMessage('kept'),
    () => port?.postMessage('failed'),
  );
  event.waitUntil(done);
});
worker.addEventListener('fetch', (event) => {
  const { request } = event;
  const { origin, pathname, search } = new URL(request.url);
  if (request.method !== 'GET' || origin !== location.origin) return;
  if (request.mode === 'navigate') {
    if (request.destination !== 'document' || !isPage(pathname)) return;
    const response = respondWithPage(event);
    event.respondWith(response);
    event.waitUntil(response.then(refreshIfOld).catch(() => {}));
  } else if (search !== '') return;
  else if (FILE.test(pathname)) event.respondWith(cachedFile(request, pathname));
  else if (request.destination === 'image') event.respondWith(networkPicture(request, pathname));
});

/** One at a time: each starts from what the previous one has kept. */
function take(...how: Parameters<typeof takeCopy>): Promise<void> {
  taking = taking.catch(() => {}).then(() => takeCopy(...how));
  return taking;
}

/** From any cache, else from the network: the URL names the content. */
async function cachedFile(request: Request, pathname: string): Promise<Response> {
  return (await caches.match(pathname)) ?? fetch(request);
}

/** From the network, else from any cache: the content at the URL may change, as in the sample edition. */
async function networkPicture(request: Request, pathname: string): Promise<Response> {
  return fetch(request).catch(async () => (await caches.match(pathname)) ?? Response.error());
}

async function refreshIfOld(response: Response): Promise<void> {
  if (response.headers.has(KEPT_HEADER) || browserSavesData()) return;
  const kept = await findKept();
  // The clock of the device may have been set back since.
  if (kept && Math.abs(Date.now() - kept.label.takenAt) > OLD_MS)
    await take(kept.label.saved, { isRenewal: true });
}
