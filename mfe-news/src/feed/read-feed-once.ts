import type { FeedResult } from './feed-item.ts';
import { readFeed } from './read-feed.ts';

/** More than a catalogue has; whatever goes beyond is a feed that nobody asks for any more. */
const MOST = 32;

const known = new Map<string, { xml: string; reading: Promise<FeedResult> }>();

/**
 * Reads the feed of an address. All pages of a section ask for the same feed, many times between two changes of it, and
 * reading it costs more than the page: what is still the same is not read again.
 */
export function readFeedOnce(address: string, xml: string): Promise<FeedResult> {
  const before = known.get(address);
  if (before?.xml === xml) return before.reading;
  const reading = readFeed(xml);
  known.delete(address);
  known.set(address, { xml, reading });
  const [oldest] = known.keys();
  if (known.size > MOST && oldest !== undefined) known.delete(oldest);
  return reading;
}
