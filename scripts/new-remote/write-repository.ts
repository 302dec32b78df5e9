import { cpSync, mkdirSync, readdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { ROOT } from '../../build/paths.ts';
import { run } from '../../build/run.mjs';
import { kitVersion, type KitRegistry } from '../pack-kit/kit-registry.ts';
import { packKit } from '../pack-kit/pack-kit.ts';
import type { RemotePlan } from './remote-plan.ts';
import {
  buildConfig,
  fillTemplate,
  packageManifest,
  TEMPLATE,
  TYPES,
  writeJson,
  type KitVersions,
} from './write-remote.ts';

/** The files of a repository, except the sample page and generated files. */
const REPOSITORY = path.join(import.meta.dirname, 'repository');
/** Without its dot, with which it would make Git ignore files of this checkout. */
const IGNORED = 'gitignore';

/** What a repository has at first, except files below these: relative paths. */
export function repositoryFiles(registry: KitRegistry | null): string[] {
  const filled = [REPOSITORY, TEMPLATE].flatMap((template) =>
    readdirSync(template, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map((entry) => path.relative(template, path.join(entry.parentPath, entry.name))),
  );
  return [
    ...filled.map((file) => (file === IGNORED ? `.${IGNORED}` : file)),
    'tsconfig.json',
    'rsbuild.config.ts',
    'package.json',
    'package-lock.json',
    'node_modules',
    registry === null ? 'packages' : '.npmrc',
  ];
}

/**
 * Writes a remote's own repository into the folder. The kit comes from a registry, or is packed into it without one. Does
 * not install its packages.
 */
export async function writeRepository(
  folder: string,
  plan: RemotePlan,
  registry: KitRegistry | null,
): Promise<void> {
  mkdirSync(folder, { recursive: true });
  fillTemplate(REPOSITORY, folder, plan);
  renameSync(path.join(folder, IGNORED), path.join(folder, `.${IGNORED}`));
  fillTemplate(TEMPLATE, folder, plan);
  writeFileSync(path.join(folder, 'tsconfig.json'), TYPES);
  writeFileSync(path.join(folder, 'rsbuild.config.ts'), buildConfig(plan));
  const versions = registry === null ? await packInto(folder) : dependOn(registry, folder);
  const manifest = { ...packageManifest(ROOT, plan.name, versions), engines: { node: '>=20.19.0' } };
  writeJson(path.join(folder, 'package.json'), manifest);
  writeJson(path.join(folder, 'package-lock.json'), lockFile(manifest));
}

async function packInto(folder: string): Promise<KitVersions> {
  const packages = path.join(folder, 'packages');
  mkdirSync(packages);
  const packed = await packKit();
  for (const file of [packed.shared, packed.kit]) cpSync(file, path.join(packages, path.basename(file)));
  const place = (file: string) => `file:packages/${path.basename(file)}`;
  return { shared: place(packed.shared), kit: place(packed.kit) };
}

function dependOn({ url, scope }: KitRegistry, folder: string): KitVersions {
  writeFileSync(path.join(folder, '.npmrc'), `${scope}:registry=${url}\n`);
  const { version } = JSON.parse(readFileSync(path.join(ROOT, 'kit/package.json'), 'utf8')) as {
    version: string;
  };
  return {
    shared: kitVersion('shared', `^${version}`, scope),
    kit: kitVersion('kit', `^${version}`, scope),
  };
}

interface LockFile {
  lockfileVersion: number;
  packages: Readonly<Record<string, { link?: boolean }>>;
}

/** A lock file with the packages of this checkout, whose versions were tested. npm keeps only those that are needed. */
function lockFile(manifest: { name: string; version: string }): object {
  const { lockfileVersion, packages } = JSON.parse(
    readFileSync(path.join(ROOT, 'package-lock.json'), 'utf8'),
  ) as LockFile;
  const { name, version } = manifest;
  const installed = Object.entries(packages).filter(
    ([place, { link }]) => place.startsWith('node_modules/') && link !== true,
  );
  return {
    name,
    version,
    lockfileVersion,
    requires: true,
    packages: { '': manifest, ...Object.fromEntries(installed) },
  };
}

/** Installs the packages of a repository, and completes its lock file. Rejects with npm's output if that fails. */
export async function installPackages(folder: string): Promise<void> {
  const flags = ['--no-audit', '--no-fund', '--prefer-offline', '--omit-lockfile-registry-resolved'];
  const { code, output } = await run('npm', ['install', ...flags], { cwd: folder, quiet: true });
  if (code !== 0) throw new Error(`${output}\nThe packages could not be installed.`);
}
