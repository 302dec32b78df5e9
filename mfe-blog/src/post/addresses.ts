import type { Addresses, PageAddress } from '@meadowlark/shared/contract/addresses.ts';
import type { LoadContext } from '@meadowlark/shared/contract/load.ts';
import { fetchListing } from '../listing/fetch-listing.ts';
import { pageCountOf } from '../listing/pager-view.ts';

/** Pages of the list that are asked for at a time: enough to be quick, few enough to be polite. */
const AT_ONCE = 5;
/** A sitemap holds 50,000 addresses at most; this many pages of ten are half of it. */
const MOST_PAGES = 2_500;

/**
 * Every post there is, newest first, for the sitemap. Rejects when the platform fails: a list with holes would tell
 * search engines that posts are gone.
 */
export const addresses: Addresses = async (ctx) => {
  const first = await fetchListing(ctx, 1);
  const pageCount = Math.min(pageCountOf(first.total), MOST_PAGES);
  const found = new Map(first.entries.map((entry) => [entry.href, entry.published]));
  for (let page = 2; page <= pageCount; page += AT_ONCE)
    for (const [path, modified] of await entriesOf(ctx, page, Math.min(page + AT_ONCE - 1, pageCount)))
      found.set(path, modified);
  return [...found].map(([path, modified]): PageAddress => ({ path, modified }));
};

async function entriesOf(ctx: LoadContext, from: number, to: number): Promise<[string, string | null][]> {
  const pages = Array.from({ length: to - from + 1 }, (_, index) => fetchListing(ctx, from + index));
  return (await Promise.all(pages)).flatMap(({ entries }) =>
    entries.map((entry): [string, string | null] => [entry.href, entry.published]),
  );
}
