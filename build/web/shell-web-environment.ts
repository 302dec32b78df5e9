import { rspack, type EnvironmentConfig } from '@rsbuild/core';
import path from 'node:path';
import type { BuildTarget } from '../build-target.ts';
import { chunkLoading } from './chunk-loading.ts';
import { webEnvironment } from '../environments.ts';

/** The awake shell. Split in two, so that no single task evaluates all of it. */
const AWAKE = 'awake';
const REACT = /\/node_modules\/(?:react|react-dom|scheduler)\//;

/** A file of stylis, the CSS compiler of styled-components. */
const PREFIXER = /^\.\/Prefixer\.js$/;
const NO_PREFIXES = path.join(import.meta.dirname, 'no-vendor-prefixes.ts');

/** The browser half of the shell: a script for each entry, and chunks loaded on demand. */
export function shellWebEnvironment(
  target: BuildTarget,
  entry: Readonly<Record<string, string>>,
  uniqueName = 'shell',
): EnvironmentConfig {
  const common = webEnvironment(target);
  const loading = chunkLoading(target, uniqueName);
  return {
    ...common,
    source: { entry },
    tools: {
      ...common.tools,
      rspack: {
        output: loading.output,
        plugins: [new rspack.NormalModuleReplacementPlugin(PREFIXER, NO_PREFIXES), ...loading.plugins],
        optimization: {
          splitChunks: target.version !== 'development' && {
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
