import { rspack, type Rspack } from '@rsbuild/core';
import type { BuildTarget } from '../build-target.ts';

const { RuntimeGlobals, RuntimeModule } = rspack;

/** A chunk that has not arrived by then has failed. The shell waits equally long for a container. */
const CHUNK_DEADLINE_MS = 8000;

/**
 * How a program in the browser loads chunks: with a deadline, with one retry at a new URL, and with integrity checks. Each
 * chunk's hash is in the script that loads it, and the hash of that script is in `release.json`. `uniqueName` separates the
 * chunks of programs, and of versions of one program, in a page.
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

/**
 * Requests a chunk that did not arrive once more, at a new URL, so that a proxy or the browser's cache cannot repeat the
 * failed response. A chunk that arrived and threw is not requested again.
 */
class ChunkRetryPlugin {
  apply(compiler: Rspack.Compiler): void {
    compiler.hooks.thisCompilation.tap('chunk-retry', (compilation) => {
      compilation.hooks.runtimeRequirementInTree
        .for(RuntimeGlobals.loadScript)
        .tap('chunk-retry', (chunk) => compilation.addRuntimeModule(chunk, new ChunkRetry()));
    });
  }
}

/** Runs in the browser, after the runtime has defined its script loader, and wraps it. */
class ChunkRetry extends RuntimeModule {
  constructor() {
    super('chunk retry', RuntimeModule.STAGE_ATTACH);
  }

  override generate(): string {
    const load = RuntimeGlobals.loadScript;
    return [
      `var loadOnce = ${load};`,
      `${load} = (url, done, key, chunk) => loadOnce(url, (event) => {`,
      `  if (!event || event.type === 'load') return done(event);`,
      `  loadOnce(url + '?retry=' + Date.now(), done, key, chunk);`,
      `}, key, chunk);`,
    ].join('\n');
  }
}
