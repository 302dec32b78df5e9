import { createElement, type ReactNode } from 'react';
import type { MountedView, UnitComponent } from '../../../src/composition/mounted-view.ts';
import { pageUnit, unitKey } from '../../../src/composition/unit.ts';
import type { LateView } from '../../../src/rendering/render-request.ts';
import { isGuest, type RemoteRoute } from '../../../src/routes.ts';
import { announcedUnit } from './announced-unit.ts';
import { browserRelease } from '../browser-side.ts';
import { checkedHead } from './checked-head.ts';
import { loadContext } from './load-context.ts';
import { runLoad } from './run-load.ts';
import type { ViewContext } from './view-context.ts';

/** A view whose loads have started. */
export interface LoadingView extends Omit<LateView, 'pending'> {
  /** What is shown while it is late; null if there is nothing. */
  pending: () => ReactNode;
}

/**
 * Until the page has arrived, `pending` is shown with the head of its route. A page that fails becomes an `unavailable`
 * view.
 */
export async function loadPage(
  context: ViewContext,
  route: RemoteRoute,
  params: Readonly<Record<string, string>>,
): Promise<LoadingView> {
  const { shell, url } = context;
  const { pathname } = url;
  const ref = pageUnit(route);
  const isGranted = context.granted.routes.includes(route);
  const head = shell.module.routeHead(route, pathname);
  const unavailable = (error: unknown, fatal: boolean): MountedView => {
    context.failed(ref, error, fatal);
    return {
      view: { kind: 'unavailable', status: 503, head, title: route.title },
      units: new Map(),
      releases: {},
    };
  };

  try {
    const release = await context.remote(route.remote);
    const unit = release.module.pages[route.page];
    if (!unit) throw new Error(`The release of ${route.remote} exposes no page "${route.page}".`);
    const own = announcedUnit(context, ref, unit.Page as UnitComponent);
    const Component = isGuest(route) ? shell.module.inGuestFrame(route, own) : own;
    const { deadlineMs } = route.policy;
    const mount = async (): Promise<MountedView> => {
      const { status, data, freshSeconds } = await runLoad(
        context,
        { ref, load: unit.load, Component, deadlineMs },
        params,
      );
      context.isFreshFor(freshSeconds);
      const isBrief = context.freshSeconds < route.policy.freshSeconds;
      context.begin('head', ref);
      const ownHead = checkedHead(unit.head(data, loadContext(context, route.remote, params)));
      return {
        view: {
          kind: 'page',
          status,
          head: ownHead,
          data,
          ...(isBrief && { freshSeconds: context.freshSeconds }),
          ...(isGranted && { route }),
        },
        units: new Map([[unitKey(ref), { state: 'live', Component }]]),
        releases: { [route.remote]: browserRelease(release, route.leadsTo) },
      };
    };
    // Rendered alone first, because it becomes part of the shell's page: if it throws or is too large there, the shell is
    // blamed.
    const pending = (): ReactNode => {
      if (!unit.Pending) return null;
      const Pending = announcedUnit(context, ref, unit.Pending);
      const props = { params, path: pathname };
      const problem = shell.module.renderAlone(() => createElement(Pending, props), null, url);
      if (!problem) return shell.module.pendingElement(Pending, props);
      context.failed(ref, problem.error, false);
      return null;
    };
    return { mounted: mount().catch((error: unknown) => unavailable(error, false)), pending, head };
  } catch (error) {
    return { mounted: Promise.resolve(unavailable(error, true)), pending: () => null, head };
  }
}
