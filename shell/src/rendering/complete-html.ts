import type { ReactElement } from 'react';
import { renderToPipeableStream, renderToString } from 'react-dom/server';
import { HtmlSink } from './html-sink.ts';

/** What React writes for a boundary that it gave up. */
export const GIVEN_UP = '<!--$!-->';

/**
 * The HTML of an element, Suspense included. Usually nothing suspends, and React's string renderer takes two thirds
 * of the time of a stream, which is encoded piece by piece. If something suspends or throws, the stream is used, which waits
 * and reports the error. Rejects with the first error of any component.
 */
export async function completeHtml(element: ReactElement, signal: AbortSignal): Promise<string> {
  return inOneGo(element) ?? collectHtml(element, signal);
}

function inOneGo(element: ReactElement): string | null {
  try {
    const html = renderToString(element);
    return html.includes(GIVEN_UP) ? null : html;
  } catch {
    // The stream throws it again.
    return null;
  }
}

/** Rejects with the first error of any component, also inside a boundary: parts may only be left out on purpose. */
function collectHtml(element: ReactElement, signal: AbortSignal): Promise<string> {
  return new Promise((resolve, reject) => {
    let html = '';
    const sink = new HtmlSink((part) => (html += part)).on('error', reject);
    const { pipe, abort } = renderToPipeableStream(element, {
      // Without this React moves a large finished boundary to the end of the page and reveals it by script.
      progressiveChunkSize: Number.POSITIVE_INFINITY,
      onAllReady: () => pipe(sink).on('finish', () => resolve(html)),
      onError: reject,
      onShellError: reject,
    });
    signal.addEventListener('abort', () => abort(signal.reason), { once: true });
  });
}
