import type { LoaderFunctionArgs } from 'react-router-dom';
import type { ArrivingView, MountedView } from '../composition/mounted-view.ts';
import { allUnits } from '../composition/unit.ts';
import type { PageState } from '../document/page-state.ts';
import type { Route } from '../routes.ts';
import { applyHead } from './apply-head.ts';
import { fetchView } from './fetch-view.ts';
import type { UnitLoader } from './unit-loader.ts';

/**
 * Loader of a route in the browser: data and components at the same time. The remote is loaded here and not in a lazy
 * component, so that a failing one is caught and the next navigation tries again.
 */
export function pageLoader(route: Route | null, state: PageState, units: UnitLoader) {
  return async ({ request }: LoaderFunctionArgs): Promise<ArrivingView> => {
    const { view, releases } = await fetchView(state.edition, new URL(request.url), request.signal);
    const loaded = await units.load(route ? allUnits(route) : [], releases);
    if (!request.signal.aborted) applyHead(view.head, view.status, state.origin);
    return settled({ view, units: loaded, releases });
  };
}

export function settled(mounted: MountedView): ArrivingView {
  return { mounted, pending: null };
}
