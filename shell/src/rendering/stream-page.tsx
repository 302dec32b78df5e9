import { renderToPipeableStream } from 'react-dom/server';
import { settleView } from '../composition/mounted-view.ts';
import { documentEnd, documentStart } from '../document/document-html.ts';
import { viewForWaking } from '../document/view-for-waking.ts';
import { HtmlSink } from './html-sink.ts';
import { leadingPreloads } from './leading-preloads.ts';
import { pageAssets } from './page-assets.ts';
import { PageStyles } from './styles/page-styles.tsx';
import type { LateView, RenderRequest } from './render-request.ts';
import { siteElement } from './site-element.tsx';
import { siteFrame } from './site-frame.tsx';
import { stylesInPlace } from './styles/styles-in-place.ts';
import { wakePlan } from './wake-plan.ts';

/**
 * Streams a late page: frame and pending text at once, the page when it arrives. `write` gets complete pieces of HTML in
 * order. `nonce` marks the scripts that move late parts into place. Resolves when all is written, or all that is ready when
 * `signal` aborts with a `TimeoutError`; rejects if the view rejects or a unit throws: remove throwing units before.
 */
export async function streamPage(
  request: RenderRequest,
  late: LateView,
  write: (html: string) => void,
  nonce: string,
): Promise<void> {
  const { origin, edition, signal } = request;
  // A view that has arrived is sent at once; only its late blocks follow.
  const headIsLate = late.mounted instanceof Promise;
  const head = late.mounted instanceof Promise ? late.head : late.mounted.view.head;
  const sheet = new PageStyles();
  const { frame, styles: frameStyles } = siteFrame(request.facts, request.url, head.section);
  sheet.add(frameStyles);
  const element = siteElement(request, frame, late);

  try {
    await new Promise<void>((resolve, reject) => {
      let started = false;
      const sink = new HtmlSink((html) => {
        const styles = sheet.take();
        if (started) {
          write(styles + html);
          return;
        }
        started = true;
        const { preloads, content: all } = leadingPreloads(html);
        const { first, content } = stylesInPlace(styles, all);
        const assets = pageAssets(request, headIsLate);
        write(
          documentStart({ head, status: 200, origin, assets, styles: first, pictureLinks: preloads }) +
            content,
        );
      });
      const { pipe, abort } = renderToPipeableStream(sheet.collect(element), {
        nonce,
        // Only late parts are moved into place by script, not large ones.
        progressiveChunkSize: Number.POSITIVE_INFINITY,
        onShellReady: () => pipe(sink).on('finish', resolve),
        onShellError: reject,
        // After the deadline, the page ends without what is still suspended: its script renders that.
        onError: (error) => {
          if (!isTimeout(signal)) reject(error);
        },
      });
      signal.addEventListener('abort', () => abort(signal.reason), { once: true });
    });
    const arrived = await late.mounted;
    const view = viewForWaking(await settleView(arrived), request.url.pathname);
    const state = { edition, releases: arrived.releases, origin, view, headIsLate };
    write(documentEnd(request.shell.styles, wakePlan(request, headIsLate), state, request.inspector));
  } finally {
    sheet.seal();
  }
}

function isTimeout({ aborted, reason }: AbortSignal): boolean {
  return aborted && (reason as Partial<Error> | null)?.name === 'TimeoutError';
}
