import type { CategoryKey } from '@meadowlark/shared/contract/sections.ts';
import type { LoadContext } from '@meadowlark/shared/contract/load.ts';
import { messageOf } from '@meadowlark/shared/text/message-of.ts';
import type { FeedItem } from '../feed/feed-item.ts';
import { fetchFeed, type FetchedFeed } from './fetch-feed.ts';

/** A story and the base of its relative URLs. */
export interface Story {
  item: FeedItem;
  base: string;
}

/** In feed order. */
export interface CategoryStories {
  stories: Story[];
  /** True for the bundled sample edition. */
  sample: boolean;
  /** When the oldest of its feeds last came from its host, ISO 8601. Null if the relay does not say. */
  fetchedAt: string | null;
}

/** Reads the first two of five sports feeds, up to eight items each (specification, section 7). */
const SPORTS_FEEDS = 2;
const SPORTS_ITEMS = 8;

/** Fetches the stories of a category. Rejects if no feed can be read. */
export async function fetchCategory(
  ctx: LoadContext<'news'>,
  category: CategoryKey,
): Promise<CategoryStories> {
  const addresses = ctx.settings.feeds[category];
  if (category === 'sports') return fetchSports(ctx, addresses.slice(0, SPORTS_FEEDS));
  const [address] = addresses;
  if (address === undefined) throw new Error(`The catalog has no feed for ${category}.`);
  return combine([await fetchFeed(ctx, address)]);
}

/** Logs and skips a failed feed. Rejects only if both fail. */
async function fetchSports(ctx: LoadContext<'news'>, addresses: readonly string[]): Promise<CategoryStories> {
  const settled = await Promise.allSettled(addresses.map((address) => fetchFeed(ctx, address)));
  const feeds = settled.flatMap((result, i): FetchedFeed[] => {
    if (result.status === 'fulfilled')
      return [{ ...result.value, items: result.value.items.slice(0, SPORTS_ITEMS) }];
    ctx.log('sports feed skipped', { address: addresses[i], reason: messageOf(result.reason) });
    return [];
  });
  if (feeds.length === 0) throw new Error('No sports feed could be read.');
  return combine(feeds);
}

function combine(feeds: readonly FetchedFeed[]): CategoryStories {
  return {
    stories: feeds.flatMap(({ items, base }) => items.map((item) => ({ item, base }))),
    sample: feeds.some(({ sample }) => sample),
    fetchedAt: feeds.flatMap(({ fetchedAt }) => fetchedAt ?? []).toSorted()[0] ?? null,
  };
}
