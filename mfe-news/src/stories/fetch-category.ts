import type { CategoryKey } from '@meadowlark/shared/contract/category.ts';
import type { LoadContext } from '@meadowlark/shared/contract/load.ts';
import { fetchFeed, type FetchedFeed } from './fetch-feed.ts';
import { reasonOf } from './reason-of.ts';
import type { CategoryStories } from './story.ts';

/** Of the five sports the first two are read, up to eight items each (specification, section 7). */
const SPORTS_FEEDS = 2;
const SPORTS_ITEMS = 8;

/** The stories of a category from its feed. Rejects when there are none to be had. */
export async function fetchCategory(ctx: LoadContext, category: CategoryKey): Promise<CategoryStories> {
  const addresses = ctx.settings.feeds[category];
  if (category === 'sports') return fetchSports(ctx, addresses.slice(0, SPORTS_FEEDS));
  const [address] = addresses;
  if (address === undefined) throw new Error(`The catalogue has no feed for ${category}.`);
  return combine([await fetchFeed(ctx, address)]);
}

/** One failed feed is logged and skipped; only when both fail has the category failed. */
async function fetchSports(ctx: LoadContext, addresses: readonly string[]): Promise<CategoryStories> {
  const settled = await Promise.allSettled(addresses.map((address) => fetchFeed(ctx, address)));
  const feeds = settled.flatMap((result, i): FetchedFeed[] => {
    if (result.status === 'fulfilled')
      return [{ ...result.value, items: result.value.items.slice(0, SPORTS_ITEMS) }];
    ctx.log('sports feed skipped', { address: addresses[i], reason: reasonOf(result.reason) });
    return [];
  });
  if (feeds.length === 0) throw new Error('No sports feed could be read.');
  return combine(feeds);
}

function combine(feeds: readonly FetchedFeed[]): CategoryStories {
  return {
    stories: feeds.flatMap(({ items, base }) => items.map((item) => ({ item, base }))),
    sample: feeds.some(({ sample }) => sample),
  };
}
