import { createHash } from 'node:crypto';
import { mkdir, mkdtemp, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Release } from '@meadowlark/shared/contract/release.ts';

/** A small build on disk, as a remote's build would leave it. Returns its folder. */
export async function temporaryRelease(
  name: string,
  version: string,
  serverCode = 'exports.contract = 1;',
): Promise<string> {
  const folder = await temporaryFolder();
  await mkdir(path.join(folder, 'web'), { recursive: true });
  await writeFile(path.join(folder, 'server.cjs'), serverCode);
  await writeFile(path.join(folder, 'web', 'remoteEntry.js'), `/* ${version} */`);
  const release: Release = {
    name,
    version,
    contract: 1,
    owner: 'Test desk',
    entry: 'web/remoteEntry.js',
    federationName: `mfe_${name}`,
    styles: [],
    pages: {},
    blocks: {},
    singletons: {},
    files: [
      {
        path: 'server.cjs',
        bytes: serverCode.length,
        integrity: `sha384-${createHash('sha384').update(serverCode).digest('base64')}`,
      },
    ],
  };
  await writeFile(path.join(folder, 'release.json'), JSON.stringify(release));
  return folder;
}

export function temporaryFolder(): Promise<string> {
  return mkdtemp(path.join(tmpdir(), 'meadowlark-'));
}
