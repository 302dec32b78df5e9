import type { MountedView } from '../../../src/composition/mounted-view.ts';
import { unitKey } from '../../../src/composition/unit.ts';
import type { ViewFacts } from '../../protocol/messages.ts';
import type { View } from './view.ts';

/** Seconds for which caches may keep a page with a status other than 200. */
const MISSING_FRESH_SECONDS = 10;

/** The facts of a view by which the front sends, counts and keeps it. */
export function viewFacts({ context, match, units }: View, { view, units: mounted }: MountedView): ViewFacts {
  const lacksBlock =
    view.kind === 'home' && Object.values(view.blocks).some(({ state }) => state === 'unavailable');
  const failed = new Set(context.failures.map(({ unit }) => unitKey(unit)));
  const incomplete = view.status >= 500 || lacksBlock;
  const freshSeconds = Math.min(
    match?.route.policy.freshSeconds ?? MISSING_FRESH_SECONDS,
    context.freshSeconds,
  );
  return {
    status: view.status,
    pattern: match?.route.path ?? null,
    query: match?.route.query ?? [],
    freshSeconds: view.status === 200 ? freshSeconds : Math.min(freshSeconds, MISSING_FRESH_SECONDS),
    units: units
      .filter((unit) => mounted.has(unitKey(unit)) && !failed.has(unitKey(unit)))
      .map((unit) => {
        const { request: _request, ...seen } = context.seen(unit);
        return seen;
      }),
    releases: context.usedReleases,
    incomplete,
    degraded: incomplete || context.lacksRoutes || context.failures.length > 0 || context.replacesReleases,
  };
}
