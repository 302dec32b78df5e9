import { ROOM_ATTRIBUTE } from '@meadowlark/shared/contract/guest.ts';
import { messageOf } from '@meadowlark/shared/text/message-of.ts';
import type { MountedView, Unit } from '../composition/mounted-view.ts';
import { shownUnits, unitKey, type UnitRef } from '../composition/unit.ts';
import type { ViewResponse } from '../composition/page-state.ts';
import { FAILURE_EVENT, type BrowserFailure } from '../composition/browser-failure.ts';
import { needsShellPage, loadShellPage } from './load-shell-page.ts';
import type { PageContext } from './page-context.ts';
import { previousView } from './previous-view.ts';
import type { FailedUnit, LoadedUnits } from './unit-loader.ts';
import { isGuest } from '../routes.ts';

/** Failures kept for scripts that load later: a tab may stay open for days. */
const MAX_FAILURES = 20;

/**
 * Combines a view with its components. If the code of a release failed, the previous release replaces it; if that fails
 * too, the server's HTML stays, or the page shows the unit as unavailable. Rejects with `NoViewError` if a page of the
 * shell cannot be loaded.
 */
export async function mountView(
  page: PageContext,
  response: ViewResponse,
  loaded: LoadedUnits,
): Promise<MountedView> {
  if (needsShellPage(response.view)) await loadShellPage(response.view);
  return loaded.failed.length === 0
    ? toMountedView(page, response, loaded)
    : replaceFailed(page, response, loaded, loaded.failed, 'script');
}

async function replaceFailed(
  page: PageContext,
  response: ViewResponse,
  loaded: LoadedUnits,
  failed: readonly FailedUnit[],
  stage: BrowserFailure['stage'],
): Promise<MountedView> {
  const { tab, signal } = page;
  const serverHtml = readableHtml(page);
  const previous = await previousView(page, response, failed, stage);
  // The reader has left the page: report nothing and keep the tab's state.
  if (signal.aborted) return toMountedView(page, response, loaded);
  for (const { ref, version, error } of failed) {
    const fellBackTo = previous?.recovered.has(ref.remote)
      ? 'previous'
      : serverHtml.has(unitKey(ref))
        ? null
        : 'fallback';
    reportFailure({ ref, version, edition: response.edition, stage, error, fellBackTo });
  }
  if (!previous) {
    tab.resetEdition();
    return toMountedView({ ...page, serverHtml }, response, loaded);
  }
  tab.update(previous.response);
  return toMountedView(page, previous.response, previous.loaded);
}

/** The HTML that can replace a unit. The HTML of a browser-only guest is just a placeholder. */
function readableHtml({ route, serverHtml }: PageContext): PageContext['serverHtml'] {
  if (!route || !isGuest(route)) return serverHtml;
  return new Map([...serverHtml].filter(([, { __html }]) => !__html.includes(`${ROOM_ATTRIBUTE}="pending"`)));
}

interface FailureFacts extends Pick<BrowserFailure, 'version' | 'edition' | 'stage' | 'fellBackTo'> {
  ref: UnitRef;
  error: unknown;
}

/** Reports a handled failure by a queue and an event, so that it appears neither in the console nor in `window.onerror`. */
function reportFailure({ ref, error, ...facts }: FailureFacts): void {
  const failure: BrowserFailure = {
    ...facts,
    unit: unitKey(ref),
    remote: ref.remote,
    message: messageOf(error),
    place: /\/releases\/[^\s)]+/.exec(String((error as Partial<Error> | null)?.stack))?.[0] ?? null,
    at: Date.now(),
  };
  window.meadowlarkFailures = [...(window.meadowlarkFailures ?? []), failure].slice(-MAX_FAILURES);
  window.dispatchEvent(new CustomEvent(FAILURE_EVENT, { detail: failure }));
  // Developers see it in the console like any other error.
  if (process.env.NODE_ENV === 'development') reportError(error);
}

/** The view with its loaded units, and with `recover` for units that throw later. */
export function toMountedView(page: PageContext, response: ViewResponse, loaded: LoadedUnits): MountedView {
  const { view, releases } = response;
  const refs = shownUnits(page.route, view);
  const failed: FailedUnit[] = [];
  let recovery: Promise<MountedView> | null = null;
  const recover = (key: string, error: unknown): Promise<MountedView> => {
    const ref = refs.find((one) => unitKey(one) === key);
    if (ref) failed.push({ ref, version: releases[ref.remote]?.version ?? '', error });
    // Units that throw in the same rendering are replaced together.
    recovery ??= Promise.resolve().then(() => {
      recovery = null;
      const bad = failed.splice(0);
      const keys = new Set(bad.map((one) => unitKey(one.ref)));
      const units = new Map([...loaded.units].filter(([known]) => !keys.has(known)));
      return replaceFailed(page, response, { ...loaded, units }, bad, 'render');
    });
    return recovery;
  };
  return { view, releases, units: unitsOf(page, refs, loaded), recover };
}

function unitsOf(
  { serverHtml }: PageContext,
  refs: readonly UnitRef[],
  { units }: LoadedUnits,
): MountedView['units'] {
  return new Map(
    refs.flatMap((ref): [string, Unit][] => {
      const key = unitKey(ref);
      const html = serverHtml.get(key);
      const live = units.get(key);
      if (live) return [[key, html ? { ...live, html } : live]];
      return html ? [[key, { state: 'frozen', html }]] : [];
    }),
  );
}
