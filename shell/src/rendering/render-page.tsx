import type { MountedView } from '../composition/mounted-view.ts';
import { documentEnd, documentStart } from '../document/document-html.ts';
import { viewForWaking } from '../document/view-for-waking.ts';
import { pageAssets } from './page-assets.ts';
import { completeHtml } from './complete-html.ts';
import { leadingPreloads } from './leading-preloads.ts';
import { PageStyles } from './page-styles.tsx';
import type { RenderedPage, RenderRequest, Thrown } from './render-request.ts';
import { siteElement } from './site-element.tsx';
import { siteFrame } from './site-frame.tsx';
import { wakePlan } from './wake-plan.ts';
import { withoutThrowingUnits } from './without-throwing-units.ts';

/**
 * Renders a page whose view is complete. A unit that throws is left out, and the page says so in its place; the whole
 * page rejects only when the shell itself throws.
 */
export async function renderPage(request: RenderRequest, mounted: MountedView): Promise<RenderedPage> {
  try {
    return await renderOnce(request, mounted, []);
  } catch (error) {
    const threw: Thrown[] = [];
    const good = withoutThrowingUnits(mounted, request.url, (thrown) => threw.push(thrown));
    if (threw.length === 0) throw error;
    return renderOnce(request, good, threw);
  }
}

async function renderOnce(
  request: RenderRequest,
  mounted: MountedView,
  threw: readonly Thrown[],
): Promise<RenderedPage> {
  const styles = new PageStyles();
  try {
    const { frame, styles: frameStyles } = siteFrame(request.facts, request.url);
    styles.add(frameStyles);
    const element = siteElement(request, frame, { mounted, pending: null });
    const html = await completeHtml(styles.collect(element), request.signal);
    const { preloads, content } = leadingPreloads(html);
    const { view } = mounted;
    // A page without its one unit is an error to caches and search engines; a front page without one block is not.
    const status = threw.length > 0 && view.kind === 'page' ? 503 : view.status;
    const start = documentStart({
      head: view.head,
      status,
      origin: request.origin,
      assets: pageAssets(request, false),
      styles: styles.take(),
      pictureLinks: preloads,
    });
    const { edition, origin } = request;
    const { releases } = mounted;
    const carried = viewForWaking(view, request.url.pathname);
    const state = { edition, releases, origin, view: carried, headIsLate: false };
    const end = documentEnd(wakePlan(request, false), state, request.inspector);
    return { status, html: start + content + end, threw };
  } finally {
    styles.seal();
  }
}
