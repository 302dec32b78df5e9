import { ModuleFederationPlugin } from '@module-federation/enhanced/rspack';
import { rspack, type EnvironmentConfig } from '@rsbuild/core';
import { createRequire } from 'node:module';
import type { BuildTarget } from './build-target.ts';
import { ChunkRetryPlugin } from './chunk-retry-plugin.ts';
import { webEnvironment } from './environments.ts';
import { componentFile, federationName, unitChunk, type RemoteDefinition } from './remote-definition.ts';
import { installedVersion, SINGLETON_ENTRIES } from './singletons.ts';

const require = createRequire(import.meta.url);

/** A chunk that has not come by then is treated as one that will not; the shell waits as long for the container. */
const CHUNK_DEADLINE_MS = 8000;

/** The browser half of a remote: a Module Federation container with one chunk per exposed unit. */
export function remoteWebEnvironment(definition: RemoteDefinition, target: BuildTarget): EnvironmentConfig {
  const common = webEnvironment(target);
  const container = federationName(definition.name, target.version);
  return {
    ...common,
    source: { entry: {} },
    tools: {
      ...common.tools,
      rspack: {
        // A remote has no script of its own besides the container.
        entry: {},
        // Two versions of one remote may meet in a page; their chunk registries must not.
        output: {
          uniqueName: container,
          crossOriginLoading: 'anonymous',
          chunkLoadTimeout: CHUNK_DEADLINE_MS,
        },
        plugins: [
          federation(definition, container),
          new ChunkRetryPlugin(),
          // Each chunk's hash stands in the container, whose own hash stands in `release.json`.
          new rspack.SubresourceIntegrityPlugin({
            hashFuncNames: ['sha384'],
            enabled: target.version !== 'development',
          }),
        ],
        resolve: { alias: { '@module-federation/webpack-bundler-runtime$': bundlerRuntime() } },
      },
    },
  };
}

function federation({ pages, blocks = [] }: RemoteDefinition, container: string): ModuleFederationPlugin {
  return new ModuleFederationPlugin({
    name: container,
    filename: 'remoteEntry.js',
    exposes: { ...exposes('page', pages), ...exposes('block', blocks) },
    shared: Object.fromEntries(SINGLETON_ENTRIES.map((entry) => [entry, consumed(entry)])),
    shareStrategy: 'loaded-first',
    // The shell's copy of the federation runtime serves all remotes.
    experiments: { externalRuntime: true, optimization: { disableSnapshot: true, target: 'web' } },
    // The contract's types are in shared/, the release's list of files in release.json.
    dts: false,
    manifest: false,
  });
}

function exposes(kind: 'page' | 'block', names: readonly string[]) {
  return Object.fromEntries(
    names.map((name) => [
      `./${kind}/${name}`,
      { import: componentFile(kind, name), name: unitChunk(kind, name) },
    ]),
  );
}

function consumed(entry: string) {
  return {
    singleton: true,
    import: false as const,
    requiredVersion: `^${installedVersion(entry.split('/')[0] ?? entry)}`,
  };
}

/** The ES module build of the bundler runtime: its CommonJS twin cannot be shaken and costs 4 KB more. */
function bundlerRuntime(): string {
  return require.resolve('@module-federation/webpack-bundler-runtime').replace(/index\.cjs$/, 'index.js');
}
