import { hydrateRoot } from 'react-dom/client';
import { applyHead } from './browser/apply-head.ts';
import { breath } from './browser/breath.ts';
import { firstView } from './browser/first-view.ts';
import { keepTyped } from './browser/keep-typed.ts';
import { loadContainer } from './browser/load-container.ts';
import { loadPart } from './browser/load-part.ts';
import { readFrame } from './browser/read-frame.ts';
import { readPageState } from './browser/read-page-state.ts';
import { rootErrors } from './browser/root-errors.ts';
import { catchScriptErrors } from './browser/script-errors.ts';
import { sentUnits } from './browser/sent-units.ts';
import { Tab } from './browser/tab.ts';
import { UnitLoader } from './browser/unit-loader.ts';
import { matchRoute } from './composition/match-route.ts';
import { allUnits } from './composition/unit.ts';
import { createFederation } from './federation/federation.ts';
import { SINGLETONS } from './federation/singletons.ts';
import { Site } from './navigation/Site.tsx';
import { startNavigation } from './navigation/start-navigation.ts';
import { announceConnection } from './notices/announce-connection.ts';
import { SERVICES } from './services/services.ts';

/** Wakes the page: the same release that rendered it on the server takes over in the browser. */
async function start(): Promise<void> {
  const root = document.getElementById('root');
  if (!root) throw new Error('The page has no root element.');
  await breath();
  const state = readPageState();
  if (state.headIsLate) applyHead(state.view.head, state.view.status, state.origin);
  const tab = new Tab(state, new UnitLoader(createFederation(SINGLETONS), loadContainer));

  const route = matchRoute(location.pathname)?.route ?? null;
  const sent = sentUnits(route ? allUnits(route) : []);
  // What is still to come for this page is of no use on another one.
  const left = new AbortController();
  const visit = { tab, route, url: new URL(location.href), signal: left.signal, sent };
  const { mounted, begin } = firstView(visit, state);
  // The not-found page stays as it stands.
  if (state.view.kind === 'home') await loadPart(state.view);

  const navigation = startNavigation(tab, { route, mounted }, left);
  keepTyped();
  await breath();
  hydrateRoot(root, <Site frame={readFrame()} navigation={navigation} />, rootErrors());
  announceConnection(SERVICES.notify);
  const { meadowlark } = window;
  navigation.subscribe(() => {
    if (meadowlark) meadowlark.place = { edition: tab.edition, route: navigation.shown.route?.path ?? '*' };
  });
  await begin();
  if (meadowlark) meadowlark.isAwake = true;
  performance.mark(AWAKE_MARK);
}

/** In the browser's own measurements: the frame is awake, and so is every unit that was to be hydrated at once. */
const AWAKE_MARK = 'shell:awake';

catchScriptErrors();
start().catch((error: unknown) => {
  window.meadowlark?.giveUp();
  throw error;
});
