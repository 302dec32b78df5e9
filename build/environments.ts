import type { EnvironmentConfig } from '@rsbuild/core';
import { createRequire } from 'node:module';
import path from 'node:path';
import type { BuildTarget } from './build-target.ts';
import { SINGLETON_ENTRIES } from '@meadowlark/shared/contract/singletons.ts';
import { serverMinify } from './server-minify.ts';
import { styledComponentsTransform } from './styled-components-transform.ts';

/**
 * For syntax and style sheets: Rsbuild's own list, plus iOS, without which `-webkit-text-size-adjust` would be dropped.
 * Safari from 16.4 (2023): for earlier versions all default parameters are rewritten, which costs every reader 56 bytes.
 * Functions are not polyfilled: where one is newer than this list, its feature is omitted (`start-navigation.ts`), and the
 * page works as HTML.
 */
const BROWSERS = ['chrome >= 107', 'edge >= 107', 'firefox >= 104', 'safari >= 16.4', 'ios_saf >= 16.4'];

/** Common settings of all browser builds. */
export function webEnvironment(target: BuildTarget): EnvironmentConfig {
  return {
    output: {
      overrideBrowserslist: BROWSERS,
      distPath: { root: path.join(target.folder, 'web') },
      // Without hashes, which each page would carry: the URL contains the version.
      filename: { js: '[name].js' },
      assetPrefix: target.webAddress,
      // Pictures and fonts stay files, so that they are cached separately and not part of scripts.
      dataUriLimit: 0,
      legalComments: 'none',
    },
    splitChunks: false,
    tools: { htmlPlugin: false, ...styledComponentsTransform(target.name) },
  };
}

/**
 * One CommonJS file, `server.cjs` or `fixtures.cjs`. It gets the singletons from the composer through `require`. Pictures
 * and fonts go to the folder of the browser build, with the same URLs: parts that only the server renders, such as the
 * frame, have pictures that no browser script imports.
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
      minify: serverMinify(),
      // Shows teams where an error comes from (`qa/source-place.ts`). Paths and lines, without the source text.
      ...(file === 'server' && { sourceMap: { js: 'hidden-nosources-source-map' as const } }),
      externals: Object.fromEntries(
        [...SINGLETON_ENTRIES, 'react-dom/server'].map((singleton) => [singleton, `commonjs ${singleton}`]),
      ),
    },
    tools: {
      ...styledComponentsTransform(target.name),
      rspack: {
        output: { asyncChunks: false },
        module: {
          generator: { asset: BESIDE_SCRIPTS },
          // URLs in style sheets that are inlined in pages, relative to the site instead of the server's file.
          parser: { javascript: { url: 'relative' } },
        },
        // The browser build of the HTTP library: a release makes requests through its load context, not with Node.
        resolve: { alias: portableAxios(target.root) },
      },
    },
  };
}

/** The path on disk differs from the path in addresses. */
const BESIDE_SCRIPTS = { outputPath: 'web/' };

/** An alias for the program's installed axios, if there is one. */
function portableAxios(root: string): Record<string, string> {
  const manifest = findPackageJSON(root, 'axios');
  return manifest === null
    ? {}
    : { axios$: path.join(path.dirname(manifest), 'dist', 'browser', 'axios.cjs') };
}

function findPackageJSON(root: string, name: string): string | null {
  try {
    return createRequire(path.join(root, 'package.json')).resolve(`${name}/package.json`);
  } catch {
    return null;
  }
}
