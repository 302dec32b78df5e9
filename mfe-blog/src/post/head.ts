import type { HeadOf } from '@meadowlark/shared/contract/head.ts';
import { excerptOf } from '@meadowlark/shared/text/excerpt.ts';
import { BLOG } from '../blog.ts';
import { blogPosting } from './blog-posting.ts';
import { bodyWords } from './body-words.ts';
import type { PostData, PostView } from './post-view.ts';

/** As much of a description as search engines and cards show. */
const DESCRIPTION_LENGTH = 157;

export const head: HeadOf<PostData> = (data, { url, settings }) => {
  const trail = [{ text: 'Blog', href: BLOG.path }];
  if (data.state === 'missing')
    return {
      title: 'Blog not found',
      description: 'There is no such post.',
      canonical: url.pathname,
      trail,
    };
  if (data.state === 'failed')
    return { title: data.message, description: data.message, canonical: url.pathname, trail };
  const { post, path } = data;
  const description = descriptionOf(post);
  return {
    title: post.title,
    description,
    canonical: path,
    type: 'article',
    ...(post.hero ? { image: { url: post.hero.src, alt: post.title } } : {}),
    ...(post.date?.iso ? { published: post.date.iso } : {}),
    trail,
    structuredData: [blogPosting(post, description, path, settings.origin)],
  };
};

/** A post without a description is described by its beginning. */
function descriptionOf(post: PostView): string {
  return excerptOf(post.description || bodyWords(post.body).join(' ') || post.title, DESCRIPTION_LENGTH);
}
