import { hydrateRoot } from 'react-dom/client';
import { createBrowserRouter, RouterProvider } from 'react-router-dom';
import { fillSlots } from './ads/fill-slots.ts';
import { applyHead } from './browser/apply-head.ts';
import { breath } from './browser/breath.ts';
import { createFederation } from './browser/federation.ts';
import { firstView } from './browser/first-view.ts';
import { keepTyped } from './browser/keep-typed.ts';
import { loadContainer } from './browser/load-container.ts';
import { pageLoader, settled } from './browser/page-loader.ts';
import { readPageState } from './browser/read-page-state.ts';
import { rootErrors } from './browser/root-errors.ts';
import { catchScriptErrors } from './browser/script-errors.ts';
import { sentUnits } from './browser/sent-units.ts';
import { enableSoftNavigation } from './browser/soft-navigation.ts';
import { Tab } from './browser/tab.ts';
import { UnitLoader } from './browser/unit-loader.ts';
import { matchRoute } from './composition/match-route.ts';
import { routeId, siteRoutes } from './composition/site-routes.tsx';
import { allUnits } from './composition/unit.ts';
import { announceConnection } from './notices/announce-connection.ts';
import { SERVICES } from './services/services.ts';

/** Wakes the page: the same release that rendered it on the server takes over in the browser. */
async function start(): Promise<void> {
  const root = document.getElementById('root');
  if (!root) throw new Error('The page has no root element.');
  await breath();
  const state = readPageState();
  if (state.headIsLate) applyHead(state.view.head, state.view.status, state.origin);
  const tab = new Tab(state, new UnitLoader(createFederation(), loadContainer));

  const route = matchRoute(location.pathname)?.route ?? null;
  const sent = sentUnits(route ? allUnits(route) : []);
  // What is still to come for this page is of no use on another one.
  const left = new AbortController();
  const visit = { tab, route, url: new URL(location.href), signal: left.signal, sent };
  const { mounted, begin } = firstView(visit, state);
  const first = settled(mounted);

  const routes = siteRoutes(state.facts, (of) => pageLoader(of, tab));
  const router = createBrowserRouter(routes, { hydrationData: { loaderData: { [routeId(route)]: first } } });
  const { meadowlark } = window;
  router.subscribe(({ loaderData, matches }) => {
    if (loaderData[routeId(route)] !== first) left.abort();
    if (meadowlark) meadowlark.place = { edition: tab.edition, route: matches.at(-1)?.route.path ?? '*' };
  });
  keepTyped();
  await breath();
  hydrateRoot(root, <RouterProvider router={router} />, rootErrors());
  enableSoftNavigation(router);
  announceConnection(SERVICES.notify);
  if (state.facts.adFrameUrl !== undefined) fillSlots(state.facts.adFrameUrl);
  await begin();
  performance.mark(AWAKE_MARK);
}

/** In the browser's own measurements: the frame is awake, and so is every unit that was to be hydrated at once. */
const AWAKE_MARK = 'shell:awake';

catchScriptErrors();
void start();
