import type { LoadContext } from '@meadowlark/shared/contract/load.ts';
import { callFunction } from '../functions/call-function.ts';
import { readAnswer } from '../functions/read-answer.ts';
import { blogDomain } from './domain.ts';
import type { BlogEntry } from './listing-view.ts';
import { listingSchema, readEntry } from './listing-wire.ts';

/** The entries of one page, counted from 1, and how many there are on all pages. */
export interface Listing {
  entries: BlogEntry[];
  total: number;
}

/**
 * Asks the platform for one page of the list. An entry that cannot be shown is left out and logged. Throws when the
 * platform fails; the message may be shown to readers (specification, section 8).
 */
export async function fetchListing(ctx: LoadContext, page: number): Promise<Listing> {
  const answer = await callFunction(ctx, 'get_blog_metadata', {
    domain: blogDomain(ctx.settings.origin),
    page: String(page),
  });
  if (!answer.ok) throw new Error('Failed to fetch blogs', { cause: `status ${answer.status}` });
  const { blogs, total } = await readAnswer(answer, listingSchema);
  const entries = blogs.flatMap((blog) => {
    const read = readEntry(blog, ctx);
    if ('entry' in read) return [read.entry];
    ctx.log('blog entry skipped', { page, problem: read.problem });
    return [];
  });
  return { entries, total };
}
