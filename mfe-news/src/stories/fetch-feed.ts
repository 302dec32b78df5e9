import type { LoadContext } from '@meadowlark/shared/contract/load.ts';
import type { FeedItem } from '../feed/feed-item.ts';
import { readFeedOnce } from '../feed/read-feed-once.ts';
import { readRelayAnswer } from './relay-answer.ts';

/** The relay itself gives up after ten seconds. */
const DEADLINE_MS = 12_000;

export interface FetchedFeed {
  items: readonly FeedItem[];
  /** Against which the feed's addresses resolve. */
  base: string;
  sample: boolean;
}

/** Fetches one feed through the relay. Rejects when the relay fails or the feed cannot be read. */
export async function fetchFeed(ctx: LoadContext, address: string): Promise<FetchedFeed> {
  const relay = new URL(ctx.settings.feedRelayUrl);
  relay.searchParams.set('url', address);
  const response = await ctx.fetch(relay, { deadlineMs: DEADLINE_MS });
  if (!response.ok) throw new Error(`The relay answered ${response.status} for ${address}.`);
  const { xml, url, sample } = readRelayAnswer(await response.json());
  const feed = await readFeedOnce(address, xml);
  if (!feed.ok) throw new Error(`${address}: ${feed.reason}`);
  return { items: feed.items, base: url ?? address, sample };
}
