import type { Load, Loaded } from '@meadowlark/shared/contract/load.ts';
import { failureFields, failureMessage } from '../functions/failure.ts';
import { fetchListing, type Listing } from './fetch-listing.ts';
import type { ListingData } from './listing-view.ts';
import { pageHref, readPageNumber } from './page-number.ts';
import { pageCountOf, pagerView } from './pager-view.ts';

/** One page of the blog. A failed call is shown in the page with status 502; a page beyond the end is a 404. */
export const load: Load<ListingData> = async (ctx) => {
  const page = readPageNumber(ctx.url.searchParams.get('page'));
  try {
    return listingOf(page, await fetchListing(ctx, page));
  } catch (failure) {
    ctx.log('blog list failed', { page, ...failureFields(failure) });
    return {
      status: 502,
      data: { state: 'failed', message: failureMessage(failure), retryHref: pageHref(page) },
    };
  }
};

function listingOf(page: number, list: Listing): Loaded<ListingData> {
  const { entries, total } = list;
  const pageCount = pageCountOf(total);
  const pager = pagerView(page, total);
  if (entries.length > 0 || page <= pageCount)
    return { status: 200, data: { state: 'list', entries, pager } };
  if (total > 0)
    return { status: 404, data: { state: 'beyond', pageCount, lastHref: pageHref(pageCount), pager } };
  return { status: page === 1 ? 200 : 404, data: { state: 'empty' } };
}
