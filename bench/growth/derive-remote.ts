import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { deriveRelease } from '../../e2e/support/derive-release.ts';
import { releaseSchema } from '../../shared/src/contract/release.ts';

/** What stands in for the many sections of a large paper: a remote as its team would build it. */
const MODEL = 'static';
const VERSION = '9.2.0';

/** Another remote with the code of one that is there, under a name of its own. Resolves with the folder of its build. */
export async function deriveRemote(name: string): Promise<string> {
  const folder = await deriveRelease(MODEL, VERSION, `/releases/${MODEL}/`, `/releases/${name}/`);
  const file = path.join(folder, 'release.json');
  const release = releaseSchema.parse(JSON.parse(await readFile(file, 'utf8')));
  const renamed = { ...release, name, owner: `Team ${name}` };
  await writeFile(file, JSON.stringify(renamed));
  return folder;
}

/** Names of remotes that make an edition as large as wanted, besides those that the paper has. */
export function moreNames(count: number): string[] {
  return Array.from({ length: count }, (_, i) => `section-${String(i + 1).padStart(3, '0')}`);
}
