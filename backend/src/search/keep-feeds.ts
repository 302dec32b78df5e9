import type { PassedFeed } from '../relay-event.ts';
import { START_MS, type Search } from './search.ts';
import { siteDay } from '@meadowlark/shared/text/site-day.ts';

/** A feed that could not be stored is not retried before this, unless it changes. */
const RETRY_MS = 10 * 60_000;

/** Stores the stories of feeds as the relay serves them: once for each document, and once a day. No reader waits for it. */
export function keepFeeds(
  search: Pick<Search, 'run' | 'isClosed'>,
  onFailure: (address: string, error: unknown) => void,
): (feed: PassedFeed) => void {
  const kept = new Map<string, { contents: string; day: string; failedAt: number | null }>();
  return (feed) => {
    const day = siteDay(new Date());
    const before = kept.get(feed.address);
    const isTried = before?.contents === feed.contents && before.day === day;
    if (isTried && (before.failedAt === null || performance.now() - before.failedAt < RETRY_MS)) return;
    const entry = { contents: feed.contents, day, failedAt: null as number | null };
    kept.set(feed.address, entry);
    // The first feeds wait for the process to start, more than 5 s on 0.6 CPU. If it hangs, a reader's search ends it
    // sooner.
    search.run('keep', feed, START_MS).catch((error: unknown) => {
      if (search.isClosed) return;
      entry.failedAt = performance.now();
      onFailure(feed.address, error);
    });
  };
}
