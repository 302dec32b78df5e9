import { setTimeout as pause } from 'node:timers/promises';
import type { ReleaseNames } from '../../shared/src/contract/edition.ts';
import { promote } from '../../shell/store/promote.ts';
import { publishRelease } from '../../shell/store/publish-release.ts';
import { rollback } from '../../shell/store/moves.ts';
import { deriveRelease } from '../../e2e/support/derive-release.ts';
import type { RunningSite } from '../../e2e/support/running-site.ts';

/** A text on a page of each remote. Releases of the run prefix it with a mark. */
const SHOWN: Readonly<Record<string, string>> = {
  news: 'See All',
  blog: 'Longer pieces, guides and walks, written',
  media: 'Suppers, concerts',
  static: 'A free local paper',
};

const VERSIONS_EACH = 4;
const BY = { by: 'bench', note: 'a promotion of the run' };

/** Publishes four versions of each remote. Resolves with `[remote, version]`, alternating between remotes. */
export async function publishVersions({ store }: Pick<RunningSite, 'store'>): Promise<[string, string][]> {
  const published: [string, string][] = [];
  for (let number = 1; number <= VERSIONS_EACH; number += 1) {
    for (const [name, text] of Object.entries(SHOWN)) {
      const version = `9.0.${number}`;
      const folder = await deriveRelease(name, version, text, `bench-${name}-v${number} ${text}`);
      await publishRelease(store, folder);
      published.push([name, version]);
    }
  }
  return published;
}

/** One move of `live`. */
export interface Change {
  action: 'promote' | 'rollback';
  /** Time until the site served the edition, ms. */
  followedMs: number;
}

/**
 * Promotes the versions in order, with evenly spaced rollbacks. Each change waits until the site serves the previous one, and
 * `pauseMs` more. Rejects if the site does not follow within 30 s.
 */
export async function changeEditions(
  site: RunningSite,
  versions: readonly [string, string][],
  { promotions, rollbacks, pauseMs }: { promotions: number; rollbacks: number; pauseMs: number },
  onChange: (change: Change) => void,
): Promise<void> {
  const every = Math.floor(promotions / rollbacks);
  for (let turn = 0; turn < promotions; turn += 1) {
    const [name, version] = versions[turn % versions.length] ?? ['news', '9.0.1'];
    const releases: ReleaseNames = { [name]: version };
    onChange(await change(site, 'promote', () => promote(site.store, { releases }, BY)));
    await pause(pauseMs);
    if (turn % every !== every - 1) continue;
    onChange(await change(site, 'rollback', () => rollback(site.store, null, BY)));
    await pause(pauseMs);
  }
}

async function change(
  site: RunningSite,
  action: Change['action'],
  move: () => Promise<{ edition: string }>,
): Promise<Change> {
  const { edition } = await move();
  const started = performance.now();
  while (performance.now() - started < 30_000) {
    const response = await fetch(`${site.origin}/about`);
    await response.arrayBuffer();
    if (response.headers.get('x-edition') === edition)
      return { action, followedMs: performance.now() - started };
    await pause(25);
  }
  throw new Error(`The site did not follow to ${edition} within 30 s.`);
}
