import {
  createRsbuild,
  rspack,
  type EnvironmentConfig,
  type RsbuildPlugin,
  type Rspack,
} from '@rsbuild/core';
import { pluginReact } from '@rsbuild/plugin-react';
import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { BuildTarget } from '../../build/build-target.ts';
import { chunkLoading } from '../../build/web/chunk-loading.ts';
import { compiledWhileArriving } from '../../build/web/compiled-while-arriving.ts';
import { webEnvironment } from '../../build/environments.ts';
import { ROOT } from '../../build/paths.ts';
import { integrityOf } from '../../shared/src/contract/integrity.ts';
import { bundleAddress, type OneBundle } from './with-one-bundle.ts';
import { writeEntries } from './write-entries.ts';

const FOLDER = path.join(import.meta.dirname, 'dist');
const TARGET: BuildTarget = {
  name: 'shell',
  version: 'one-bundle',
  root: path.join(ROOT, 'shell'),
  folder: FOLDER,
  webAddress: bundleAddress(''),
};

/**
 * Builds the browser code of shell and remotes as one program, with the same configuration but without federation.
 * Resolves with the folder of the files and `bundle.json`.
 */
export async function buildOneBundle(): Promise<string> {
  const built: Rspack.StatsCompilation[] = [];
  const rsbuild = await createRsbuild({
    cwd: path.join(ROOT, 'shell'),
    rsbuildConfig: {
      mode: 'production',
      logLevel: 'warn',
      plugins: [pluginReact(), statsTo(built)],
      environments: { web: environment() },
    },
  });
  await rsbuild.build();
  const [web] = built;
  if (!web) throw new Error('The one bundle was not built.');
  await writeFile(path.join(FOLDER, 'bundle.json'), JSON.stringify(await describe(web)));
  return FOLDER;
}

function statsTo(built: Rspack.StatsCompilation[]): RsbuildPlugin {
  return {
    name: 'one-bundle-files',
    setup(api) {
      api.onAfterBuild(({ stats }) => {
        if (!stats || stats.hasErrors()) return;
        for (const one of 'stats' in stats ? stats.stats : [stats])
          built.push(one.toJson({ all: false, chunkGroups: true }));
      });
    },
  };
}

function environment(): EnvironmentConfig {
  const common = webEnvironment(TARGET);
  const loading = chunkLoading(TARGET, 'one_bundle');
  const replacements = writeEntries(path.join(FOLDER, 'entries'));
  return {
    ...common,
    source: { entry: { bootstrap: './src/bootstrap.ts', awake: './src/awake.tsx' } },
    tools: {
      ...common.tools,
      rspack: {
        output: loading.output,
        plugins: [
          ...replacements.map(([request, file]) => new rspack.NormalModuleReplacementPlugin(request, file)),
          ...loading.plugins,
          compiledWhileArriving(),
        ],
      },
    },
  };
}

async function describe(stats: Rspack.StatsCompilation): Promise<OneBundle> {
  const filesOf = (group: string) =>
    Promise.all(
      (stats.namedChunkGroups?.[group]?.assets ?? [])
        .filter(({ name }) => name.endsWith('.js'))
        .map(async ({ name }) => ({
          href: bundleAddress(name),
          integrity: integrityOf(await readFile(path.join(FOLDER, 'web', name))),
        })),
    );
  const units = Object.keys(stats.namedChunkGroups ?? {}).filter((name) => /^(?:page|block)-/.test(name));
  const [bootstrap] = await filesOf('bootstrap');
  if (!bootstrap) throw new Error('The one bundle has no first script.');
  return {
    bootstrap,
    awake: await filesOf('awake'),
    units: Object.fromEntries(
      await Promise.all(units.map(async (name) => [name, await filesOf(name)] as const)),
    ),
  };
}
