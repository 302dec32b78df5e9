import type { Release } from '@meadowlark/shared/contract/release.ts';
import { overBudget } from './over-budget.ts';
import { gzipBytes, weighParts } from './script-parts.ts';

/** For display: the script of each part of a release with its budget. `read`: the content of a file of the release. */
export function byteLines(release: Release, read: (file: string) => Buffer): string[] {
  const weights = weighParts(release, (file) => gzipBytes(read(file), release.version));
  return [
    ...weights.map(({ what, bytes, budget }) => `${what}: ${bytes} of ${budget} bytes of script (gzip)`),
    ...overBudget(weights).map(({ cause, fix }) => `The gate will fail this release: ${cause} ${fix}`),
  ];
}
