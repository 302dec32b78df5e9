import type { Edition } from '@meadowlark/shared/contract/edition.ts';
import type { ReleaseId } from '../../store/release-key.ts';
import { servedEditions, type Editions } from './editions.ts';
import { lineage } from '../../store/lineage.ts';
import type { FailedLately } from './failed-lately.ts';
import type { Quarantine } from './quarantine.ts';

/** The edition of a view, and which of its releases are left out or pinned. */
export interface ReleaseSelection {
  edition: Edition;
  without: readonly string[];
  /** Remotes pinned by QA: their release is used even if it fails. */
  pinned: readonly string[];
}

/** What decides which release serves. */
export interface VersionSources {
  editions: Editions;
  quarantine: Pick<Quarantine, 'has' | 'isDeadly' | 'isSuspect'>;
}

/** An edition as it is. */
export function ownReleases(edition: Edition): ReleaseSelection {
  return { edition, without: [], pinned: [] };
}

/**
 * The version of a remote for a view: the edition's, or the previous one if that is left out or in quarantine. Rejects
 * if the edition names no version, or if the left out version has no previous one.
 */
export async function chooseVersion(
  { edition, without, pinned }: ReleaseSelection,
  name: string,
  sources: VersionSources,
): Promise<string> {
  const { quarantine } = sources;
  const own = edition.releases[name];
  if (own === undefined) throw new Error(`The edition ${edition.id} names no release of "${name}".`);
  const isDeadly = quarantine.isDeadly({ name, version: own });
  if (pinned.includes(name) && !isDeadly) return own;
  const isLeftOut = without.includes(name);
  if (!isLeftOut && !quarantine.has({ name, version: own })) return own;
  const before = pinned.includes(name) ? null : await replacementOf(edition, name, sources);
  if (before !== null) return before;
  if (isDeadly) throw new Error(`${name}@${own} is quarantined, and no previous release can replace it.`);
  if (isLeftOut) throw new Error(`There is no release of "${name}" before ${own} that can replace it.`);
  return own;
}

/** The previous version of a remote that can replace the edition's; null if there is none. */
export async function replacementOf(
  edition: Edition,
  name: string,
  { editions, quarantine }: VersionSources,
): Promise<string | null> {
  let suspect: string | null = null;
  for await (const version of lineage(editions, edition, name)) {
    if (version === edition.releases[name] || quarantine.has({ name, version })) continue;
    if (!quarantine.isSuspect({ name, version })) return version;
    suspect ??= version;
  }
  return suspect;
}

/**
 * Whether an older release that is not in quarantine could replace this one if this one were quarantined now. `fits`:
 * whether the older release has what failed. Replacing would not help a page that is new, and the other pages would lose
 * what is new.
 */
export async function hasReplacement(
  { name, version }: ReleaseId,
  { editions, quarantine }: VersionSources,
  fits: (version: string) => Promise<boolean>,
): Promise<boolean> {
  for (const served of servedEditions(editions.live())) {
    let found = false;
    for await (const older of lineage(editions, served, name)) {
      if (found && !quarantine.has({ name, version: older })) return fits(older);
      found ||= older === version;
    }
  }
  return false;
}

/**
 * The requested remotes whose release failed recently and has a previous one. Sorted and without duplicates, so
 * that strangers cannot request more views than these.
 */
export async function leftOut(
  edition: Edition,
  requested: readonly string[],
  sources: VersionSources & { failedLately: Pick<FailedLately, 'has'> },
): Promise<string[]> {
  // The browser already runs the shell's script, so the shell cannot be replaced.
  const failed = [...new Set(requested)].filter((name) => {
    const version = edition.releases[name];
    return name !== 'shell' && version !== undefined && sources.failedLately.has({ name, version });
  });
  const replaced = await Promise.all(failed.map((name) => replacementOf(edition, name, sources)));
  return failed.filter((_name, i) => replaced[i] !== null).toSorted();
}
