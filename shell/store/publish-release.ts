import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import { releaseSchema, type Release } from '@meadowlark/shared/contract/release.ts';
import { z } from 'zod';
import type { EditionStore } from './edition-store.ts';
import { PUBLISHING, releasePrefix } from './object-keys.ts';
import { requireNotBeingRemoved } from './removals.ts';
import { releaseKey } from './release-key.ts';
import { inParallel } from '../lib/in-parallel.ts';
import { integrityOf } from '@meadowlark/shared/contract/integrity.ts';
import { messageOf } from '@meadowlark/shared/text/message-of.ts';

const CONCURRENT_FILES = 8;

/** The location of a build, for messages, and its files by path: `release.json` and those that it lists. */
export interface Build {
  place: string;
  read(file: string): Promise<Buffer>;
}

export function publishRelease(
  store: EditionStore,
  buildFolder: string,
  onFile?: (done: number, total: number) => void,
): Promise<Release> {
  const read = (file: string): Promise<Buffer> => readFile(path.join(buildFolder, file));
  return publishBuild(store, { place: buildFolder, read }, onFile);
}

/**
 * Publishes a build to the store as a release. `release.json` is written last and makes the release visible, so an
 * interrupted publish can be repeated; so can a publish of the same build. Rejects for another build with the same version.
 * Calls `onFile` after each file, with the number of files done and the total.
 */
export async function publishBuild(
  store: EditionStore,
  build: Build,
  onFile: (done: number, total: number) => void = () => {},
): Promise<Release> {
  const manifest = await build.read('release.json').catch((cause: unknown) => {
    throw new Error(
      `${build.place} has no release.json. Name the folder of a build: "npm run build" makes dist/release in that of the remote.`,
      { cause },
    );
  });
  const release = parseManifest(manifest, build);
  const { name, version } = release;
  const prefix = releasePrefix(name, version);
  // Throws before anything is sent, if it must be signed and cannot be.
  const signed = store.signed(`${prefix}release.json`, JSON.parse(manifest.toString('utf8')) as object);
  let done = 0;
  const send = async ({ path: file, integrity }: Release['files'][number]): Promise<void> => {
    const body = await build.read(file).catch((cause: unknown) => {
      throw new Error(`"${file}" cannot be read: ${messageOf(cause)}. Build ${name} again.`, { cause });
    });
    if (integrityOf(body) !== integrity) {
      throw new Error(`${file} is not the file that release.json describes. Build ${name} again.`);
    }
    const isNew = await store.objects.create(prefix + file, body);
    if (!isNew && !(await store.objects.get(prefix + file))?.equals(body)) throw isThere(store, release);
    done += 1;
    onFile(done, release.files.length);
  };
  try {
    // First: either a prune sees that this release is being published, or has already announced its removal.
    await store.objects.put(prefix + PUBLISHING, Buffer.from(`${new Date().toISOString()}\n`));
    await requireNotBeingRemoved(store, null, [releaseKey(release)]);
    await inParallel(release.files, CONCURRENT_FILES, send);
    await createManifest(store, `${prefix}release.json`, store.signs ? signed : manifest, release);
    // It is published; a prune ignores this file from tomorrow on.
    await store.objects.remove(prefix + PUBLISHING).catch(() => {});
  } catch (cause) {
    throw new Error(`${name}@${version} was not published. ${messageOf(cause)}`, { cause });
  }
  return release;
}

/** Facts about the build that are not part of what was built: another run of a pipeline may publish the same build. */
const ABOUT = ['signature', 'provenance'];

async function createManifest(
  store: EditionStore,
  key: string,
  manifest: Buffer,
  release: Release,
): Promise<void> {
  if (await store.objects.create(key, manifest)) return;
  const there = await store.release(release.name, release.version);
  if (!isDeepStrictEqual(omit(there, ABOUT), omit(release, ABOUT))) throw isThere(store, release);
  if (store.signs && !there.signature) {
    throw new Error(
      `${release.name}@${release.version} is already in ${store.place}, unsigned. Build it with a new version.`,
    );
  }
}

function omit(document: object, fields: readonly string[]): object {
  return Object.fromEntries(Object.entries(document).filter(([field]) => !fields.includes(field)));
}

function isThere(store: EditionStore, { name, version }: Release): Error {
  return new Error(
    `${name}@${version} is already in ${store.place}, with different content. Releases are immutable: build it with a new version.`,
  );
}

function parseManifest(manifest: Buffer, { place }: Build): Release {
  try {
    return releaseSchema.parse(JSON.parse(manifest.toString('utf8')));
  } catch (error) {
    const why = error instanceof z.ZodError ? z.prettifyError(error) : String(error);
    throw new Error(`The release.json in ${place} is not valid. Build it again.\n${why}`, { cause: error });
  }
}
