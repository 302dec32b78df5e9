import type { Head } from '@meadowlark/shared/contract/head.ts';
import type { ReactNode } from 'react';
import type { MountedView, UnitComponent } from '../../src/composition/mounted-view.ts';
import { pageUnit, unitKey } from '../../src/composition/unit.ts';
import type { RemoteRoute } from '../../src/routes.ts';
import { browserRelease } from './browser-side.ts';
import type { Composing } from './composing.ts';
import { runLoad } from './run-load.ts';

export interface ComposedPage {
  /** Settles when the page's data is there, with a view in every case: one that fails is away. */
  mounted: Promise<MountedView>;
  /** What to show until then, and what the head says. */
  pending: ReactNode;
  head: Head;
}

/** Loads the remote of a route and runs the page's `load`. */
export async function composePage(
  composing: Composing,
  route: RemoteRoute,
  params: Readonly<Record<string, string>>,
): Promise<ComposedPage> {
  const { shell, request } = composing;
  const { pathname } = request.url;
  const ref = pageUnit(route);
  const head = shell.module.routeHead(route, pathname);
  const away = (error: unknown, grave: boolean): MountedView => {
    composing.failed(ref, error, grave);
    return { view: { kind: 'away', status: 503, head, title: route.title }, units: new Map(), releases: {} };
  };

  try {
    const release = await composing.remote(route.remote);
    const unit = release.module.pages[route.page];
    if (!unit) throw new Error(`The release of ${route.remote} exposes no page "${route.page}".`);
    const Component = unit.Page as UnitComponent;
    const { deadlineMs } = route.policy;
    const mount = async (): Promise<MountedView> => {
      const { status, data } = await runLoad(
        composing,
        { ref, load: unit.load, Component, deadlineMs },
        params,
      );
      return {
        view: {
          kind: 'page',
          status,
          head: unit.head(data, composing.loadContext(route.remote, params)),
          data,
        },
        units: new Map([[unitKey(ref), { state: 'live', Component }]]),
        releases: { [route.remote]: browserRelease(release, route.leadsTo) },
      };
    };
    const pending = unit.Pending
      ? shell.module.pendingElement(unit.Pending, { params, path: pathname })
      : null;
    return { mounted: mount().catch((error: unknown) => away(error, false)), pending, head };
  } catch (error) {
    return { mounted: Promise.resolve(away(error, true)), pending: null, head };
  }
}
