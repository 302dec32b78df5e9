import type { EnvironmentConfig } from '@rsbuild/core';
import type { BuildTarget } from './build-target.ts';
import { chunkLoading } from './chunk-loading.ts';
import { webEnvironment } from './environments.ts';
import { writeRouterEntry } from './router-entry.ts';

/** What every page wakes with; it is split in two, so that no single task has to evaluate all of it. */
const AWAKE = 'awake';
const REACT = /\/node_modules\/(?:react|react-dom|scheduler)\//;

/** The browser half of the shell: a script for each entry, and chunks for its later parts. */
export function shellWebEnvironment(
  target: BuildTarget,
  entry: Readonly<Record<string, string>>,
): EnvironmentConfig {
  const common = webEnvironment(target);
  return {
    ...common,
    source: { entry },
    // Of the router, what is used. The server takes the package itself, as remotes do when they run alone.
    resolve: { alias: { 'react-router-dom$': writeRouterEntry() } },
    tools: {
      ...common.tools,
      rspack: {
        ...chunkLoading(target, 'shell'),
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
