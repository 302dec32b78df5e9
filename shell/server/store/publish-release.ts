import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { releaseSchema, type Release } from '@meadowlark/shared/contract/release.ts';
import { z } from 'zod';
import { releaseKey, type EditionStore } from './edition-store.ts';
import { integrityOf } from '@meadowlark/shared/contract/integrity.ts';

/** Files sent at a time. */
const AT_A_TIME = 8;

/**
 * Puts a build into the store as a release. `release.json` is written last: until then nobody sees it, and a publish that
 * broke off can be repeated. Publishing the same build again is harmless; another one under the same version is refused.
 * `onFile` hears of every file that is there, and how many of them that makes.
 */
export async function publishRelease(
  store: EditionStore,
  buildFolder: string,
  onFile: (file: string, done: number, total: number) => void = () => {},
): Promise<Release> {
  const manifest = await readManifest(buildFolder);
  const release = parseManifest(manifest, buildFolder);
  const { name, version } = release;
  const prefix = releaseKey(name, version);
  const waiting = [...release.files];
  let done = 0;
  const send = async (): Promise<void> => {
    for (let file = waiting.pop(); file; file = waiting.pop()) {
      const body = await readFile(path.join(buildFolder, file.path));
      if (integrityOf(body) !== file.integrity) {
        throw new Error(`${file.path} is not the file that release.json describes. Build ${name} again.`);
      }
      await createSame(store, prefix + file.path, body, release);
      done += 1;
      onFile(file.path, done, release.files.length);
    }
  };
  await Promise.all(Array.from({ length: AT_A_TIME }, send));
  await createSame(store, `${prefix}release.json`, manifest, release);
  return release;
}

async function createSame(store: EditionStore, key: string, body: Buffer, release: Release): Promise<void> {
  if (await store.objects.create(key, body)) return;
  const there = await store.objects.get(key);
  if (there?.equals(body)) return;
  throw new Error(
    `${release.name}@${release.version} is in ${store.place} already, with other content. Releases are immutable: build under a new version.`,
  );
}

function parseManifest(manifest: Buffer, buildFolder: string): Release {
  try {
    return releaseSchema.parse(JSON.parse(manifest.toString('utf8')));
  } catch (error) {
    const why = error instanceof z.ZodError ? z.prettifyError(error) : String(error);
    throw new Error(`The release.json in ${buildFolder} describes no release. Build it again.\n${why}`, {
      cause: error,
    });
  }
}

async function readManifest(buildFolder: string): Promise<Buffer> {
  try {
    return await readFile(path.join(buildFolder, 'release.json'));
  } catch (error) {
    throw new Error(`${buildFolder} holds no build. Build the remote first: npm run build -w <its folder>.`, {
      cause: error,
    });
  }
}
