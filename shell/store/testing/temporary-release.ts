import { mkdir, mkdtemp, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { integrityOf } from '@meadowlark/shared/contract/integrity.ts';
import type { Release } from '@meadowlark/shared/contract/release.ts';
import { EditionStore } from '../edition-store.ts';
import { FileObjects } from '../file-objects.ts';
import { releaseOf } from './release-of.ts';

/** A small build on disk, as a remote's build would leave it. Returns its folder. */
export async function temporaryRelease(
  name: string,
  version: string,
  serverCode = 'exports.contract = 1;',
  singletons: Release['singletons'] = {},
  entryCode = `/* ${version} */`,
): Promise<string> {
  const folder = await temporaryFolder();
  await mkdir(path.join(folder, 'web'), { recursive: true });
  const files = { 'server.cjs': serverCode, 'web/remoteEntry.js': entryCode };
  for (const [file, text] of Object.entries(files)) await writeFile(path.join(folder, file), text);
  const release = releaseOf(name, version, {
    singletons,
    files: Object.entries(files).map(([file, text]) => ({
      path: file,
      bytes: Buffer.byteLength(text),
      integrity: integrityOf(text),
    })),
  });
  await writeFile(path.join(folder, 'release.json'), JSON.stringify(release));
  return folder;
}

export function temporaryFolder(): Promise<string> {
  return mkdtemp(path.join(tmpdir(), 'meadowlark-'));
}

/** An empty edition store on disk, and its folder. */
export async function temporaryStore(): Promise<{ store: EditionStore; folder: string }> {
  const objects = new FileObjects(await temporaryFolder());
  return { store: new EditionStore(objects), folder: objects.folder };
}
