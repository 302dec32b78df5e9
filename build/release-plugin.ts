import type { RsbuildPlugin, Rspack } from '@rsbuild/core';
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { z } from 'zod';
import { CONTRACT } from '@meadowlark/shared/contract/contract-number.ts';
import { integrityOf } from '@meadowlark/shared/contract/integrity.ts';
import {
  releaseSchema,
  type Release,
  type ReleaseRoute,
  type ReleaseUnit,
} from '@meadowlark/shared/contract/release.ts';
import type { Provenance } from '@meadowlark/shared/contract/trust/provenance.ts';
import type { BuildTarget } from './build-target.ts';
import { provenanceOf } from './provenance/provenance.ts';
import { unitChunk } from './remote/remote-definition.ts';
import { LATE_SINGLETONS, singletonRanges, SINGLETONS } from '@meadowlark/shared/contract/singletons.ts';

/** Data of a release that is known before the build. */
export interface ReleaseFacts {
  owner: string;
  federationName: string;
  pages: readonly string[];
  blocks: readonly string[];
  /** Pages at granted addresses. */
  routes: readonly ReleaseRoute[];
  /** Entries and named chunks besides the first script, loaded on demand. */
  extras: readonly string[];
  /** The first script: a remote's container, or the shell's bootstrap, whose name contains a hash. */
  entry: 'remoteEntry.js' | 'bootstrap';
  /** Versions of the singletons that it provides to all programs: only in the shell's release. */
  provides?: Readonly<Record<string, string>>;
}

/** Writes `release.json` beside the built files after a build without errors. */
export function releasePlugin(target: BuildTarget, facts: ReleaseFacts): RsbuildPlugin {
  return {
    name: 'release-json',
    setup(api) {
      let provenance: Provenance | undefined;
      // Before a file changes that the build has read.
      api.onBeforeBuild(() => {
        provenance = provenanceOf(target.root);
      });
      api.onAfterBuild(({ stats }) => {
        if (!stats || stats.hasErrors()) return;
        const web = ('stats' in stats ? stats.stats : [stats]).find((one) => one.compilation.name === 'web');
        if (!web) throw new Error('The build has no environment "web", so it cannot make a release.');
        const built = web.toJson({ all: false, assets: true, chunkGroups: true, modules: true, ids: true });
        const { data: release, error } = releaseSchema.safeParse({
          ...describe(target, facts, built),
          provenance,
        });
        if (error) throw new Error(`The release of ${target.name} is not valid.\n${z.prettifyError(error)}`);
        refuseLargeFiles(release.files, SMALLER);
        writeFileSync(path.join(target.folder, 'release.json'), `${JSON.stringify(release, null, 2)}\n`);
      });
    },
  };
}

function describe(target: BuildTarget, facts: ReleaseFacts, stats: Rspack.StatsCompilation): Release {
  const { name, version, folder } = target;
  const { owner, federationName, pages, blocks, routes, extras } = facts;
  const situations = situationsOf(folder);
  const unit = (kind: 'page' | 'block') => (unitName: string) => {
    const named = situations?.[`${kind}s`][unitName]?.map((fixture) => fixture.name);
    return [
      unitName,
      { ...unitScripts(stats, unitChunk(kind, unitName)), ...(named && { situations: named }) },
    ];
  };
  const first = groupFiles(stats, 'bootstrap');
  return {
    name,
    version,
    contract: CONTRACT,
    owner,
    entry: facts.entry === 'bootstrap' ? only(first, '.js') : 'web/remoteEntry.js',
    federationName,
    styles: first.filter((file) => file.endsWith('.css')),
    pages: Object.fromEntries(pages.map(unit('page'))),
    blocks: Object.fromEntries(blocks.map(unit('block'))),
    ...(routes.length > 0 && { routes: [...routes] }),
    extras: Object.fromEntries(extras.map((extra) => [extra, scriptsOf(stats, extra)])),
    // The shell provides all of them.
    singletons: singletonRanges(facts.provides ? SINGLETONS : consumedSingletons(stats.modules ?? [])),
    ...(facts.provides && { provides: facts.provides }),
    files: filesOf(folder),
  };
}

type Situations = Readonly<Record<string, readonly { name: string }[]>>;

