import { VIEW_DEADLINE_MS } from '@meadowlark/shared/contract/deadlines.ts';
import type { ViewResponse } from '../composition/page-state.ts';
import type { UnresolvedFailure } from '../composition/browser-failure.ts';

/** The site responded without a view, or too late: the page has to be loaded as a document. */
export class NoViewError extends Error {}

/**
 * Fetches the view of a path of this site in an edition. Errors of the page are views too (status 404, 503 …).
 * Rejects with `NoViewError` for any other response (a deleted edition, a page of a proxy) and after `VIEW_DEADLINE_MS`;
 * with the error of `fetch` if the network fails or `signal` aborts. `failures`: why the edition leaves out releases; the
 * server refuses such an edition unless the failures were reported.
 */
export async function fetchView(
  edition: string,
  url: URL,
  signal: AbortSignal,
  failures?: readonly UnresolvedFailure[],
): Promise<ViewResponse> {
  const data = new URL(`/_data/${edition}${url.pathname}${url.search}`, url.origin);
  const deadline = AbortSignal.timeout(VIEW_DEADLINE_MS);
  try {
    const response = await fetch(data, {
      headers: { accept: 'application/json' },
      ...(failures && { method: 'POST', body: JSON.stringify(failures) }),
      signal: AbortSignal.any([signal, deadline]),
    });
    const body = (await response.json()) as Partial<ViewResponse> | null;
    if (!body?.view || !body.releases || body.edition === undefined)
      throw new NoViewError(`${response.status} and no view for ${data.pathname}`);
    return body as ViewResponse;
  } catch (error) {
    if (deadline.aborted || (error as Error).name === 'SyntaxError')
      throw new NoViewError(`No view for ${data.pathname}`, { cause: error });
    throw error;
  }
}
