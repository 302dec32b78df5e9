import type { View } from '../composition/view.ts';

/** A navigation that takes longer than this becomes an ordinary one, which streams. */
const VIEW_DEADLINE_MS = 10_000;

/**
 * Asks the server for the view of an address on this site. A view says itself what is wrong (status 404, 503 …), so
 * every JSON answer is one; anything else rejects.
 */
export async function fetchView(url: URL, signal: AbortSignal): Promise<View> {
  const data = new URL(`/_data${url.pathname === '/' ? '' : url.pathname}${url.search}`, url.origin);
  const response = await fetch(data, {
    headers: { accept: 'application/json' },
    signal: AbortSignal.any([signal, AbortSignal.timeout(VIEW_DEADLINE_MS)]),
  });
  if (!response.headers.get('content-type')?.startsWith('application/json')) {
    throw new Error(`The site answered ${response.status} for ${data.pathname}, and no data.`);
  }
  return (await response.json()) as View;
}
