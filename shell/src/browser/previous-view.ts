import { messageOf } from '@meadowlark/shared/text/message-of.ts';
import { readEditionRef, writeEditionRef } from '../composition/edition-ref.ts';
import { shownUnits, unitKey } from '../composition/unit.ts';
import type { ViewResponse } from '../composition/page-state.ts';
import type { UnresolvedFailure } from '../composition/browser-failure.ts';
import { fetchView } from './fetch-view.ts';
import type { FailedUnit, LoadedUnits } from './unit-loader.ts';
import type { PageContext } from './page-context.ts';

/** A view from previous releases, and its components. */
interface PreviousView {
  response: ViewResponse;
  loaded: LoadedUnits;
  /** Remotes whose previous release works. */
  recovered: ReadonlySet<string>;
}

/**
 * Fetches and loads the same page without the releases that failed, and reports the failures with the request. Null if
 * this recovers no remote: no response, no previous release, already left out, or the previous release fails as well.
 */
export async function previousView(
  { tab, route, url, signal }: PageContext,
  bad: ViewResponse,
  failed: readonly FailedUnit[],
  stage: UnresolvedFailure['stage'],
): Promise<PreviousView | null> {
  // A release in development has no previous one.
  if (process.env.NODE_ENV === 'development') return null;
  const ref = readEditionRef(bad.edition);
  const remotes = failed.map((unit) => unit.ref.remote);
  const without = [...new Set(remotes)].filter((remote) => !ref?.without.includes(remote));
  if (!ref || without.length === 0) return null;
  try {
    const edition = writeEditionRef({ ...ref, without: [...ref.without, ...without] });
    const failures = failed.map(({ ref: unit, version, error }): UnresolvedFailure => ({
      edition: bad.edition,
      route: route?.path ?? '*',
      unit: unitKey(unit),
      version,
      stage,
      // The server rejects longer messages; it removes addresses itself.
      message: messageOf(error).slice(0, 300),
    }));
    const response = await fetchView(edition, url, signal, failures);
    const others = without.filter(
      (remote) =>
        response.releases[remote] && response.releases[remote].version !== bad.releases[remote]?.version,
    );
    if (others.length === 0) return null;
    const refs = shownUnits(route, response.view);
    const loaded = await tab.units.load(refs, response.releases);
    const failing = new Set(loaded.failed.map((unit) => unit.ref.remote));
    const recovered = new Set(others.filter((remote) => !failing.has(remote)));
    return recovered.size > 0 ? { response, loaded, recovered } : null;
  } catch {
    return null;
  }
}
