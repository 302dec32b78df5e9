import type { Release } from '@meadowlark/shared/contract/release.ts';
import type { Browser, Page } from 'playwright-core';
import type { EditionStore } from '../../store/edition-store.ts';
import { compare, type Difference } from './compare.ts';
import { photograph, type Photo } from './photograph.ts';
import { statesOf, THEMES, WIDTHS, type State } from '../../server/states/states.ts';

/** A state that looks different, with its views, largest difference first. */
export interface ChangedState {
  state: State;
  views: readonly (Pick<Photo, 'theme' | 'width'> & Difference)[];
}

/** What looks different between two releases of each of some remotes. */
export interface PictureDiff {
  changed: readonly ChangedState[];
  same: readonly State[];
  added: readonly State[];
  removed: readonly State[];
  /** States that could not be photographed. */
  failed: readonly { state: State; why: string }[];
  pictures: number;
}

interface Releases {
  before: readonly Release[];
  after: readonly Release[];
  /** Renders the guests in both. */
  shell: Release | null;
}

export const VIEWS = THEMES.length * WIDTHS.length;

export async function pictureDiff(
  browser: Browser,
  store: EditionStore,
  { before, after, shell }: Releases,
  progress: (done: number, total: number) => void,
): Promise<PictureDiff> {
  const [old, now] = [before, after].map((releases) =>
    releases.flatMap((release) => statesOf(release, shell)),
  ) as [State[], State[]];
  const known = new Map<string, readonly Photo[]>();
  const failed: { state: State; why: string }[] = [];
  let done = 0;
  const step = (state: State, problem: string | null) => {
    done += 1;
    progress(done, old.length + now.length);
    if (problem !== null) failed.push({ state, why: problem });
  };
  const work = { store, shell, format: 'png' } as const;
  await photograph(browser, {
    ...work,
    releases: before,
    done: (state, photos, problem) => {
      step(state, problem);
      if (problem === null) known.set(keyOf(state), photos);
    },
  });
  const changed: ChangedState[] = [];
  const same: State[] = [];
  const table = await browser.newPage();
  await photograph(browser, {
    ...work,
    releases: after,
    done: async (state, photos, problem) => {
      step(state, problem);
      const earlier = known.get(keyOf(state));
      if (!earlier || problem !== null) return;
      const views = await changedViews(table, earlier, photos);
      if (views.length === 0) same.push(state);
      else changed.push({ state, views });
    },
  });
  await table.close();
  const [oldKeys, newKeys] = [new Set(old.map(keyOf)), new Set(now.map(keyOf))];
  return {
    changed: changed.toSorted((a, b) => largest(b) - largest(a)),
    same,
    added: now.filter((state) => !oldKeys.has(keyOf(state))),
    removed: old.filter((state) => !newKeys.has(keyOf(state))),
    failed,
    pictures: (changed.length + same.length) * VIEWS,
  };
}

async function changedViews(
  table: Page,
  before: readonly Photo[],
  after: readonly Photo[],
): Promise<ChangedState['views']> {
  const views = [];
  for (const [i, to] of after.entries()) {
    const from = before[i];
    const difference = from && (await compare(table, from, to));
    if (difference) views.push({ theme: to.theme, width: to.width, ...difference });
  }
  return views.toSorted((a, b) => b.share - a.share);
}

/** The largest share of differing pixels in a view. */
export function largest({ views }: ChangedState): number {
  return views[0]?.share ?? 0;
}

function keyOf({ remote, unit, situation }: State): string {
  return [remote, unit, situation].join('\n');
}
