import type { Release } from '@meadowlark/shared/contract/release.ts';

/** The standalone page of a release runs alone, with its own copies of everything; no reader's page loads it. */
const STANDALONE = 'web/standalone/';

/** Scripts that readers' browsers and the composition server run. */
export function servedScripts({ files }: Release): string[] {
  return files
    .map(({ path }) => path)
    .filter((file) => /^web\/.*\.m?js$/.test(file) || file === 'server.cjs')
    .filter((file) => !file.startsWith(STANDALONE));
}
