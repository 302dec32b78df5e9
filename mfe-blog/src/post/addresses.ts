import type { Addresses, PageAddress } from '@meadowlark/shared/contract/addresses.ts';
import type { LoadContext } from '@meadowlark/shared/contract/load.ts';
import { fetchListing } from '../listing/fetch-listing.ts';
import { pageCountOf } from '../listing/pager-view.ts';

/** Concurrent requests for pages of the list: a compromise between speed and load on the platform. */
const CONCURRENCY = 5;
/** A sitemap has at most 50,000 URLs; 2,500 pages of ten are half of that. */
const MAX_PAGES = 2_500;

/**
 * The URLs of all posts for the sitemap, newest first. Rejects if the platform fails: a partial list would tell
 * search engines that posts are gone.
 */
export const addresses: Addresses<'blog'> = async (ctx) => {
  const first = await fetchListing(ctx, 1);
  const pageCount = Math.min(pageCountOf(first.total), MAX_PAGES);
  const found = new Map(first.entries.map((entry) => [entry.href, entry.published]));
  for (let page = 2; page <= pageCount; page += CONCURRENCY)
    for (const [path, modified] of await entriesOf(ctx, page, Math.min(page + CONCURRENCY - 1, pageCount)))
      found.set(path, modified);
  return [...found].map(([path, modified]): PageAddress => ({ path, modified }));
};

async function entriesOf(
  ctx: LoadContext<'blog'>,
  from: number,
  to: number,
): Promise<[string, string | null][]> {
  const pages = Array.from({ length: to - from + 1 }, (_, index) => fetchListing(ctx, from + index));
  return (await Promise.all(pages)).flatMap(({ entries }) =>
    entries.map((entry): [string, string | null] => [entry.href, entry.published]),
  );
}
