import type { LoadContext } from '@meadowlark/shared/contract/load.ts';
import * as z from 'zod/mini';
import type { FeedItem } from '../feed/feed-item.ts';
import { readFeedCached } from '../feed/cached-feed.ts';

const schema = z.object({
  contents: z.string(),
  /** Only our own relay sends this; others send just `contents`. */
  status: z.optional(
    z.object({
      url: z.optional(z.string()),
      sample: z.optional(z.boolean()),
      fetchedAt: z.optional(z.string()),
    }),
  ),
});

interface RelayResponse {
  xml: string;
  /** The feed's URL after redirects. */
  url: string | null;
  /** True if this is the bundled sample edition instead of the feed. */
  sample: boolean;
  /** When it last came from the feed's host, ISO 8601. Null if the relay does not say. */
  fetchedAt: string | null;
}

export interface FetchedFeed {
  items: readonly FeedItem[];
  /** The base of relative URLs. */
  base: string;
  sample: boolean;
  fetchedAt: string | null;
}

/** Fetches one feed through the relay. Rejects when the relay fails or the feed cannot be read. */
export async function fetchFeed(ctx: LoadContext, address: string): Promise<FetchedFeed> {
  const relay = new URL(ctx.settings.feedRelayUrl);
  relay.searchParams.set('url', address);
  const response = await ctx.fetch(relay);
  if (!response.ok) throw new Error(`The relay responded ${response.status} for ${address}.`);
  const { xml, url, sample, fetchedAt } = readRelayResponse(await response.json());
  const feed = await readFeedCached(address, xml);
  if (!feed.ok) throw new Error(`${address}: ${feed.reason}`);
  return { items: feed.items, base: url ?? address, sample, fetchedAt };
}

/** Validates a relay's response. Throws if it is malformed. */
function readRelayResponse(json: unknown): RelayResponse {
  const { contents, status } = schema.parse(json);
  return {
    xml: contents,
    url: status?.url ?? null,
    sample: status?.sample ?? false,
    fetchedAt: status?.fetchedAt ?? null,
  };
}
