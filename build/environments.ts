import type { EnvironmentConfig } from '@rsbuild/core';
import { createRequire } from 'node:module';
import path from 'node:path';
import type { BuildTarget } from './build-target.ts';
import { SINGLETON_ENTRIES } from '../shared/src/contract/singletons.ts';
import { serverMinify } from './server-minify.ts';
import { styledComponentsTransform } from './styled-components-transform.ts';

const require = createRequire(import.meta.url);

/** What every browser build has in common: where it goes, how its files are named, no page of its own. */
export function webEnvironment(target: BuildTarget): EnvironmentConfig {
  return {
    output: {
      target: 'web',
      distPath: { root: path.join(target.folder, 'web') },
      cleanDistPath: true,
      assetPrefix: target.webAddress,
      // Pictures and faces stay files: they are cached on their own and cost no script.
      dataUriLimit: 0,
      legalComments: 'none',
    },
    splitChunks: false,
    tools: { htmlPlugin: false, ...styledComponentsTransform(target.name) },
  };
}

/**
 * One CommonJS file, `server.cjs` or `fixtures.cjs`, that leaves the singletons to the composition server, which hands in
 * its own copies through `require`. Pictures and faces go beside those of the browser build and have the same addresses:
 * what the server alone renders, as the frame, has pictures that no browser script knows of.
 */
export function nodeEnvironment(
  target: BuildTarget,
  file: 'server' | 'fixtures',
  entry: string,
): EnvironmentConfig {
  return {
    source: { entry: { [file]: entry } },
    output: {
      target: 'node',
      module: false,
      distPath: { root: target.folder },
      cleanDistPath: false,
      filename: { js: `${file}.cjs` },
      assetPrefix: target.webAddress,
      dataUriLimit: 0,
      emitCss: false,
      minify: serverMinify(),
      legalComments: 'none',
      externals: Object.fromEntries(
        [...SINGLETON_ENTRIES, 'react-dom/server'].map((singleton) => [singleton, `commonjs ${singleton}`]),
      ),
    },
    splitChunks: false,
    tools: {
      ...styledComponentsTransform(target.name),
      rspack: {
        output: { asyncChunks: false, library: { type: 'commonjs2' } },
        module: { generator: { asset: BESIDE_SCRIPTS, 'asset/resource': BESIDE_SCRIPTS } },
        // The portable build of the HTTP library: a release talks to the world through its load context, not Node.
        resolve: { alias: { axios$: portableAxios() } },
      },
    },
  };
}

/** Where files are written, which is not where they are asked for. */
const BESIDE_SCRIPTS = { outputPath: 'web/' };

function portableAxios(): string {
  return path.join(path.dirname(require.resolve('axios/package.json')), 'dist', 'browser', 'axios.cjs');
}
