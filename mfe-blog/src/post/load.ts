import type { Load } from '@meadowlark/shared/contract/load.ts';
import { callFunction } from '../functions/call-function.ts';
import { failureFields, failureMessage } from '../functions/failure.ts';
import { readAnswer } from '../functions/read-answer.ts';
import { isSlug, postPath } from '../slug.ts';
import type { PostData } from './post-view.ts';
import { postSchema, postView } from './post-wire.ts';

const MISSING = { status: 404, data: { state: 'missing' } } as const;

/** One post. A post is asked for only when there is a slug (specification, section 5); no post is a 404. */
export const load: Load<PostData> = async (ctx) => {
  // Accents composed, as the platform keeps them; some systems type them apart.
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
