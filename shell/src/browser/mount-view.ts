import type { MountedView, Unit } from '../composition/mounted-view.ts';
import { shownUnits, unitKey, type UnitRef } from '../composition/unit.ts';
import type { ViewAnswer } from '../document/page-state.ts';
import { lacksPart, loadPart } from './load-part.ts';
import { previousView } from './previous-view.ts';
import { reportFailure } from './report-failure.ts';
import type { FailedUnit, LoadedUnits } from './unit-loader.ts';
import type { Visit } from './visit.ts';

/**
 * Puts a view together with its components. Where the code of a release could not be had, the release before it serves;
 * where that cannot either, the server's HTML stays, or the unit is missing and the page says so. Rejects with `NoView` when
 * a page of the shell's own cannot be had.
 */
export async function mountView(visit: Visit, answer: ViewAnswer, loaded: LoadedUnits): Promise<MountedView> {
  if (lacksPart(answer.view)) await loadPart(answer.view);
  return loaded.failed.length === 0
    ? asMounted(visit, answer, loaded)
    : withoutFailed(visit, answer, loaded, loaded.failed, 'script');
}

async function withoutFailed(
  visit: Visit,
  answer: ViewAnswer,
  loaded: LoadedUnits,
  failed: readonly FailedUnit[],
  stage: 'script' | 'render',
): Promise<MountedView> {
  const { tab, sent, signal } = visit;
  const previous = await previousView(
    visit,
    answer,
    failed.map(({ ref }) => ref.remote),
  );
  // Whoever has gone on is told nothing, and their tab's state is not touched.
  if (signal.aborted) return asMounted(visit, answer, loaded);
  for (const { ref, version, error } of failed) {
    const fellBackTo = previous?.saved.has(ref.remote)
      ? 'previous'
      : sent.has(unitKey(ref))
        ? null
        : 'fallback';
    reportFailure({ ref, version, edition: answer.edition, stage, error, fellBackTo });
  }
  if (!previous) {
    tab.startAfresh();
    return asMounted(visit, answer, loaded);
  }
  tab.goOnWith(previous.answer);
  return asMounted(visit, previous.answer, previous.loaded);
}

/** The view with what shows it now, and with a way to mend it when a unit turns out to throw. */
export function asMounted(visit: Visit, answer: ViewAnswer, loaded: LoadedUnits): MountedView {
  const { view, releases } = answer;
  const refs = visit.route ? shownUnits(visit.route, view) : [];
  const failed: FailedUnit[] = [];
  let mending: Promise<MountedView> | null = null;
  const mend = (key: string, error: unknown): Promise<MountedView> => {
    const ref = refs.find((one) => unitKey(one) === key);
    if (ref) failed.push({ ref, version: releases[ref.remote]?.version ?? '', error });
    // Several may throw at the same time; they are mended together.
    mending ??= Promise.resolve().then(() => {
      mending = null;
      const bad = failed.splice(0);
      const keys = new Set(bad.map((one) => unitKey(one.ref)));
      const units = new Map([...loaded.units].filter(([known]) => !keys.has(known)));
      return withoutFailed(visit, answer, { ...loaded, units }, bad, 'render');
    });
    return mending;
  };
  return { view, releases, units: unitsOf(visit, refs, loaded), mend };
}

function unitsOf({ sent }: Visit, refs: readonly UnitRef[], { units }: LoadedUnits): MountedView['units'] {
  return new Map(
    refs.flatMap((ref): [string, Unit][] => {
      const key = unitKey(ref);
      const asSent = sent.get(key);
      const live = units.get(key);
      if (live) return [[key, asSent ? { ...live, asSent } : live]];
      return asSent ? [[key, { state: 'frozen', asSent }]] : [];
    }),
  );
}
