import type { EnvironmentConfig } from '@rsbuild/core';
import path from 'node:path';
import { releaseFolder, webPath, workspaceOf } from './paths.ts';
import { SINGLETON_ENTRIES } from './singletons.ts';
import { styledComponentsTransform } from './styled-components-transform.ts';

/** What every browser build has in common: where it goes, how its files are named, no page of its own. */
export function webEnvironment(name: string, version: string): EnvironmentConfig {
  return {
    output: {
      target: 'web',
      distPath: { root: path.join(releaseFolder(workspaceOf(name)), 'web') },
      cleanDistPath: true,
      assetPrefix: webPath(name, version),
      // Pictures and faces stay files: they are cached on their own and cost no script.
      dataUriLimit: 0,
      legalComments: 'none',
    },
    splitChunks: false,
    tools: { htmlPlugin: false, ...styledComponentsTransform(name) },
  };
}

/**
 * `server.cjs`: one CommonJS file that leaves the singletons to the composition server, which hands in its own copies
 * through `require`. Pictures and faces are not written again; their addresses are those of the browser build.
 */
export function serverEnvironment(name: string, version: string, entry: string): EnvironmentConfig {
  return {
    source: { entry: { server: entry } },
    output: {
      target: 'node',
      module: false,
      distPath: { root: releaseFolder(workspaceOf(name)) },
      cleanDistPath: false,
      filename: { js: 'server.cjs' },
      assetPrefix: webPath(name, version),
      dataUriLimit: 0,
      emitAssets: false,
      emitCss: false,
      minify: false,
      legalComments: 'none',
      externals: Object.fromEntries(
        [...SINGLETON_ENTRIES, 'react-dom/server'].map((singleton) => [singleton, `commonjs ${singleton}`]),
      ),
    },
    splitChunks: false,
    tools: {
      ...styledComponentsTransform(name),
      rspack: {
        output: { asyncChunks: false, library: { type: 'commonjs2' } },
        // Portable builds of libraries: a release talks to the world through its load context, not through Node.
        resolve: { conditionNames: ['worker', 'import', 'module', 'default'], mainFields: ['module', 'main'] },
      },
    },
  };
}
