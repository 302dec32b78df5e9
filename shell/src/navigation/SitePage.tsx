import { ViewOutlet } from '../composition/ViewOutlet.tsx';
import type { FrameHtml } from '../frame/frame-html.ts';
import { PageError } from '../frame/PageError.tsx';
import { RouterError } from '../frame/RouterError.tsx';
import { SiteFrame } from '../frame/SiteFrame.tsx';
import { ErrorScreen } from './ErrorScreen.tsx';
import type { ShownPage } from './shown-page.ts';

/**
 * A page in the frame, the same on server and browser. What goes wrong in the page costs the page, not the frame around
 * it, and the next page gets another chance.
 */
export function SitePage({ frame, page }: { frame: FrameHtml; page: Pick<ShownPage, 'route' | 'arriving'> }) {
  return (
    <ErrorScreen of={page} screen={<RouterError />}>
      <SiteFrame frame={frame} front={page.route?.kind === 'home'}>
        <ErrorScreen of={page} screen={<PageError />}>
          {page.arriving ? <ViewOutlet route={page.route} arriving={page.arriving} /> : <PageError />}
        </ErrorScreen>
      </SiteFrame>
    </ErrorScreen>
  );
}
