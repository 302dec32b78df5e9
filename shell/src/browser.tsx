import '@meadowlark/shared/design/tokens.css';
import '@meadowlark/shared/design/global.css';
import { showEmbeds } from '@meadowlark/shared/design/show-embeds.ts';
import { watchPictures } from '@meadowlark/shared/design/watch-pictures.ts';
import { hydrateRoot } from 'react-dom/client';
import { createBrowserRouter, RouterProvider } from 'react-router-dom';
import { fillSlots } from './ads/fill-slots.ts';
import { applyHead } from './browser/apply-head.ts';
import { keepErrors } from './browser/early-errors.ts';
import { createFederation } from './browser/federation.ts';
import { firstView } from './browser/first-view.ts';
import { loadContainer } from './browser/load-container.ts';
import { loadReports } from './browser/load-reports.ts';
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
  const state = readPageState();
  if (state.headIsLate) applyHead(state.view.head, state.view.status, state.origin);
  const tab = new Tab(state, new UnitLoader(createFederation(), loadContainer));

  const route = matchRoute(location.pathname)?.route ?? null;
  const sent = sentUnits(route ? allUnits(route) : []);
  // What is still to come for this page is of no use on another one.
  const left = new AbortController();
  const visit = { tab, route, url: new URL(location.href), signal: left.signal, sent };
  const first = settled(await firstView(visit, state));

  const routes = siteRoutes(state.facts, (of) => pageLoader(of, tab));
  const router = createBrowserRouter(routes, { hydrationData: { loaderData: { [routeId(route)]: first } } });
  router.subscribe(({ loaderData }) => {
    if (loaderData[routeId(route)] !== first) left.abort();
  });
  hydrateRoot(root, <RouterProvider router={router} />, rootErrors());
  enableSoftNavigation(router);
  announceConnection(SERVICES.notify);
  if (state.facts.adFrameUrl !== undefined) fillSlots(state.facts.adFrameUrl);
  if (state.reports) {
    const pattern = () => router.state.matches.at(-1)?.route.path ?? '*';
    loadReports(state.reports, { errors, place: () => ({ edition: tab.edition, route: pattern() }) });
  }
}

// First, so that what it deals with is no error to those who listen after it.
catchScriptErrors();
const errors = keepErrors();

// Neither needs the rest.
watchPictures();
showEmbeds();

void start();
