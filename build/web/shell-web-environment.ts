import { rspack, type EnvironmentConfig } from '@rsbuild/core';
import path from 'node:path';
import type { BuildTarget } from '../build-target.ts';
import { chunkLoading } from './chunk-loading.ts';
import { webEnvironment } from '../environments.ts';
import { ROOT } from '../paths.ts';
import { singletonVersions } from '@meadowlark/shared/contract/singletons.ts';

/** The awake shell. Split in two, so that no single task evaluates all of it. */
const AWAKE = 'awake';
const REACT = /\/node_modules\/(?:react|react-dom|scheduler)\//;

/**
 * Asks V8 to compile all functions of these scripts while they arrive, beside the main thread, and not when they are called:
 * nearly all of them are. 90 ms less from a first touch to hydrated (docs/adr/0014-sleeping-shell.md).
 */
const compiledWhileArriving = () =>
  new rspack.BannerPlugin({
    banner: '//# allFunctionsCalledOnLoad\n',
    raw: true,
    test: /(?:^|\/)(?:react|awake|router)\.js$/,
    // After minifying, which removes comments, and before integrities are computed.
    stage: rspack.Compilation.PROCESS_ASSETS_STAGE_DEV_TOOLING,
  });

/** A file of stylis, the CSS compiler of styled-components. */
const PREFIXER = /^\.\/Prefixer\.js$/;
const NO_PREFIXES = path.join(import.meta.dirname, 'no-vendor-prefixes.ts');

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
    source: { entry, define: { SINGLETON_VERSIONS: JSON.stringify(singletonVersions()) } },
    tools: {
      ...common.tools,
      rspack: {
        output: loading.output,
        plugins: [
          new rspack.NormalModuleReplacementPlugin(PREFIXER, NO_PREFIXES),
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
