import { rspack, type Rspack } from '@rsbuild/core';
import type { BuildTarget } from './build-target.ts';
import { ChunkRetryPlugin } from './chunk-retry-plugin.ts';

/** A chunk that has not come by then is treated as one that will not; the shell waits as long for a container. */
const CHUNK_DEADLINE_MS = 8000;

/**
 * How a program in the browser loads its later parts: with a deadline, once more under a fresh address, and only if they
 * are what the build wrote. Each chunk's hash stands in the script that asks for it, whose own stands in `release.json`.
 * Programs and versions of one program meet in a page, so each keeps its chunks under a name of its own.
 */
export function chunkLoading(
  target: BuildTarget,
  uniqueName: string,
): Required<Pick<Rspack.Configuration, 'output' | 'plugins'>> {
  return {
    output: { uniqueName, crossOriginLoading: 'anonymous', chunkLoadTimeout: CHUNK_DEADLINE_MS },
    plugins: [
      new ChunkRetryPlugin(),
      new rspack.SubresourceIntegrityPlugin({
        hashFuncNames: ['sha384'],
        enabled: target.version !== 'development',
      }),
    ],
  };
}
