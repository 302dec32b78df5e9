import type { moduleFederationPlugin } from '@module-federation/enhanced';
import { rspack, type Rspack } from '@rsbuild/core';

type Options = moduleFederationPlugin.PluginManifestOptions;
type Stats = Parameters<NonNullable<Options['additionalData']>>[0]['stats'];

/** `mf-manifest.json` of a release, from which other hosts learn where its container is and what it exposes. */
export const MANIFEST: Options = { additionalData: ({ stats }) => completed(stats) };

const NO_ASSETS = { js: { sync: [], async: [] }, css: { sync: [], async: [] } };

/**
 * Adds what the build does not know: files are beside the manifest, because the build's URL for them is only valid at the
 * site's origin; and `stock-runtime.ts` exposes one more module. Sorted, because equal builds must give equal files.
 */
function completed(stats: Stats): Stats {
  const host = {
    id: `${stats.id}:host`,
    name: 'host',
    path: './host',
    assets: NO_ASSETS,
    file: '',
    requires: [],
  };
  return {
    ...stats,
    metaData: { ...stats.metaData, publicPath: 'auto' },
    shared: byId(stats.shared),
    exposes: byId([...stats.exposes, host]),
  };
}

function byId<Item extends { id: string }>(items: readonly Item[]): Item[] {
  return items.toSorted((a, b) => (a.id < b.id ? -1 : 1));
}

/** The plugin also writes `mf-stats.json`, about the build, in varying order. A release does not need it. */
export class ManifestAlonePlugin {
  apply(compiler: Rspack.Compiler): void {
    const stage = rspack.Compilation.PROCESS_ASSETS_STAGE_REPORT;
    compiler.hooks.thisCompilation.tap('manifest-alone', (compilation) => {
      compilation.hooks.processAssets.tap({ name: 'manifest-alone', stage }, () =>
        compilation.deleteAsset('mf-stats.json'),
      );
    });
  }
}
