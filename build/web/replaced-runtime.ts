import { rspack, type Rspack } from '@rsbuild/core';
import path from 'node:path';

/** The module with the federation runtime that the plugin adds to a container; and its name in `stock-runtime.ts`. */
const STOCK = /^@module-federation\/runtime\/rspack\.js!=!|^stock-federation-runtime$/;
const NAME = 'stock-federation-runtime';
/** In this folder; the kit's copy has another extension. */
const OWN = path.join(import.meta.dirname, `container-runtime${path.extname(import.meta.filename)}`);

/**
 * Replaces the stock federation runtime with `container-runtime.ts`; the stock one becomes a chunk for other hosts. Otherwise
 * every reader would fetch the stock runtime with every remote, so the build fails if the replacement did not happen.
 */
export class ReplacedRuntimePlugin {
  apply(compiler: Rspack.Compiler): void {
    let stock: string | null = null;
    new rspack.NormalModuleReplacementPlugin(STOCK, (resource) => {
      if (resource.request === NAME) {
        resource.request = stock ?? NAME;
      } else {
        stock = resource.request;
        resource.request = OWN;
      }
    }).apply(compiler);
    compiler.hooks.thisCompilation.tap('replaced-runtime', (compilation) => {
      compilation.hooks.finishModules.tap('replaced-runtime', () => {
        if (stock === null) compilation.errors.push(new rspack.WebpackError(NOT_REPLACED));
      });
    });
  }
}

const NOT_REPLACED =
  'The federation runtime of this container was not replaced: @module-federation/enhanced no longer adds a module named "@module-federation/runtime/rspack.js". Find its new name, and update build/web/replaced-runtime.ts.';
