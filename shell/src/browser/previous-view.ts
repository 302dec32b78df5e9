import { readEditionRef, writeEditionRef } from '../composition/edition-ref.ts';
import { shownUnits } from '../composition/unit.ts';
import type { ViewAnswer } from '../document/page-state.ts';
import { fetchView } from './fetch-view.ts';
import type { LoadedUnits } from './unit-loader.ts';
import type { Visit } from './visit.ts';

/** A view made with the release before a bad one, and its components. */
export interface PreviousView {
  answer: ViewAnswer;
  loaded: LoadedUnits;
  /** Remotes that work again in it. */
  saved: ReadonlySet<string>;
}

/**
 * Asks for the same page without the releases of these remotes, and loads it. Null when that helps none of them: nothing
 * came, there is no release before, it was left out already, or it works no better.
 */
export async function previousView(
  { tab, route, url, signal }: Visit,
  bad: ViewAnswer,
  remotes: readonly string[],
): Promise<PreviousView | null> {
  const ref = readEditionRef(bad.edition);
  const without = [...new Set(remotes)].filter((remote) => !ref?.without.includes(remote));
  if (!ref || without.length === 0) return null;
  try {
    const edition = writeEditionRef({ ...ref, without: [...ref.without, ...without] });
    const answer = await fetchView(edition, url, signal);
    const others = without.filter(
      (remote) =>
        answer.releases[remote] && answer.releases[remote].version !== bad.releases[remote]?.version,
    );
    if (others.length === 0) return null;
    const refs = route ? shownUnits(route, answer.view) : [];
    const loaded = await tab.units.load(refs, answer.releases);
    const failing = new Set(loaded.failed.map((unit) => unit.ref.remote));
    const saved = new Set(others.filter((remote) => !failing.has(remote)));
    return saved.size > 0 ? { answer, loaded, saved } : null;
  } catch {
    return null;
  }
}