/** The fixtures of a remote's units, from its built `fixtures.cjs`; the shell has none. */
function situationsOf(folder: string): { pages: Situations; blocks: Situations } | null {
  const file = path.join(folder, 'fixtures.cjs');
  if (!existsSync(file)) return null;
  const require = createRequire(file);
  // A watching build writes it repeatedly.
  delete require.cache[file];
  return require(file) as { pages: Situations; blocks: Situations };
}

function unitScripts(stats: Rspack.StatsCompilation, chunk: string): ReleaseUnit {
  const scripts = scriptsOf(stats, chunk);
  const size = new Map((stats.assets ?? []).map((asset) => [`web/${asset.name}`, asset.size]));
  const extras = extrasOf(stats, chunk);
  return {
    scripts,
    scriptBytes: scripts.reduce((sum, file) => sum + (size.get(file) ?? 0), 0),
    ...(extras.length > 0 && { extras }),
  };
}

/** Extras of the shell with the late singletons that a chunk group consumes. */
function extrasOf(stats: Rspack.StatsCompilation, chunkGroup: string): string[] {
  const chunks = new Set(stats.namedChunkGroups?.[chunkGroup]?.chunks);
  const modules = (stats.modules ?? []).filter((module) => module.chunks?.some((chunk) => chunks.has(chunk)));
  return consumedSingletons(modules).flatMap((singleton) => LATE_SINGLETONS[singleton] ?? []);
}

/** From the names of their modules: `consume shared module (default) react/jsx-runtime@^19.3.0 (singleton)`. */
function consumedSingletons(modules: readonly Rspack.StatsModule[]): string[] {
  const consumed = modules
    .filter((module) => module.moduleType === 'consume-shared-module')
    .map((module) => module.name ?? '');
  return SINGLETONS.filter((singleton) =>
    consumed.some((name) => name.includes(` ${singleton}@`) || name.includes(` ${singleton}/`)),
  );
}

/** Scripts of a chunk group in load order. */
function scriptsOf(stats: Rspack.StatsCompilation, chunkGroup: string): string[] {
  const scripts = groupFiles(stats, chunkGroup).filter((file) => file.endsWith('.js'));
  if (scripts.length === 0)
    throw new Error(`The build has no script for "${chunkGroup}". Is its folder under src/?`);
  return scripts;
}

function groupFiles(stats: Rspack.StatsCompilation, chunkGroup: string): string[] {
  return (stats.namedChunkGroups?.[chunkGroup]?.assets ?? []).map((asset) => `web/${asset.name}`);
}

function only(files: string[], ending: string): string {
  const [first, ...more] = files.filter((file) => file.endsWith(ending));
  if (first === undefined || more.length > 0)
    throw new Error(`Expected one ${ending} file in the bootstrap, found: ${files.join(', ')}`);
  return first;
}

/** In bytes. Scripts have their own, much smaller budgets. */
const MAX_WEB_FILE_BYTES = 2_000_000;
const SMALLER = 'Make it smaller, or let load return its URL and show it with ctx.picture.';

/**
 * Throws a message about files that are too large for readers. Files in `web/standalone` and `web/hosts` are not on the
 * site's pages, and neither are source maps of a guest.
 */
export function refuseLargeFiles(files: Release['files'], instead: string): void {
  const large = files.filter(
    ({ path: file, bytes }) =>
      bytes > MAX_WEB_FILE_BYTES && /^web\/(?!standalone\/|hosts\/)/.test(file) && !file.endsWith('.map'),
  );
  if (large.length > 0)
    throw new Error(
      `Readers would load ${large.map(({ path: file, bytes }) => `${file} (${(bytes / 1e6).toFixed(1)} MB)`).join(', ')}; the limit for a file of a release is ${MAX_WEB_FILE_BYTES / 1e6} MB. ${instead}`,
    );
}

function filesOf(folder: string): Release['files'] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && entry.name !== 'release.json')
    .map((entry) => path.join(entry.parentPath, entry.name))
    .map((file) => {
      const content = readFileSync(file);
      return {
        path: path.relative(folder, file).replaceAll(path.sep, '/'),
        bytes: content.length,
        integrity: integrityOf(content),
      };
    })
    .toSorted((a, b) => (a.path < b.path ? -1 : 1));
}
