import type { Load, LoadContext, Loaded } from '@meadowlark/shared/contract/load.ts';
import { callFunction } from '../functions/call-function.ts';
import { failureFields, failureMessage } from '../functions/failure.ts';
import { readAnswer } from '../functions/read-answer.ts';
import { blogDomain } from './domain.ts';
import type { BlogEntry, ListingData } from './listing-view.ts';
import { listingSchema, readEntry } from './listing-wire.ts';
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

async function fetchListing(
  ctx: LoadContext,
  page: number,
): Promise<{ entries: BlogEntry[]; total: number }> {
  const answer = await callFunction(ctx, 'get_blog_metadata', {
    domain: blogDomain(ctx.settings.origin),
    page: String(page),
  });
  if (!answer.ok) throw new Error('Failed to fetch blogs', { cause: `status ${answer.status}` });
  const { blogs, total } = await readAnswer(answer, listingSchema);
  const entries = blogs.flatMap((blog) => {
    const read = readEntry(blog);
    if ('entry' in read) return [read.entry];
    ctx.log('blog entry skipped', { page, problem: read.problem });
    return [];
  });
  return { entries, total };
}

function listingOf(page: number, list: { entries: BlogEntry[]; total: number }): Loaded<ListingData> {
  const { entries, total } = list;
  const pageCount = pageCountOf(total);
  const pager = pagerView(page, total);
  if (entries.length > 0 || page <= pageCount)
    return { status: 200, data: { state: 'list', entries, pager } };
  if (total > 0)
    return { status: 404, data: { state: 'beyond', pageCount, lastHref: pageHref(pageCount), pager } };
  return { status: page === 1 ? 200 : 404, data: { state: 'empty' } };
}
