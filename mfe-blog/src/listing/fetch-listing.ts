import type { LoadContext } from '@meadowlark/shared/contract/load.ts';
import { callFunction, readResponse } from '../functions/call-function.ts';
import { listingSchema, readEntry, type BlogEntry } from './listing-wire.ts';

/** The platform sends ten per page. */
const MAX_ENTRIES = 100;

/** The entries of one page, and the total on all pages. */
export interface Listing {
  entries: BlogEntry[];
  total: number;
  /** The filter that the platform applied. */
  keyword: string | null;
  /** Until the next post comes; empty if none is announced. */
  fresh: { freshSeconds?: number };
}

interface ListingOptions {
  keyword?: string | null;
  deadlineMs?: number;
}

/** Statuses with which platforms refuse a page that does not exist. */
const NO_SUCH_PAGE = new Set([400, 404, 416, 422]);

/** The platform refuses this page; other pages may exist. */
export class PageRefused extends Error {}

/**
 * Fetches one page of the list; `page` counts from 1. Skips and logs invalid entries. Throws if the platform fails,
 * with a message for readers (specification, section 8).
 */
export async function fetchListing(
  ctx: LoadContext<'blog'>,
  page: number,
  { keyword = null, ...options }: ListingOptions = {},
): Promise<Listing> {
  const query = {
    domain: blogDomain(ctx.settings.origin),
    page: String(page),
    ...(keyword === null ? {} : { keyword }),
  };
  const response = await callFunction(ctx, 'get_blog_metadata', query, options);
  if (!response.ok) {
    const Failure = NO_SUCH_PAGE.has(response.status) ? PageRefused : Error;
    throw new Failure('Failed to fetch blogs', { cause: `status ${response.status}` });
  }
  const { blogs, total, next, ...filtered } = await readResponse(response, listingSchema);
  const entries = blogs.slice(0, MAX_ENTRIES).flatMap((blog) => {
    const read = readEntry(blog, ctx);
    if ('entry' in read) return [read.entry];
    ctx.log('blog entry skipped', { page, problem: read.problem });
    return [];
  });
  return { entries, total, keyword: filtered.keyword === keyword ? keyword : null, fresh: freshUntil(next) };
}

function freshUntil(next: string | null): Listing['fresh'] {
  const seconds = Math.ceil((Date.parse(next ?? '') - Date.now()) / 1000);
  return Number.isNaN(seconds) ? {} : { freshSeconds: Math.max(1, seconds) };
}

/** The site's name at the blog platform: its host without port and leading `www.`. */
export function blogDomain(origin: string): string {
  return new URL(origin).hostname.replace(/^www\./, '');
}
