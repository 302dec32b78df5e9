import { withDeadline } from '../../composition/with-deadline.ts';
import { findKept, NOT_KEPT_PATH, QUERY_HEADER, type KeptCopy } from './offline-copy.ts';
import { unpack } from './packed-page.ts';
import type { FetchEvent } from './worker-scope.ts';

/** A page's frame is sent within one second (`deadlineMs`); the rest is for a slow network. */
const DEADLINE_MS = 4000;

/** The reason that the front writes into kept pages (`kept-page.ts`). */
const OFFLINE = '<b>You are offline.</b>';
const NO_RESPONSE = '<b>The network does not respond.</b>';

/**
 * The network's page; the kept one if the network fails or is late. No response of the network is cached, so pages of
 * QA links, canaries or staff are never kept.
 */
export async function respondWithPage(event: FetchEvent): Promise<Response> {
  const network = networkResponse(event);
  const inTime = await withDeadline(network, DEADLINE_MS, 'The network is silent.').catch(() => null);
  if (inTime) return inTime;
  const kept = await findKept();
  if (!kept) return network;
  const page = await keptPage(kept, new URL(event.request.url));
  if (page) return page;
  try {
    return await network;
  } catch (error) {
    const instead = await kept.cache.match(NOT_KEPT_PATH);
    if (!instead) throw error;
    return told(instead, 503);
  }
}

async function networkResponse({ preloadResponse, request }: FetchEvent): Promise<Response> {
  return (await preloadResponse) ?? fetch(request);
}

/** As on the server, parameters that other sites add (`utm_source`), a slash at the end, and capitals make no other page. */
async function keptPage(
  { cache }: KeptCopy,
  { pathname, search, searchParams }: URL,
): Promise<Response | null> {
  const path = pathname.replace(/\b\/+$/, '');
  // Names of posts may have capitals of their own.
  const page = (await cache.match(path)) ?? (await cache.match(path.toLowerCase()));
  if (!page) return null;
  const query = page.headers.get(QUERY_HEADER)?.split(',');
  const isIt = query ? !query.some((name) => searchParams.has(name)) : search === '';
  return isIt ? told(page, 200) : null;
}

/** The page with the right reason: a device that has a network is not offline. */
async function told(page: Response, status: number): Promise<Response> {
  const html = await unpack(page);
  return new Response(navigator.onLine ? html.replace(OFFLINE, NO_RESPONSE) : html, {
    status,
    headers: page.headers,
  });
}
