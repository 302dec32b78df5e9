import { rspack, type Rspack } from '@rsbuild/core';

const { RuntimeGlobals, RuntimeModule } = rspack;

/**
 * Makes a remote ask for a chunk that did not arrive once more, under a fresh address: what a proxy or the browser's own
 * cache has kept of the first answer does not come again. One that arrived and threw is not asked for again.
 */
export class ChunkRetryPlugin {
  apply(compiler: Rspack.Compiler): void {
    compiler.hooks.thisCompilation.tap('chunk-retry', (compilation) => {
      compilation.hooks.runtimeRequirementInTree
        .for(RuntimeGlobals.loadScript)
        .tap('chunk-retry', (chunk) => compilation.addRuntimeModule(chunk, new ChunkRetry()));
    });
  }
}

/** Runs in the browser, after the runtime has defined its script loader: wraps it. */
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
