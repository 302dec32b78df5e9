import { cp, mkdtemp, readdir, readFile, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { releaseFolder, workspaceOf } from '../../build/paths.ts';
import { integrityOf } from '../../shared/src/contract/integrity.ts';
import { releaseSchema } from '../../shared/src/contract/release.ts';

/**
 * Makes another version of a remote out of its build, as a team's next release would be: the same files under a new
 * version, with one text replaced on both sides. Returns the folder of the new build.
 */
export async function deriveRelease(
  name: string,
  version: string,
  from: string,
  to: string,
): Promise<string> {
  const folder = await mkdtemp(path.join(tmpdir(), 'release-'));
  await cp(releaseFolder(workspaceOf(name)), folder, { recursive: true });
  const file = path.join(folder, 'release.json');
  const release = releaseSchema.parse(JSON.parse(await readFile(file, 'utf8')));
  await replaceInTexts(folder, (text) => text.replaceAll(release.version, version).replaceAll(from, to));
  const files = await Promise.all(
    release.files.map(async ({ path: inside }) => {
      const content = await readFile(path.join(folder, inside));
      return { path: inside, bytes: content.length, integrity: integrityOf(content) };
    }),
  );
  await writeFile(file, JSON.stringify({ ...release, version, files }));
  return folder;
}

async function replaceInTexts(folder: string, change: (text: string) => string): Promise<void> {
  const entries = await readdir(folder, { recursive: true });
  for (const entry of entries.filter((name) => /\.(?:c?js|html)$/.test(name))) {
    const file = path.join(folder, entry);
    await writeFile(file, change(await readFile(file, 'utf8')));
  }
}
