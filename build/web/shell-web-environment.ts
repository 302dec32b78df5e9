import { rspack, type EnvironmentConfig } from '@rsbuild/core';
import path from 'node:path';
import type { BuildTarget } from '../build-target.ts';
import { chunkLoading } from './chunk-loading.ts';
import { compiledWhileArriving } from './compiled-while-arriving.ts';
import { webEnvironment } from '../environments.ts';
import { ROOT } from '../paths.ts';
import { singletonVersions } from '@meadowlark/shared/contract/singletons.ts';

/** The awake shell. Split in two, so that no single task evaluates all of it. */
const AWAKE = 'awake';
const REACT = /\/node_modules\/(?:react|react-dom|scheduler)\//;

/** A file of stylis, the CSS compiler of styled-components. */
const MIDDLEWARE = /^\.\/src\/Middleware\.js$/;
const NO_PREFIXES = path.join(import.meta.dirname, 'stylis-middleware.ts');

/** Development has the stock federation runtime, for its developer tools. */
const FEDERATION = /\/federation\/federation\.ts$/;
const STOCK_FEDERATION = path.join(ROOT, 'shell', 'src', 'federation', 'stock-federation.ts');

/** The browser half of the shell: a script for each entry, and chunks loaded on demand. */
export function shellWebEnvironment(
  target: BuildTarget,
  entry: Readonly<Record<string, string>>,
  uniqueName = 'shell',
): EnvironmentConfig {
  const common = webEnvironment(target);
  const loading = chunkLoading(target, uniqueName);
  const inDevelopment = target.version === 'development';
  return {
    ...common,
    source: {
      entry,
      define: {
        SINGLETON_VERSIONS: JSON.stringify(singletonVersions()),
        // Libraries look for settings in the environment, which browsers do not have.
        'typeof process': '"undefined"',
      },
    },
    tools: {
      ...common.tools,
      rspack: {
        output: loading.output,
        // URLs of pictures and fonts as they are, not put together in the browser: the bootstrap then needs no runtime.
        module: { generator: { asset: { publicPath: target.webAddress } } },
        plugins: [
          new rspack.NormalModuleReplacementPlugin(MIDDLEWARE, NO_PREFIXES),
          inDevelopment && new rspack.NormalModuleReplacementPlugin(FEDERATION, STOCK_FEDERATION),
          ...loading.plugins,
          !inDevelopment && compiledWhileArriving(),
        ],
        optimization: {
          splitChunks: !inDevelopment && {
            chunks: ({ name }) => name === AWAKE,
            cacheGroups: {
              default: false,
              defaultVendors: false,
              react: { test: REACT, name: 'react', enforce: true },
            },
          },
        },
      },
    },
  };
}
