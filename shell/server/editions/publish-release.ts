import { cp, mkdir, readFile, rename, rm } from 'node:fs/promises';
import path from 'node:path';
import { releaseSchema, type Release } from '@meadowlark/shared/contract/release.ts';
import type { EditionStore } from './edition-store.ts';

/**
 * Copies a build into the store as a release. It appears whole or not at all: the copy is made beside its place and
 * renamed. Publishing the same version again is harmless when it is the same build, and refused when it is not.
 */
export async function publishRelease(store: EditionStore, buildFolder: string): Promise<Release> {
  const release = await readRelease(buildFolder);
  const target = store.releasePath(release.name, release.version);
  const existing = await readRelease(target).catch(() => null);
  if (existing) {
    if (JSON.stringify(existing) === JSON.stringify(release)) return release;
    throw new Error(
      `${release.name}@${release.version} is in the store already, with other content. Releases are immutable: build under a new version.`,
    );
  }
  const copy = `${target}.part-${process.pid}`;
  await mkdir(path.dirname(target), { recursive: true });
  try {
    await cp(buildFolder, copy, { recursive: true });
    await rename(copy, target);
  } finally {
    await rm(copy, { recursive: true, force: true });
  }
  return release;
}

async function readRelease(folder: string): Promise<Release> {
  return releaseSchema.parse(JSON.parse(await readFile(path.join(folder, 'release.json'), 'utf8')));
}
