import type { Edition } from '@meadowlark/shared/contract/edition.ts';
import { settledWithin } from '../pages/settled-within.ts';
import type { PageCache } from './page-cache.ts';

/** So many of the most read pages are made before an edition is served. */
export const WARMED = 20;
/** A promotion waits no longer for them; what is not there by then is made when it is asked for. */
const LIMIT_MS = 2000;
/** Readers of the edition before are served meanwhile: not everything is made at once. */
const AT_ONCE = 4;

/** Makes pages of an edition that is about to be served. Never rejects: a page that cannot be made is its reader's matter. */
export async function warm(
  cache: Pick<PageCache, 'prepare'>,
  edition: Edition,
  addresses: readonly string[],
): Promise<void> {
  const waiting = [...addresses];
  const until = performance.now() + LIMIT_MS;
  const work = async () => {
    for (let next = waiting.shift(); next !== undefined; next = waiting.shift()) {
      if (performance.now() > until) return;
      // One after the other: others do the same beside this one.
      // oxlint-disable-next-line no-await-in-loop
      await cache.prepare(edition, next).catch(() => {});
    }
  };
  await settledWithin(Promise.all(Array.from({ length: AT_ONCE }, work)), LIMIT_MS);
}
