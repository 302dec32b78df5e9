import type { ViewAnswer } from '../document/page-state.ts';

/** A navigation that takes longer than this becomes an ordinary one, which streams. */
const VIEW_DEADLINE_MS = 10_000;

/**
 * Asks the server for the view of an address on this site. A view says itself what is wrong (status 404, 503 …), so
 * every JSON answer is one; anything else rejects.
 */
export async function fetchView(edition: string, url: URL, signal: AbortSignal): Promise<ViewAnswer> {
  const data = new URL(`/_data/${edition}${url.pathname}${url.search}`, url.origin);
  const response = await fetch(data, {
    headers: { accept: 'application/json' },
    signal: AbortSignal.any([signal, AbortSignal.timeout(VIEW_DEADLINE_MS)]),
  });
  if (!response.headers.get('content-type')?.startsWith('application/json')) {
    throw new Error(`The site answered ${response.status} for ${data.pathname}, and no data.`);
  }
  return (await response.json()) as ViewAnswer;
}
