import type { ReactElement } from 'react';
import { renderToPipeableStream } from 'react-dom/server';
import { HtmlSink } from './html-sink.ts';

/**
 * Renders an element completely, Suspense included, and resolves with its HTML. Rejects with the first error of any
 * component, also of one inside a boundary: a page that lacks a part must be a decision, not an accident.
 */
export function collectHtml(element: ReactElement, signal: AbortSignal): Promise<string> {
  return new Promise((resolve, reject) => {
    let html = '';
    const sink = new HtmlSink((part) => (html += part));
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
