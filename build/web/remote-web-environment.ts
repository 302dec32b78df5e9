import { ModuleFederationPlugin } from '@module-federation/enhanced/rspack';
import { rspack, type EnvironmentConfig } from '@rsbuild/core';
import path from 'node:path';
import type { BuildTarget } from '../build-target.ts';
import { chunkLoading } from './chunk-loading.ts';
import { webEnvironment } from '../environments.ts';
import { componentFile, federationName, unitChunk, type RemoteDefinition } from '../remote-definition.ts';
import { installedVersion, SINGLETON_ENTRIES } from '../../shared/src/contract/singletons.ts';

/** The module with the federation runtime that the plugin adds to a container. */
const STOCK_RUNTIME = /^@module-federation\/runtime\/rspack\.js!=!/;
const OWN_RUNTIME = path.join(import.meta.dirname, 'container-runtime.ts');

/** The browser half of a remote: a Module Federation container with one chunk per exposed unit. */
export function remoteWebEnvironment(definition: RemoteDefinition, target: BuildTarget): EnvironmentConfig {
  const common = webEnvironment(target);
  const container = federationName(definition.name, target.version);
  const loading = chunkLoading(target, container);
  return {
    ...common,
    source: { entry: {} },
    tools: {
      ...common.tools,
      rspack: {
        // The container is a remote's only entry.
        entry: {},
        output: loading.output,
        plugins: [
          federation(definition, container),
          new rspack.NormalModuleReplacementPlugin(STOCK_RUNTIME, OWN_RUNTIME),
          ...loading.plugins,
        ],
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
    // Types are in shared/, the list of files is in release.json.
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
