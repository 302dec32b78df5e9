import type { Head } from '@meadowlark/shared/contract/head.ts';
import type { ReactNode } from 'react';
import type { MountedView, UnitComponent } from '../../src/composition/mounted-view.ts';
import { withDeadline } from '../../src/composition/with-deadline.ts';
import type { RemoteRoute } from '../../src/routes.ts';
import { browserRelease } from './browser-side.ts';
import type { Composing } from './composing.ts';

/** A load that takes longer than this has failed, however patient the reader is. */
const LOAD_LIMIT_MS = 20_000;

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
  const head = shell.module.routeHead(route, pathname);
  const seen = composing.seen({ remote: route.remote, kind: 'page', name: route.page });
  const away = (error: unknown): MountedView => {
    composing.telemetry.unitFailed(seen, 'server', error);
    composing.log.error({ err: error, remote: route.remote, page: route.page }, 'page is away');
    return { view: { kind: 'away', status: 503, head, title: route.title }, units: new Map(), releases: {} };
  };

  try {
    const loaded = await composing.remote(route.remote);
    const unit = loaded.module.pages[route.page];
    if (!unit) throw new Error(`The release of ${route.remote} exposes no page "${route.page}".`);
    const context = composing.loadContext(route.remote, params);
    const load = async (): Promise<MountedView> => {
      const began = performance.now();
      const { status, data } = await withDeadline(
        Promise.resolve(unit.load(context)),
        LOAD_LIMIT_MS,
        'The load took too long.',
      );
      const took = performance.now() - began;
      composing.telemetry.unitLoaded(seen, took > route.policy.deadlineMs ? 'late' : 'ok', took / 1000);
      const Component = unit.Page as UnitComponent;
      const key = `${route.remote}/page/${route.page}`;
      return {
        view: { kind: 'page', status, head: unit.head(data, context), data },
        units: new Map([[key, { state: 'live', Component }]]),
        releases: { [route.remote]: browserRelease(loaded) },
      };
    };
    const pending = unit.Pending
      ? shell.module.pendingElement(unit.Pending, { params, path: pathname })
      : null;
    return { mounted: load().catch(away), pending, head };
  } catch (error) {
    return { mounted: Promise.resolve(away(error)), pending: null, head };
  }
}
