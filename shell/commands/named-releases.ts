import type { Edition, ReleaseNames } from '@meadowlark/shared/contract/edition.ts';
import { REMOTE_NAME, VERSION } from '@meadowlark/shared/contract/release.ts';
import { messageOf } from '@meadowlark/shared/text/message-of.ts';
import type { EditionStore } from '../store/edition-store.ts';
import { manifestKey } from '../store/object-keys.ts';
import { closest } from './closest.ts';
import { commandLine, oneLine } from './terminal.ts';

/** Parses `news@1.0.0 blog@2.0.0`. Throws for invalid names, and for two versions of a remote. */
export function parseReleases(args: readonly string[]): ReleaseNames {
  const releases: ReleaseNames = {};
  for (const arg of args) {
    const [name, version] = parseRelease(arg);
    if (releases[name] !== undefined && releases[name] !== version) {
      throw new Error(`${name} is given with two versions, ${releases[name]} and ${version}. Give only one.`);
    }
    releases[name] = version;
  }
  return releases;
}

function parseRelease(arg: string): readonly [name: string, version: string] {
  const at = arg.indexOf('@');
  const name = at < 0 ? arg : arg.slice(0, at);
  const version = at < 0 ? '' : arg.slice(at + 1);
  if (!REMOTE_NAME.test(name)) {
    throw new Error(
      `"${arg}" is not a release. Write it as <name>@<version>, for example news@0.1.0-1a2b3c4d.`,
    );
  }
  if (version === '') {
    throw new Error(
      `The version of ${name} is missing. Write it as ${name}@<version>; "${commandLine(`list ${name}`)}" lists the published versions.`,
    );
  }
  if (!VERSION.test(version)) {
    throw new Error(
      `"${version}" is not a version. "${commandLine(`list ${name}`)}" lists the published versions.`,
    );
  }
  return [name, version];
}

/** Rejects if a release is not in the store, and suggests similar ones that are. */
export async function requirePublished(store: EditionStore, releases: ReleaseNames): Promise<void> {
  for (const [name, version] of Object.entries(releases)) {
    if (await store.objects.get(manifestKey(name, version))) continue;
    // This lists every file of every version, thousands of objects.
    const versions = await store.versions(name);
    if (versions.length === 0) throw new Error(await unknownRemote(store, name));
    const near = closest(version, versions).map((known) => `${name}@${known}`);
    throw new Error(
      `${name}@${version} is not in ${store.place}. Closest: ${near.join(', ')}. "${commandLine(`list ${name}`)}" lists all.`,
    );
  }
}

/** Error message for a remote without published releases. */
export async function unknownRemote(store: EditionStore, name: string): Promise<string> {
  const names = [...(await publishedReleases(store)).keys()];
  const instead =
    names.length > 0 ? `There are releases of ${names.join(', ')}.` : 'Nothing is published yet.';
  return `No release of "${name}" is in ${store.place}. ${instead} Publish one with "${commandLine(`publish ${name}`)}".`;
}

/** Error message for a remote that readers do not get. */
export async function notLive(store: EditionStore, { releases }: Edition, name: string): Promise<string> {
  if (!(await publishedReleases(store)).has(name)) return unknownRemote(store, name);
  return `Readers get no release of ${name} now. They get ${Object.keys(releases).join(', ')}.`;
}

const MANIFEST = /^releases\/([^/]+)\/([^/]+)\/release\.json$/;

/** All completely published releases: versions by remote, both sorted. */
export async function publishedReleases(
  store: EditionStore,
): Promise<ReadonlyMap<string, readonly string[]>> {
  const published = new Map<string, string[]>();
  for (const key of await store.objects.list('releases/')) {
    const [, name = '', version = ''] = MANIFEST.exec(key) ?? [];
    if (REMOTE_NAME.test(name) && VERSION.test(version))
      published.set(name, [...(published.get(name) ?? []), version]);
  }
  return published;
}

/** The owner in `release.json`, or the error in brackets, so that one bad release does not hide the others. */
export async function ownerOf(store: EditionStore, name: string, version: string): Promise<string> {
  try {
    return oneLine((await store.release(name, version)).owner);
  } catch (error) {
    return `(${messageOf(error)})`;
  }
}
