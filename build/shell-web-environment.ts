import { rspack, type EnvironmentConfig } from '@rsbuild/core';
import path from 'node:path';
import type { BuildTarget } from './build-target.ts';
import { chunkLoading } from './chunk-loading.ts';
import { webEnvironment } from './environments.ts';
import { writeRouterEntry } from './router-entry.ts';

/** What every page wakes with; it is split in two, so that no single task has to evaluate all of it. */
const AWAKE = 'awake';
const REACT = /\/node_modules\/(?:react|react-dom|scheduler)\//;

/** Of stylis, the compiler of styles. */
const PREFIXER = /^\.\/Prefixer\.js$/;
const NO_PREFIXES = path.join(import.meta.dirname, 'no-vendor-prefixes.ts');

/** The browser half of the shell: a script for each entry, and chunks for its later parts. */
export function shellWebEnvironment(
  target: BuildTarget,
  entry: Readonly<Record<string, string>>,
): EnvironmentConfig {
  const common = webEnvironment(target);
  const loading = chunkLoading(target, 'shell');
  return {
    ...common,
    source: { entry },
    // Of the router, what is used. The server takes the package itself, as remotes do when they run alone.
    resolve: { alias: { 'react-router-dom$': writeRouterEntry() } },
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
