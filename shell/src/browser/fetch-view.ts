import type { ViewAnswer } from '../document/page-state.ts';

/**
 * A navigation that takes longer than this becomes an ordinary one, which streams. The server gives a load up after ten
 * seconds and then has the release before it at hand: that answer is worth waiting for.
 */
const VIEW_DEADLINE_MS = 12_000;

/** The site answered, but with no view, or not in time: only an ordinary navigation can tell the reader what there is. */
export class NoView extends Error {}

/**
 * Asks the server for the view of an address on this site, in an edition. A view says itself what is wrong (status 404,
 * 503 …). Rejects with `NoView` for any other answer (an edition that is kept no more, a page of a proxy) and for one
 * that is late; otherwise when there is no network.
 */
export async function fetchView(edition: string, url: URL, signal: AbortSignal): Promise<ViewAnswer> {
  const data = new URL(`/_data/${edition}${url.pathname}${url.search}`, url.origin);
  const deadline = AbortSignal.timeout(VIEW_DEADLINE_MS);
  try {
    const response = await fetch(data, {
      headers: { accept: 'application/json' },
      signal: AbortSignal.any([signal, deadline]),
    });
    const isJson = response.headers.get('content-type')?.startsWith('application/json');
    const answer = isJson ? ((await response.json()) as Partial<ViewAnswer>) : {};
    if (!answer.view || !answer.releases || answer.edition === undefined)
      throw new NoView(`The site answered ${response.status} for ${data.pathname}, and no view.`);
    return answer as ViewAnswer;
  } catch (error) {
    if (deadline.aborted || error instanceof SyntaxError)
      throw new NoView(`The site gave no view for ${data.pathname} in time.`, { cause: error });
    throw error;
  }
}
