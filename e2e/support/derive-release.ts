import { cp, mkdtemp, readFile, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { releaseFolder, workspaceOf } from '../../build/paths.ts';
import { federationName } from '../../build/remote/remote-definition.ts';
import { integrityOf } from '../../shared/src/contract/integrity.ts';
import { releaseSchema, type Release } from '../../shared/src/contract/release.ts';

type File = Release['files'][number];

/** A text in the built files that match `where`, and its replacement. */
interface Change {
  from: string;
  to: string;
  where?: RegExp;
}

/** Derives another version from the build of a remote by one change. Resolves with the folder of the new build. */
export function deriveRelease(
  name: string,
  version: string,
  from: string,
  to: string,
  where?: RegExp,
): Promise<string> {
  return deriveChanged(name, version, [{ from, to, ...(where && { where }) }]);
}

/** The same files under a new version, changed. Resolves with the folder of the new build. */
export async function deriveChanged(
  name: string,
  version: string,
  changes: readonly Change[],
): Promise<string> {
  const folder = await mkdtemp(path.join(tmpdir(), 'release-'));
  await cp(releaseFolder(workspaceOf(name)), folder, { recursive: true });
  const file = path.join(folder, 'release.json');
  const release = releaseSchema.parse(JSON.parse(await readFile(file, 'utf8')));
  // The name of the shell contains no version, and also occurs in its code as an ordinary word.
  const container = release.federationName === name ? name : federationName(name, version);

  const hashes = new Map<string, string>();
  const change = (text: string, changing: string) => {
    const renamed = text.replaceAll(release.federationName, container).replaceAll(release.version, version);
    const changed = changes
      .filter(({ where }) => where?.test(changing) ?? true)
      .reduce((before, { from, to }) => before.replaceAll(from, to), renamed);
    return [...hashes].reduce((before, [old, now]) => before.replaceAll(old, now), changed);
  };
  const files: File[] = [];
  // The container comes last: it names the hashes of the chunks that it loads.
  for (const described of release.files.toSorted((a, b) => rank(a, release) - rank(b, release))) {
    const changed = await changeFile(folder, described, change);
    hashes.set(described.integrity, changed.integrity);
    files.push(changed);
  }
  await writeFile(file, JSON.stringify({ ...release, version, federationName: container, files }));
  return folder;
}

function rank({ path: file }: File, { entry }: Release): number {
  return file === entry ? 1 : 0;
}

async function changeFile(
  folder: string,
  described: File,
  change: (text: string, file: string) => string,
): Promise<File> {
  if (!/\.(?:c?js|html)$/.test(described.path)) return described;
  const file = path.join(folder, described.path);
  const content = change(await readFile(file, 'utf8'), described.path);
  await writeFile(file, content);
  return { path: described.path, bytes: Buffer.byteLength(content), integrity: integrityOf(content) };
}
