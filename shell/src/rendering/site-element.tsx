import type { ReactElement } from 'react';
import { StaticRouter } from 'react-router-dom';
import { findRoute } from '../composition/find-route.ts';
import type { ArrivingView } from '../composition/mounted-view.ts';
import { LocationContext, requestedLocation } from '../composition/page-location.ts';
import type { FrameHtml } from '../frame/frame-html.ts';
import { SitePage } from '../site/SitePage.tsx';
import type { RenderRequest } from './render-request.ts';

/** The site at an address as one React element, with the frame and the view that the server composed. */
export function siteElement({ url }: RenderRequest, frame: FrameHtml, arriving: ArrivingView): ReactElement {
  const route = findRoute(url.pathname)?.route ?? null;
  const location = requestedLocation(url);
  return (
    <StaticRouter location={location}>
      <LocationContext value={location}>
        <SitePage frame={frame} page={{ route, arriving }} />
      </LocationContext>
    </StaticRouter>
  );
}
