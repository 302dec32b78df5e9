import type { Load, LoadContext, Loaded } from '@meadowlark/shared/contract/load.ts';
import { cleanText } from '../functions/clean-text.ts';
import { failureFields, failureMessage } from '../functions/failure.ts';
import { fetchListing, PageRefused, type Listing } from './fetch-listing.ts';
import type { BlogEntry } from './listing-wire.ts';
import { pageHref, readPageNumber } from './page-number.ts';
import { pageCountOf, pagerView, type PagerView } from './pager-view.ts';

/** Characters that the platform accepts. */
const LONGEST_KEYWORD = 120;

/** `keyword`: only the posts that have it; null for all. */
export type ListingData = { keyword: string | null } & (
  | { state: 'list'; entries: BlogEntry[]; pager: PagerView | null }
  | { state: 'empty' }
  /** `last` is null if the number of pages is unknown. */
  | { state: 'beyond'; last: { number: number; href: string } | null; pager: PagerView | null }
  | { state: 'failed'; message: string; retryHref: string }
);

/** One page of the blog. Shows a failed call in the page, with status 502. A page beyond the end is a 404. */
export const load: Load<ListingData, 'blog'> = async (ctx) => {
  const page = readPageNumber(ctx.url.searchParams.get('page'));
  const keyword = readKeyword(ctx.url.searchParams.get('keyword'));
  if (page === null) return { status: 404, data: { keyword, state: 'beyond', last: null, pager: null } };
  try {
    const list = await fetchListing(ctx, page, { keyword }).catch((failure: unknown) =>
      emptyPageBeyondEnd(ctx, page, keyword, failure),
    );
    return listingOf(page, list);
  } catch (failure) {
    ctx.log('blog list failed', { page, ...failureFields(failure) });
    return {
      status: 502,
      data: {
        keyword,
        state: 'failed',
        message: failureMessage(failure),
        retryHref: pageHref(page, keyword),
      },
    };
  }
};

/** The keyword in a URL. Null if there is none, or if no post can have it. */
function readKeyword(value: string | null): string | null {
  const keyword = value === null || value.length > LONGEST_KEYWORD ? '' : cleanText(value).trim();
  return keyword === '' || keyword.includes(',') ? null : keyword;
}

/** Some platforms refuse a page beyond the end instead of sending an empty one. The first page gives the total. */
async function emptyPageBeyondEnd(
  ctx: LoadContext<'blog'>,
  page: number,
  keyword: string | null,
  failure: unknown,
): Promise<Listing> {
  if (!(failure instanceof PageRefused) || page === 1) throw failure;
  const first = await fetchListing(ctx, 1, { keyword });
  if (page <= pageCountOf(first.total)) throw failure;
  return { ...first, entries: [] };
}

function listingOf(page: number, list: Listing): Loaded<ListingData> {
  const { entries, total, keyword, fresh } = list;
  const pageCount = pageCountOf(total);
  const pager = pagerView(page, total, keyword);
  if (entries.length > 0 || page <= pageCount)
    return { status: 200, data: { keyword, state: 'list', entries, pager }, ...fresh };
  if (total > 0) {
    const last = { number: pageCount, href: pageHref(pageCount, keyword) };
    return { status: 404, data: { keyword, state: 'beyond', last, pager } };
  }
  return { status: page === 1 ? 200 : 404, data: { keyword, state: 'empty' }, ...fresh };
}
