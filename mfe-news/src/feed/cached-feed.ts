import type { FeedResult } from './feed-item.ts';
import { readFeed } from './read-feed.ts';

/** More feeds than a catalog has. The oldest entry is evicted. */
const MAX_FEEDS = 32;

const cache = new Map<string, { xml: string; result: Promise<FeedResult> }>();

/**
 * Reads a feed, or returns the last result if its XML is unchanged. All pages of a section use the same feed, and
 * reading it costs more than rendering the page.
 */
export function readFeedCached(address: string, xml: string): Promise<FeedResult> {
  const cached = cache.get(address);
  if (cached?.xml === xml) return cached.result;
  const result = readFeed(xml);
  cache.delete(address);
  cache.set(address, { xml, result });
  const [oldest] = cache.keys();
  if (cache.size > MAX_FEEDS && oldest !== undefined) cache.delete(oldest);
  return result;
}
