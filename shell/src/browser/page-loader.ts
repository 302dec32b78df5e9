import { redirectDocument, type LoaderFunctionArgs } from 'react-router-dom';
import type { ArrivingView, MountedView } from '../composition/mounted-view.ts';
import { allUnits, shownUnits } from '../composition/unit.ts';
import type { ViewAnswer } from '../document/page-state.ts';
import type { Route } from '../routes.ts';
import { applyHead } from './apply-head.ts';
import { fetchView, NoView } from './fetch-view.ts';
import { mountView } from './mount-view.ts';
import type { Tab } from './tab.ts';
import type { Visit } from './visit.ts';

/**
 * Loader of a route in the browser: data and components at the same time. The remote is loaded here and not in a lazy
 * component, so that a failing one is caught and the next navigation tries again.
 */
export function pageLoader(route: Route | null, tab: Tab) {
  return async ({ request }: LoaderFunctionArgs): Promise<ArrivingView> => {
    const { signal } = request;
    const visit: Visit = { tab, route, url: new URL(request.url), signal, sent: new Map() };
    const begun = tab.units.start(route ? allUnits(route) : [], tab.releases);
    const answer = await ask(visit);
    tab.goOnWith(answer);
    const refs = route ? shownUnits(route, answer.view) : [];
    const mounted = await mountView(visit, answer, await tab.units.load(refs, answer.releases, begun));
    if (!signal.aborted) applyHead(mounted.view.head, mounted.view.status, tab.origin);
    return settled(mounted);
  };
}

/** The view of a visit. Where the site has none to give, the browser goes there as without scripts. */
async function ask({ tab, url, signal }: Visit): Promise<ViewAnswer> {
  try {
    return await fetchView(tab.edition, url, signal);
  } catch (error) {
    // React Router takes a thrown response for an answer, which is what it offers for this.
    // oxlint-disable-next-line only-throw-error
    if (error instanceof NoView && !signal.aborted)
      throw redirectDocument(url.pathname + url.search + url.hash);
    throw error;
  }
}

export function settled(mounted: MountedView): ArrivingView {
  return { mounted, pending: null };
}
