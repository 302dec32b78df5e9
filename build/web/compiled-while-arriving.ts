import { rspack, type Rspack } from '@rsbuild/core';

/**
 * Makes V8 compile all functions of these scripts on a background thread while they are downloaded, rather than when they
 * are called: nearly all of them are. This saves 90 ms from the first touch to hydration (docs/adr/0014-sleeping-shell.md).
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
