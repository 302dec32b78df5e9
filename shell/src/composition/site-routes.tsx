import type { LoaderFunction, RouteObject } from 'react-router-dom';
import type { FrameFacts } from '../frame/frame-facts.ts';
import { PageError } from '../frame/PageError.tsx';
import { RouterError } from '../frame/RouterError.tsx';
import { SiteFrame } from '../frame/SiteFrame.tsx';
import { ROUTES, type Route } from '../routes.ts';
import { ViewOutlet } from './ViewOutlet.tsx';

/**
 * The route table as the router wants it, the same on server and browser: one layout, a route per entry, and one that
 * catches every other path. Only the loaders differ between the two sides.
 */
export function siteRoutes(
  facts: FrameFacts,
  loaderFor: (route: Route | null) => LoaderFunction,
): RouteObject[] {
  const leaf = (route: Route | null): RouteObject => ({
    id: routeId(route),
    path: routeId(route),
    loader: loaderFor(route),
    element: <ViewOutlet route={route} />,
  });
  return [
    {
      element: <SiteFrame facts={facts} />,
      errorElement: <RouterError />,
      // The page state takes the place of a first load; there is nothing to show before it.
      hydrateFallbackElement: null,
      // A failed navigation costs the page, not the frame around it.
      children: [{ errorElement: <PageError />, children: [...ROUTES, null].map(leaf) }],
    },
  ];
}

/** Id of a route in the router, and its pattern; every path that no route takes belongs to `*`. */
export function routeId(route: Route | null): string {
  return route?.path ?? '*';
}
