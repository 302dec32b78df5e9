import type { QuarantinedRelease } from '@meadowlark/shared/contract/quarantined-release.ts';
import type { Command } from 'commander';
import type { EditionStore } from '../../store/edition-store.ts';
import { manifestKey } from '../../store/object-keys.ts';
import { releaseKey, releaseKeys } from '../../store/release-key.ts';
import { unlessRefused } from '../../store/trust/refused.ts';
import type { CommandContext } from '../command-context.ts';
import {
  examples,
  commandLine,
  oneLine,
  writeLine,
  styleFor,
  table,
  formatMoment,
  type Style,
  formatAge,
} from '../terminal.ts';
import { unknownRemote, publishedReleases, ownerOf } from '../named-releases.ts';

/** Releases shown per remote when listing all remotes, besides those with a state. */
const NEWEST = 5;

export function addList(program: Command, context: CommandContext): void {
  program
    .command('list')
    .description('list published releases with state (live, canary, quarantined), owner and age')
    .argument('[remote]', 'list all releases of this remote; default: the newest of each')
    .addHelpText('after', examples('list', 'list news'))
    .action(async (remote: string | undefined) => {
      const store = await context.store();
      const all = await listedReleases(store);
      if (remote !== undefined && !all.has(remote)) throw new Error(await unknownRemote(store, remote));
      if (all.size === 0) {
        writeLine(
          context.stdout,
          `Nothing is published in ${store.place} yet. Next: ${commandLine('publish <remote>')}`,
        );
        return;
      }
      const style = styleFor(context.stdout, context.env);
      const rows = [RELEASE_COLUMNS.map((title) => style('dim', title))];
      for (const [name, releases] of all) {
        if (remote !== undefined && name !== remote) continue;
        const shown = releases.filter(({ state }, at) => remote !== undefined || at < NEWEST || state !== '');
        rows.push(...(await Promise.all(shown.map((release) => releaseRow(store, name, release, style)))));
        const more = releases.length - shown.length;
        if (more > 0) rows.push([style('dim', `${name}: ${more} more, see "list ${name}"`)]);
      }
      writeLine(context.stdout, table(rows));
      for (const release of await store.quarantined())
        writeLine(context.stdout, style('yellow', quarantineLine(release)));
      await requireServed(store);
    });
}

/** Rejects if an edition that readers get is refused: then the list cannot say which releases are live. */
async function requireServed(store: EditionStore): Promise<void> {
  const live = await store.live();
  for (const served of [live, live?.canary]) if (served) await store.edition(served.edition, served.digest);
}

function quarantineLine({ name, version, edition, since, why, by }: QuarantinedRelease): string {
  return `\n${name}@${version} has been quarantined since ${formatMoment(since)} (by ${oneLine(by)}, in edition ${edition}): ${oneLine(why)}`;
}

interface ListedRelease {
  version: string;
  /** `live`, `canary 10%`, `quarantined`, several of them, or empty. */
  state: string;
  /** When the first edition with it was made; null if there is none. */
  since: string | null;
}

/**
 * All published releases by remote, newest first: those that are in no edition, then by their first edition. Reading the
 * dates of hundreds of objects from object storage would take too long.
 */
async function listedReleases(store: EditionStore): Promise<ReadonlyMap<string, readonly ListedRelease[]>> {
  const [published, live, quarantine, ids] = await Promise.all([
    publishedReleases(store),
    store.live(),
    store.quarantined(),
    store.editions(),
  ]);
  const found = await Promise.all(ids.map((id) => unlessRefused(store.edition(id))));
  const editions = found.filter((edition) => edition !== null);
  const releasesOf = (id?: string) => editions.find((edition) => edition.id === id)?.releases ?? {};
  const [served, tried] = [releasesOf(live?.edition), releasesOf(live?.canary?.edition)];
  const quarantined = new Set(quarantine.map(releaseKey));
  // The oldest edition comes last, and overrides the others.
  const since = new Map(
    editions
      .toReversed()
      .flatMap(({ releases, createdAt }) => releaseKeys(releases).map((key) => [key, createdAt] as const)),
  );
  const listed = (name: string, version: string): ListedRelease => {
    const key = releaseKey({ name, version });
    const states = [
      served[name] === version && 'live',
      // A canary's edition also contains the live releases of other remotes.
      tried[name] === version && served[name] !== version && `canary ${live?.canary?.percent}%`,
      quarantined.has(key) && 'quarantined',
    ];
    return { version, state: states.filter(Boolean).join(', '), since: since.get(key) ?? null };
  };
  return new Map(
    [...published].map(([name, versions]) => [
      name,
      versions.map((version) => listed(name, version)).toSorted(newestFirst),
    ]),
  );
}

function newestFirst(a: ListedRelease, b: ListedRelease): number {
  if (a.since === b.since) return a.version < b.version ? 1 : -1;
  if (a.since === null || b.since === null) return a.since === null ? -1 : 1;
  return a.since < b.since ? 1 : -1;
}

const RELEASE_COLUMNS = ['release', 'state', 'published', 'owner'];

async function releaseRow(
  store: EditionStore,
  name: string,
  { version, state }: ListedRelease,
  style: Style,
): Promise<string[]> {
  // Its release.json is written last, so it has the date of the release.
  const published = await store.objects.modified(manifestKey(name, version));
  const age = published ? formatAge(published.toISOString(), new Date()) : '';
  return [`${name}@${version}`, style('bold', state), age, await ownerOf(store, name, version)];
}
