import type { RsbuildPlugin } from '@rsbuild/core';
import { renameSync, rmSync, writeFileSync } from 'node:fs';

/**
 * Writes a hash of the inputs beside a build. It is removed before the old build changes and renamed into place after
 * the new one is complete, so that an interrupted build has none.
 */
export function buildStamp(stamp: string, inputs: () => string): RsbuildPlugin {
  return {
    name: 'build-stamp',
    setup(api) {
      let hash = '';
      api.onBeforeBuild({
        // Rsbuild empties the folder in the same hook.
        order: 'pre',
        handler: () => {
          hash = inputs();
          rmSync(stamp, { force: true });
        },
      });
      api.onAfterBuild(({ stats }) => {
        if (!stats || stats.hasErrors()) return;
        const part = `${stamp}.part`;
        writeFileSync(part, hash);
        renameSync(part, stamp);
      });
    },
  };
}
