import type { ReactElement } from 'react';
import { renderToString } from 'react-dom/server';
import { collectHtml } from './collect-html.ts';

/** What React writes in place of a boundary that it gave up. */
const GIVEN_UP = '<!--$!-->';

/**
 * The HTML of a view whose data is all there. Nothing in it waits as a rule, and then React's renderer for strings does the
 * same in two thirds of the time: a stream is encoded piece by piece. Where something waits or throws, the stream is
 * used, which waits for it and says what was thrown. Rejects as `collectHtml` does.
 */
export async function completeHtml(element: ReactElement, signal: AbortSignal): Promise<string> {
  return inOneGo(element) ?? collectHtml(element, signal);
}

function inOneGo(element: ReactElement): string | null {
  try {
    const html = renderToString(element);
    return html.includes(GIVEN_UP) ? null : html;
  } catch {
    // Thrown again, and told apart, by the stream.
    return null;
  }
}
