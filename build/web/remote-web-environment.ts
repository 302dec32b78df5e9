import { ModuleFederationPlugin } from '@module-federation/enhanced/rspack';
import type { EnvironmentConfig } from '@rsbuild/core';
import { createRequire } from 'node:module';
import path from 'node:path';
import type { BuildTarget } from '../build-target.ts';
import { chunkLoading } from './chunk-loading.ts';
import { webEnvironment } from '../environments.ts';
import {
  componentFile,
  federationName,
  unitChunk,
  type RemoteDefinition,
} from '../remote/remote-definition.ts';
import {
  installedVersion,
  SINGLETON_ENTRIES,
  singletonRange,
} from '@meadowlark/shared/contract/singletons.ts';
import { MANIFEST, ManifestAlonePlugin } from './federation-manifest.ts';
import { RefusedImportsPlugin } from './refused-imports.ts';
import { ReplacedRuntimePlugin } from './replaced-runtime.ts';

const require = createRequire(import.meta.url);

/** What `copies-for-hosts.ts` imports, and the versions of it. */
const COPIES = {
  'copy-of/react/jsx-runtime$': require.resolve('react/jsx-runtime'),
  'copy-of/styled-components$': path.dirname(require.resolve('styled-components/package.json')),
};
const VERSIONS = {
  react: installedVersion('react'),
  'styled-components': installedVersion('styled-components'),
};

/** The browser half of a remote: a Module Federation container with one chunk per exposed unit. */
export function remoteWebEnvironment(definition: RemoteDefinition, target: BuildTarget): EnvironmentConfig {
  const common = webEnvironment(target);
  const container = federationName(definition.name, target.version);
  const loading = chunkLoading(target, container);
  return {
    ...common,
    source: { entry: {}, define: { COPIES: JSON.stringify(VERSIONS) } },
    resolve: { alias: COPIES },
    tools: {
      ...common.tools,
      rspack: {
        // The container is a remote's only entry.
        entry: {},
        output: loading.output,
        plugins: [
          federation(definition, container, target),
          new ReplacedRuntimePlugin(),
          new RefusedImportsPlugin(),
          new ManifestAlonePlugin(),
          ...loading.plugins,
        ],
      },
    },
  };
}

function federation(
  definition: RemoteDefinition,
  container: string,
  target: BuildTarget,
): ModuleFederationPlugin {
  const { pages = [], blocks = [] } = definition;
  return new ModuleFederationPlugin({
    name: container,
    filename: 'remoteEntry.js',
    exposes: { ...exposes('page', pages), ...exposes('block', blocks) },
    shared: Object.fromEntries(SINGLETON_ENTRIES.map((entry) => [entry, consumed(entry)])),
    // Types are in shared/.
    dts: false,
    // For other hosts. The shell reads release.json.
    manifest: target.version !== 'development' && MANIFEST,
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
    requiredVersion: singletonRange(entry.split('/')[0] ?? entry),
  };
}
