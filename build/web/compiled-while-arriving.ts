import { rspack, type Rspack } from '@rsbuild/core';

/**
 * Asks V8 to compile all functions of these scripts while they arrive, beside the main thread, and not when they are called:
 * nearly all of them are. 90 ms less from a first touch to hydrated (docs/adr/0014-sleeping-shell.md).
 */
export function compiledWhileArriving(): Rspack.RspackPluginInstance {
  return new rspack.BannerPlugin({
    banner: '//# allFunctionsCalledOnLoad\n',
    raw: true,
    test: /(?:^|\/)(?:react|awake|router)\.js$/,
    // After minifying, which removes comments, and before integrities are computed.
    stage: rspack.Compilation.PROCESS_ASSETS_STAGE_DEV_TOOLING,
  });
}
