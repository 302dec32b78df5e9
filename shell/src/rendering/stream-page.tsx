import { renderToPipeableStream } from 'react-dom/server';
import { settleView } from '../composition/settle-view.ts';
import { documentEnd, documentStart } from '../document/document-html.ts';
import { viewForWaking } from '../document/view-for-waking.ts';
import { HtmlSink } from './html-sink.ts';
import { leadingPreloads } from './leading-preloads.ts';
import { pageAssets } from './page-assets.ts';
import { PageStyles } from './page-styles.tsx';
import type { LateView, RenderRequest } from './render-request.ts';
import { siteElement } from './site-element.tsx';
import { siteFrame } from './site-frame.tsx';
import { wakePlan } from './wake-plan.ts';

/**
 * Sends a page whose data missed its deadline: frame and pending text at once, the page itself when it arrives, in the
 * same response. `write` gets whole pieces of HTML in order. `nonce` marks the scripts that move late parts into
 * place. Units that throw have been taken out of the view before. Resolves when all is written; rejects when the view
 * never came or something threw all the same.
 */
export async function streamPage(
  request: RenderRequest,
  late: LateView,
  write: (html: string) => void,
  nonce: string,
): Promise<void> {
  const { origin, edition, signal } = request;
  // A view that is there already goes out at once; only its late blocks are waited for.
  const headIsLate = late.mounted instanceof Promise;
  const sheet = new PageStyles();
  const { frame, styles: frameStyles } = siteFrame(request.facts, request.url);
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
        const { preloads, content } = leadingPreloads(html);
        const assets = pageAssets(request, headIsLate);
        write(
          documentStart({ head: late.head, status: 200, origin, assets, styles, pictureLinks: preloads }) +
            content,
        );
      });
      const { pipe, abort } = renderToPipeableStream(sheet.collect(element), {
        nonce,
        // What is there stands in its place at once, however large; only what is late is moved into place by script.
        progressiveChunkSize: Number.POSITIVE_INFINITY,
        onShellReady: () => pipe(sink).on('finish', resolve),
        onShellError: reject,
        onError: reject,
      });
      signal.addEventListener('abort', () => abort(signal.reason), { once: true });
    });
    const arrived = await late.mounted;
    const view = viewForWaking(await settleView(arrived), request.url.pathname);
    const state = { edition, releases: arrived.releases, origin, view, headIsLate };
    write(documentEnd(wakePlan(request, headIsLate), state, request.inspector));
  } finally {
    sheet.seal();
  }
}
