import type { Load } from '@meadowlark/shared/contract/load.ts';
import { callFunction, readAnswer } from '../functions/call-function.ts';
import { failureFields, failureMessage } from '../functions/failure.ts';
import { isSlug, postPath } from '../slug.ts';
import { postSchema, postView, type PostView } from './post-wire.ts';

export type PostData =
  | { state: 'post'; path: string; post: PostView }
  | { state: 'missing' }
  | { state: 'failed'; message: string };

const MISSING = { status: 404, data: { state: 'missing' } } as const;

/** One post. An invalid slug is a 404 without a request (specification, section 5). */
export const load: Load<PostData, 'blog'> = async (ctx) => {
  // NFC, as the platform stores it; some systems type accents separately.
  const slug = (ctx.params.slug ?? '').normalize('NFC');
  if (!isSlug(slug)) return MISSING;
  try {
    const answer = await callFunction(ctx, 'get_details', { slug });
    if (answer.status === 404) return MISSING;
    if (!answer.ok) throw new Error('Failed to fetch blog details', { cause: `status ${answer.status}` });
    const wire = await readAnswer(answer, postSchema);
    if (wire === null) return MISSING;
    return {
      status: 200,
      data: { state: 'post', path: postPath(slug), post: postView(wire, ctx) },
    };
  } catch (failure) {
    ctx.log('blog post failed', { slug, ...failureFields(failure) });
    return { status: 502, data: { state: 'failed', message: failureMessage(failure) } };
  }
};
