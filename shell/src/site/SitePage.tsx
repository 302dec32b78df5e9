import { ViewOutlet } from './ViewOutlet.tsx';
import type { FrameHtml } from '../frame/frame-html.ts';
import { PageError } from '../frame/ErrorMessage.tsx';
import { RouterError } from '../frame/RouterError.tsx';
import { SiteFrame } from './SiteFrame.tsx';
import { ErrorBoundary } from '../composition/ErrorBoundary.tsx';
import type { ShownPage } from '../navigation/shown-page.ts';

/**
 * A page in the frame, rendered by server and browser. An error in the page leaves the frame intact, and the next page
 * resets it.
 */
export function SitePage({
  frame,
  page,
}: {
  frame: FrameHtml;
  page: Pick<ShownPage, 'route' | 'arriving' | 'pending'>;
}) {
  return (
    <ErrorBoundary of={page} screen={<RouterError />}>
      <SiteFrame frame={frame} front={page.route?.kind === 'home'} pendingText={page.pending?.text}>
        <ErrorBoundary of={page} screen={<PageError />}>
          {page.pending?.shown ??
            (page.arriving ? <ViewOutlet route={page.route} arriving={page.arriving} /> : <PageError />)}
        </ErrorBoundary>
      </SiteFrame>
    </ErrorBoundary>
  );
}
