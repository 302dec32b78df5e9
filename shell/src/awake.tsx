import { hydrateRoot } from 'react-dom/client';
import { applyHead } from './browser/apply-head.ts';
import { yieldToMain } from './sleeping/yield-to-main.ts';
import { firstView } from './browser/first-view.ts';
import { preserveTypedText } from './browser/preserve-typed-text.ts';
import { loadContainer } from './browser/load-container.ts';
import { loadShellPage } from './browser/load-shell-page.ts';
import { rootErrors } from './browser/root-errors.ts';
import { catchScriptErrors } from './browser/script-errors.ts';
import { readUnitHtml } from './browser/read-unit-html.ts';
import { TabState } from './browser/tab-state.ts';
import { UnitLoader } from './browser/unit-loader.ts';
import { findRoute } from './composition/find-route.ts';
import { allUnits } from './composition/unit.ts';
import { routeOfView } from './composition/view.ts';
import { readFrame } from './frame/frame-html.ts';
import { createFederation } from './federation/federation.ts';
import { acceptGuests } from './guests/accept-guests.ts';
import { LATE_SINGLETONS } from './federation/late-singletons.ts';
import { SINGLETONS } from './federation/singletons.ts';
import { readPageState } from './composition/page-state.ts';
import { Site } from './site/Site.tsx';
import { startNavigation } from './navigation/start-navigation.ts';
import { SERVICES } from './composition/services.ts';

/** Wakes the page: the shell release that rendered it takes over in the browser. */
async function start(): Promise<void> {
  const root = document.getElementById('root');
  if (!root) throw new Error('The page has no root element.');
  await yieldToMain();
  const state = readPageState();
  if (state.headIsLate) applyHead(state.view, state.origin);
  acceptGuests();
  const tab = new TabState(
    state,
    new UnitLoader(createFederation(SINGLETONS, LATE_SINGLETONS), loadContainer),
  );

  const route = routeOfView(state.view, findRoute(location.pathname)?.route ?? null);
  const serverHtml = readUnitHtml(route ? allUnits(route) : []);
  // Aborted on the first navigation: other pages do not need this page's pending work.
  const leave = new AbortController();
  const page = { tab, route, url: new URL(location.href), signal: leave.signal, serverHtml };
  const { mounted, hydrate } = firstView(page, state);
  // The not-found page stays as the server's HTML.
  if (state.view.kind === 'home') await loadShellPage(state.view);

  const navigation = startNavigation(tab, { route, mounted }, leave);
  preserveTypedText();
  await yieldToMain();
  hydrateRoot(root, <Site frame={readFrame()} navigation={navigation} />, rootErrors());
  // Explains links that fail. The page itself needs no connection.
  addEventListener('offline', () => SERVICES.notify('You are offline. Pages that are open stay readable.'));
  addEventListener('online', () => SERVICES.notify('You are back online.'));
  const { meadowlark } = window;
  navigation.subscribe(() => {
    if (meadowlark) meadowlark.place = { edition: tab.edition, route: navigation.shown.route?.path ?? '*' };
  });
  await hydrate();
  if (meadowlark) meadowlark.isAwake = true;
  performance.mark(AWAKE_MARK);
}

/** Performance mark: the frame and every unit with the policy `hydrate: 'load'` are hydrated. */
const AWAKE_MARK = 'shell:awake';

catchScriptErrors();
start().catch((error: unknown) => {
  window.meadowlark?.giveUp();
  throw error;
});
