import type { Edition } from '@meadowlark/shared/contract/edition.ts';
import type { UnitRef } from '../../src/composition/unit.ts';
import type { BrowserEdition } from '../../src/document/page-state.ts';
import type { DescribedRelease, ReleaseSource } from '../editions/release-source.ts';
import type { CompositionLog } from './composing.ts';

type Described = ReadonlyMap<string, DescribedRelease>;

/** The descriptions of an edition's remotes. One that cannot be read is reported and left out, as if not named. */
export async function describeRemotes(
  releases: ReleaseSource,
  edition: Edition,
  log: CompositionLog,
): Promise<Described> {
  const named = Object.entries(edition.releases).filter(([name]) => name !== 'shell');
  const found = await Promise.all(
    named.map(async ([name, version]): Promise<[string, DescribedRelease][]> => {
      try {
        return [[name, await releases.describe(name, version)]];
      } catch (error) {
        log.error({ err: error, remote: name, version }, 'release cannot be described');
        return [];
      }
    }),
  );
  return new Map(found.flat());
}

/** The edition as the browser gets it. */
export function browserEdition(edition: Edition, remotes: Described): BrowserEdition {
  const entries = [...remotes].map(([name, { release, address }]) => {
    const { federationName, entry } = release;
    return [name, { federationName, entry: address(entry) }] as const;
  });
  return { id: edition.id, remotes: Object.fromEntries(entries) };
}

/** Entry and chunks of the units that the first view needs, each once: fetched at once instead of one after another. */
export function preloadsOf(units: readonly UnitRef[], remotes: Described): string[] {
  const files = units.flatMap(({ remote, kind, name }) => {
    const described = remotes.get(remote);
    if (!described) return [];
    const { release, address } = described;
    const unit = release[kind === 'page' ? 'pages' : 'blocks'][name];
    return [release.entry, ...(unit?.scripts ?? [])].map(address);
  });
  return [...new Set(files)];
}
