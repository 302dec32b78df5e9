import type { ReactElement } from 'react';
import { StaticRouter } from 'react-router-dom';
import { findRoute } from '../composition/find-route.ts';
import type { ArrivingView } from '../composition/mounted-view.ts';
import { LocationContext, requestedLocation } from '../composition/page-location.ts';
import type { FrameHtml } from '../frame/frame-html.ts';
import { MenuContext } from '../frame/frame-contexts.ts';
import { menuWith } from '../frame/menu-links.ts';
import { SitePage } from '../site/SitePage.tsx';
import type { RenderRequest } from './render-request.ts';

/** The site at an address as one React element, with the frame and the view that the server composed. */
export function siteElement(
  { url, facts }: RenderRequest,
  frame: FrameHtml,
  arriving: ArrivingView,
): ReactElement {
  const route = findRoute(url.pathname)?.route ?? null;
  const location = requestedLocation(url);
  return (
    <StaticRouter location={location}>
      <LocationContext value={location}>
        <MenuContext value={menuWith(facts.granted ?? [])}>
          <SitePage frame={frame} page={{ route, arriving }} />
        </MenuContext>
      </LocationContext>
    </StaticRouter>
  );
}
