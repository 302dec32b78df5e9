import { defineConfig, type RsbuildConfig, type Rspack } from '@rsbuild/core';
import path from 'node:path';
import { HOST_FOLDER, ROOT } from './paths.ts';
import { serverMinify } from './server-minify.ts';
import { SINGLETONS } from '../shared/src/contract/singletons.ts';

/**
 * What the built host asks Node for at run time: the singletons, of which releases get the same copies; packages with
 * binaries, or that find their own files; and drivers which only some operators use.
 */
const LEFT_TO_NODE = [...SINGLETONS, 'sharp', 'libsql', 'pg', '@aws-sdk/client-s3'];

/**
 * The build of the composition server with the backend: JavaScript that Node runs without a translator beside it. It
 * belongs to the checkout in which it was built, and reads sample data and pictures from there.
 */
export function defineHost() {
  return defineConfig((): RsbuildConfig => ({
    root: path.join(ROOT, 'shell'),
    environments: {
      host: {
        source: {
          entry: {
            main: './server/main.ts',
            // Pictures are converted in processes of their own, started from the file beside this one.
            'converter-process': '../backend/src/pictures/convert/converter-process.ts',
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
          externals: [leftToNode],
        },
        tools: {
          htmlPlugin: false,
          rspack: {
            module: {
              // `import.meta.url` stays that of the bundle, from where `createRequire` finds the same packages.
              parser: { javascript: { importMeta: false } },
              rules: [sourceFolders()],
            },
          },
        },
      },
    },
  }));
}

function leftToNode(
  { request = '' }: Rspack.ExternalItemFunctionData,
  done: (error?: Error, result?: string) => void,
): void {
  const left = LEFT_TO_NODE.some((name) => request === name || request.startsWith(`${name}/`));
  if (left) done(undefined, `module ${request}`);
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
