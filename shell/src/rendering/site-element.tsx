import type { ReactElement } from 'react';
import { createStaticHandler, createStaticRouter, StaticRouterProvider } from 'react-router-dom';
import type { ArrivingView } from '../composition/mounted-view.ts';
import { siteRoutes } from '../composition/site-routes.tsx';
import type { RenderRequest } from './render-request.ts';

/** The site at an address as one React element; the loaders hand out the view that the server composed. */
export async function siteElement(
  { url, facts, signal }: RenderRequest,
  arriving: ArrivingView,
): Promise<ReactElement> {
  const handler = createStaticHandler(siteRoutes(facts, () => () => arriving));
  const context = await handler.query(new Request(url, { signal }));
  if (context instanceof Response)
    throw new Error(`The router answered ${url.pathname} with a response of its own.`);
  return (
    <StaticRouterProvider
      router={createStaticRouter(handler.dataRoutes, context)}
      context={context}
      hydrate={false}
    />
  );
}
