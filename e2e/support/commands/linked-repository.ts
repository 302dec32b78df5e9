import { execFileSync } from 'node:child_process';
import { mkdirSync, readFileSync, symlinkSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { installedFolder } from '../../../scripts/pack-kit/manifests.ts';
import { remotePlan } from '../../../scripts/new-remote/remote-plan.ts';
import { writeRepository } from '../../../scripts/new-remote/write-repository.ts';

/** The repository of a remote outside of this checkout. */
interface LinkedRepository {
  folder: string;
  remove: () => Promise<void>;
}

interface Manifest {
  name: string;
  dependencies: Readonly<Record<string, string>>;
  peerDependencies: Readonly<Record<string, string>>;
}

/**
 * Creates a repository with the packed kit, as `npm run new-remote` does. Instead of half a minute of `npm install`, links
 * to the packages of this checkout, and only to those that the two packages name: nothing else can be imported.
 */
export async function linkedRepository(name: string): Promise<LinkedRepository> {
  const parent = await mkdtemp(path.join(tmpdir(), 'repository-'));
  const folder = path.join(parent, name);
  await writeRepository(folder, remotePlan(name), null);
  for (const packed of ['shared', 'kit']) {
    const { name: scoped, dependencies, peerDependencies } = unpack(folder, packed);
    const own = Object.keys(dependencies).filter((one) => !one.startsWith('@meadowlark/'));
    for (const one of own) link(packed, one, path.join(folder, 'node_modules', scoped));
    for (const one of Object.keys(peerDependencies)) link(packed, one, folder);
  }
  // Commands and types that npm installs at the top level.
  for (const one of [
    '@types/node',
    '@types/jest',
    '@types/react',
    '@types/react-dom',
    '@testing-library/jest-dom',
  ])
    link('kit', one, folder);
  const commands = path.join(folder, 'node_modules', '.bin');
  mkdirSync(commands);
  symlinkSync('../@meadowlark/kit/dist/kit/bin/remote.mjs', path.join(commands, 'remote'));
  return { folder, remove: () => rm(parent, { recursive: true, force: true }) };
}

function unpack(folder: string, packed: string): Manifest {
  const to = path.join(folder, 'node_modules', '@meadowlark', packed);
  mkdirSync(to, { recursive: true });
  const { dependencies, devDependencies } = JSON.parse(
    readFileSync(path.join(folder, 'package.json'), 'utf8'),
  ) as Record<'dependencies' | 'devDependencies', Record<string, string>>;
  const place = { ...dependencies, ...devDependencies }[`@meadowlark/${packed}`] ?? '';
  execFileSync('tar', [
    '-xzf',
    path.join(folder, place.replace('file:', '')),
    '-C',
    to,
    '--strip-components=1',
  ]);
  return JSON.parse(readFileSync(path.join(to, 'package.json'), 'utf8')) as Manifest;
}

/** Links to the package as it is installed for a workspace of this checkout. */
function link(workspace: string, name: string, at: string): void {
  const place = path.join(at, 'node_modules', name);
  mkdirSync(path.dirname(place), { recursive: true });
  try {
    symlinkSync(installedFolder(workspace, name), place);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
  }
}
