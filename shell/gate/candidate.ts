import type { ReleaseNames } from '@meadowlark/shared/contract/edition.ts';
import type { Release } from '@meadowlark/shared/contract/release.ts';
import { grantedRoutes, routesOfReleases, type GrantedRoutes } from '../src/composition/granted-routes.ts';
import type { Route } from '../src/routes.ts';
import type { EditionStore } from '../store/edition-store.ts';
import { unlessBroken } from '../store/store-unavailable.ts';
import type { Sandbox } from './sandbox/sandbox.ts';

/** A release under check, and the edition that its promotion would make. */
export interface Candidate {
  release: Release;
  /** Every release of that edition by name, the candidate included. */
  edition: ReadonlyMap<string, Release>;
  shell: Release;
  store: EditionStore;
  /** Why its code does not have to run again, or null. Blocks are still checked together with other releases' blocks. */
  skipCodeBecause: string | null;
  sandbox: Sandbox;
}

/**
 * The releases of the edition that a promotion would make. Rejects if the shell, or a named release, cannot be read, or the
 * store is unavailable. Any other live release that is missing or broken is left out: it must not block promotions.
 * `retired`: remotes that the edition no longer has.
 */
export async function candidateEdition(
  store: EditionStore,
  releases: ReleaseNames,
  retired: readonly string[] = [],
): Promise<ReadonlyMap<string, Release>> {
  const live = await store.live();
  const liveReleases = live ? (await store.edition(live.edition)).releases : {};
  const all = Object.entries({ ...liveReleases, ...releases }).filter(([name]) => !retired.includes(name));
  const found = await Promise.all(
    all.map(async ([name, version]) => {
      const required = name in releases || name === 'shell';
      const release = store.release(name, version);
      return [name, await (required ? release : unlessBroken(release))] as const;
    }),
  );
  return new Map(found.filter((pair): pair is readonly [string, Release] => pair[1] !== null));
}

/** The routes of that edition: those of the shell's table and those at granted addresses, and what the shell grants. */
export async function editionRoutes({
  edition,
  sandbox,
}: Candidate): Promise<{ routes: readonly Route[]; granted: GrantedRoutes }> {
  const shell = await sandbox.describe();
  const granted = grantedRoutes(shell, routesOfReleases(edition.values()));
  return { routes: [...shell.routes, ...granted.routes], granted };
}

/** The remotes that a rule about shell and remote checks: the candidate, or every remote if the candidate is the shell. */
export function affectedRemotes({ release, edition }: Candidate): Release[] {
  if (release.name !== 'shell') return [release];
  return [...edition.values()].filter(({ name }) => name !== 'shell');
}

/** Scripts of the site. Leaves out the standalone page and scripts for other hosts, which contain copies of libraries. */
export function servedScripts({ files }: Release): string[] {
  return files
    .map(({ path }) => path)
    .filter((file) => /^web\/.*\.m?js$/.test(file) || file === 'server.cjs')
    .filter((file) => !/^web\/(?:standalone|hosts|static\/js\/async\/hosts)\//.test(file));
}
