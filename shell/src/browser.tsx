import '@meadowlark/shared/design/tokens.css';
import '@meadowlark/shared/design/global.css';
import { hydrateRoot } from 'react-dom/client';
import { createBrowserRouter, RouterProvider } from 'react-router-dom';
import { fillSlots } from './ads/fill-slots.ts';
import { applyHead } from './browser/apply-head.ts';
import { keepErrors } from './browser/early-errors.ts';
import { createFederation } from './browser/federation.ts';
import { frozenUnits } from './browser/frozen-units.ts';
import { loadReports } from './browser/load-reports.ts';
import { pageLoader, settled } from './browser/page-loader.ts';
import { readPageState } from './browser/read-page-state.ts';
import { enableSoftNavigation } from './browser/soft-navigation.ts';
import { UnitLoader } from './browser/unit-loader.ts';
import { matchRoute } from './composition/match-route.ts';
import { routeId, siteRoutes } from './composition/site-routes.tsx';
import { allUnits, hydratedUnits } from './composition/unit.ts';
import { announceConnection } from './notices/announce-connection.ts';
import { SERVICES } from './services/services.ts';

/** Wakes the page: the same release that rendered it on the server takes over in the browser. */
async function start(): Promise<void> {
  const root = document.getElementById('root');
  if (!root) throw new Error('The page has no root element.');
  const state = readPageState();
  if (state.headIsLate) applyHead(state.view.head, state.view.status, state.origin);
  const units = new UnitLoader(createFederation());

  // Components come first: hydrating without them would put the pending text over what can be read already.
  const route = matchRoute(location.pathname)?.route ?? null;
  const live = await units.load(route ? hydratedUnits(route, state.view) : [], state.releases);
  const frozen = frozenUnits(route ? allUnits(route) : [], live);
  const first = settled({ view: state.view, units: new Map([...live, ...frozen]), releases: state.releases });

  const routes = siteRoutes(state.facts, (of) => pageLoader(of, state, units));
  const router = createBrowserRouter(routes, { hydrationData: { loaderData: { [routeId(route)]: first } } });
  hydrateRoot(root, <RouterProvider router={router} />);
  enableSoftNavigation(router);
  announceConnection(SERVICES.notify);
  if (state.facts.adFrameUrl !== undefined) fillSlots(state.facts.adFrameUrl);
  if (state.reports) {
    const pattern = () => router.state.matches.at(-1)?.route.path ?? '*';
    loadReports(state.reports, { errors, place: () => ({ edition: state.edition, route: pattern() }) });
  }
}

const errors = keepErrors();

void start();
