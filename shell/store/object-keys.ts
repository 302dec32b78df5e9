import { EDITION_ID } from '@meadowlark/shared/contract/edition.ts';
import { REMOTE_NAME, VERSION } from '@meadowlark/shared/contract/release.ts';

/** A file in a release's folder while it is being published: pruning leaves the release alone. */
export const PUBLISHING = 'publishing';

/** Prefix of the keys of all files of a release. Throws if name or version is invalid. */
export function releasePrefix(name: string, version: string): string {
  if (!VERSION.test(version)) throw new Error(`"${version}" is not a version of a release.`);
  return `releases/${remoteName(name)}/${version}/`;
}

/** Key of the `release.json` of a release, which is written last and makes it visible. */
export function manifestKey(name: string, version: string): string {
  return `${releasePrefix(name, version)}release.json`;
}

export function editionKey(id: string): string {
  if (!EDITION_ID.test(id)) throw new Error(`"${id}" is not the ID of an edition.`);
  return `editions/${id}.json`;
}

export function moveKey(number: number): string {
  return `live/${String(number).padStart(10, '0')}.json`;
}

export function breakingKey(number: number): string {
  return `breaking/${String(number).padStart(10, '0')}.json`;
}

const NUMBERED = /^(?:live|breaking)\/(\d{10})\.json$/;

/** The numbers of moves or announcements, from their keys. Other objects in the same place are left out. */
export function numbersOf(keys: readonly string[]): number[] {
  return keys.flatMap((key) => {
    const number = NUMBERED.exec(key)?.[1];
    return number === undefined ? [] : [Number(number)];
  });
}

export function quarantineKey(name: string, version: string): string {
  return `quarantine/${remoteName(name)}@${version}.json`;
}

export function remoteName(name: string): string {
  if (!REMOTE_NAME.test(name)) throw new Error(`"${name}" is not the name of a remote.`);
  return name;
}
