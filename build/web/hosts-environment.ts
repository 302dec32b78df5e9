import type { EnvironmentConfig } from '@rsbuild/core';
import path from 'node:path';
import type { BuildTarget } from '../build-target.ts';
import type { RemoteDefinition } from '../remote/remote-definition.ts';
import { writeHostEntry } from '../remote/remote-entries.ts';
import { styledComponentsTransform } from '../styled-components-transform.ts';

/**
 * `web/hosts/host.js`, an ES module for hosts other than the shell: loads, fixtures and styles of a remote. Built
 * separately, because shared code would make the container's chunks larger.
 */
export function hostsEnvironment(definition: RemoteDefinition, target: BuildTarget): EnvironmentConfig {
  return {
    source: { entry: { host: writeHostEntry(definition, target.root) } },
    output: {
      target: 'web',
      distPath: { root: path.join(target.folder, 'web', 'hosts'), js: '' },
      filename: { js: '[name].js' },
      // The build of the container empties the parent folder before either is written.
      cleanDistPath: false,
      // Relative to the module: a host has another origin.
      assetPrefix: 'auto',
      dataUriLimit: 0,
      legalComments: 'none',
    },
    splitChunks: false,
    tools: {
      htmlPlugin: false,
      ...styledComponentsTransform(definition.name),
      rspack: {
        output: { module: true, library: { type: 'module' }, chunkFormat: 'module', chunkLoading: 'import' },
      },
    },
  };
}
