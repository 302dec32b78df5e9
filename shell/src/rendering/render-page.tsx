import { assertFitsPage } from '@meadowlark/shared/contract/page-size.ts';
import type { MountedView } from '../composition/mounted-view.ts';
import { documentEnd, documentStart } from '../document/document-html.ts';
import { viewForWaking } from '../document/view-for-waking.ts';
import { pageAssets } from './page-assets.ts';
import { completeHtml } from './complete-html.ts';
import { leadingPreloads } from './leading-preloads.ts';
import { PageStyles } from './styles/page-styles.tsx';
import type { RenderedPage, RenderRequest, Thrown } from './render-request.ts';
import { siteElement } from './site-element.tsx';
import { siteFrame } from './site-frame.tsx';
import { stylesInPlace } from './styles/styles-in-place.ts';
import { wakePlan } from './wake-plan.ts';
import { withoutThrowingUnits } from './without-throwing-units.ts';

/** Renders a page with a complete view. Units that throw are shown as unavailable. Rejects if the shell throws. */
export async function renderPage(request: RenderRequest, mounted: MountedView): Promise<RenderedPage> {
  try {
    return await renderOnce(request, mounted, []);
  } catch (error) {
    const threw: Thrown[] = [];
    const good = withoutThrowingUnits(mounted, request.url, (thrown) => threw.push(thrown), true);
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
    const { frame, styles: frameStyles } = siteFrame(request.facts, request.url, mounted.view.head.section);
    styles.add(frameStyles);
    const element = siteElement(request, frame, { mounted, pending: null });
    const html = await completeHtml(styles.collect(element), request.signal);
    assertFitsPage(html, 'The HTML of the page');
    const { preloads, content: all } = leadingPreloads(html);
    const { first, content } = stylesInPlace(styles.take(), all);
    const { view } = mounted;
    // For caches and search engines a page without its unit is an error; a front page without a block is not.
    const status = threw.length > 0 && view.kind === 'page' ? 503 : view.status;
    const start = documentStart({
      head: view.head,
      status,
      origin: request.origin,
      assets: pageAssets(request, false),
      styles: first,
      pictureLinks: preloads,
    });
    const { edition, origin } = request;
    const { releases } = mounted;
    const carried = viewForWaking(view, request.url.pathname);
    const state = { edition, releases, origin, view: carried, headIsLate: false };
    const end = documentEnd(request.shell.styles, wakePlan(request, false), state, request.inspector);
    return { status, html: start + content + end, threw };
  } finally {
    styles.seal();
  }
}
