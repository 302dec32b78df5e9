import type { Load, LoadContext } from '@meadowlark/shared/contract/load.ts';
import type { PictureView } from '@meadowlark/shared/design/pictures/picture-view.ts';
import { callFunction, readResponse } from '../functions/call-function.ts';
import { failureFields, failureMessage } from '../functions/failure.ts';
import { readPostDate, type PostDate } from '../functions/post-date.ts';
import { fetchListing, type Listing } from '../listing/fetch-listing.ts';
import { isSlug, postPath } from '../slug.ts';
import { postSchema, postView, type PostView } from './post-wire.ts';

/** A post to read after this one. */
export interface OtherPost {
  href: string;
  title: string;
  picture: PictureView | null;
  date: PostDate | null;
}

export type PostData =
  | { state: 'post'; path: string; post: PostView; more: OtherPost[] }
  | { state: 'missing' }
  | { state: 'failed'; message: string };

/** Posts to read after this one. */
const MORE = 3;
/** The post waits no longer than this for them. */
const MORE_DEADLINE_MS = 500;
/** A post without them is rendered again soon. */
const WITHOUT_MORE_FRESH_SECONDS = 10;

/** Readers without scripts see a new entry after at most this time. */
const LIVE_FRESH_SECONDS = 10;

const MISSING = { status: 404, data: { state: 'missing' } } as const;

/** One post. An invalid slug is a 404 without a request (specification, section 5). */
export const load: Load<PostData, 'blog'> = async (ctx) => {
  // NFC, as the platform stores it; some systems type accents separately.
  const slug = (ctx.params.slug ?? '').normalize('NFC');
  if (!isSlug(slug)) return MISSING;
  try {
    const details = callFunction(ctx, 'get_details', { slug });
    const listing = newestOthers(ctx, slug);
    const response = await details;
    if (response.status === 404) return MISSING;
    if (!response.ok) throw new Error('Failed to fetch blog details', { cause: `status ${response.status}` });
    const wire = await readResponse(response, postSchema);
    if (wire === null) return MISSING;
    const post = postView(wire, ctx);
    const { more, fresh } = await listing;
    return {
      status: 200,
      data: { state: 'post', path: postPath(slug), post, more },
      ...fresh,
      ...(post.live?.ended === null && { freshSeconds: LIVE_FRESH_SECONDS }),
    };
  } catch (failure) {
    ctx.log('blog post failed', { slug, ...failureFields(failure) });
    return { status: 502, data: { state: 'failed', message: failureMessage(failure) } };
  }
};

/** The newest posts except this one. None if the list fails: the post itself matters. */
async function newestOthers(
  ctx: LoadContext<'blog'>,
  slug: string,
): Promise<{ more: OtherPost[]; fresh: Listing['fresh'] }> {
  try {
    const { entries, fresh } = await fetchListing(ctx, 1, { deadlineMs: MORE_DEADLINE_MS });
    const others = entries.filter((entry) => entry.slug !== slug).slice(0, MORE);
    const more = others.map(({ href, title, picture, published }) => ({
      href,
      title,
      picture,
      date: readPostDate(published ?? ''),
    }));
    return { more, fresh };
  } catch (failure) {
    ctx.log('no posts after the post', { slug, ...failureFields(failure) });
    return { more: [], fresh: { freshSeconds: WITHOUT_MORE_FRESH_SECONDS } };
  }
}
