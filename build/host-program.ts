import { defineConfig, type RsbuildConfig, type Rspack } from '@rsbuild/core';
import path from 'node:path';
import { buildStamp } from './build-stamp.ts';
import { hostInputsHash } from './inputs/inputs-hash.ts';
import { HOST_FOLDER, HOST_STAMP, ROOT } from './paths.ts';
import { thirdPartyNotices } from './provenance/third-party.ts';
import { serverMinify } from './server-minify.ts';
import { SINGLETONS } from '@meadowlark/shared/contract/singletons.ts';

/**
 * Packages that the built host loads at run time: the singletons, which releases share; packages with binaries or data
 * files; and drivers that only some operators use.
 */
const EXTERNAL_PACKAGES = [...SINGLETONS, 'sharp', 'libsql', 'pg', '@redis/client', '@aws-sdk/client-s3'];

/**
 * The build of the composition server with the backend: JavaScript that Node runs without tsx. It reads sample data and
 * pictures from the checkout in which it was built.
 */
export function defineHost() {
  return defineConfig((): RsbuildConfig => ({
    root: path.join(ROOT, 'shell'),
    plugins: [
      thirdPartyNotices(path.join(HOST_FOLDER, 'third-party.txt')),
      buildStamp(HOST_STAMP, hostInputsHash),
    ],
    environments: {
      host: {
        source: {
          entry: {
            main: './server/site/main.ts',
            composer: './server/composer/thread.ts',
            // Picture converters and the search are separate processes.
            'converter-process': '../backend/src/pictures/convert/converter-process.ts',
            'search-process': '../backend/src/search/search-process.ts',
          },
        },
        output: {
          target: 'node',
          module: true,
          distPath: { root: HOST_FOLDER },
          cleanDistPath: true,
          filename: { js: '[name].mjs' },
          legalComments: 'none',
          minify: serverMinify(),
          externals: [externalPackages],
        },
        tools: {
          htmlPlugin: false,
          rspack: {
            module: {
              // `import.meta.url` stays that of the bundle, from which `createRequire` finds the same packages.
              parser: { javascript: { importMeta: false } },
              rules: [sourceFolders()],
            },
          },
        },
      },
    },
  }));
}

function externalPackages(
  { request = '' }: Rspack.ExternalItemFunctionData,
  done: (error?: Error, result?: string) => void,
): void {
  const isExternal = EXTERNAL_PACKAGES.some((name) => request === name || request.startsWith(`${name}/`));
  if (isExternal) done(undefined, `module ${request}`);
  else done();
}

function sourceFolders(): Rspack.RuleSetRule {
  return {
    test: /\.ts$/,
    exclude: /node_modules/,
    enforce: 'pre',
    use: {
      loader: path.join(import.meta.dirname, 'source-folder-loader.mjs'),
      options: { folder: HOST_FOLDER },
    },
  };
}
