import { SITE } from '@meadowlark/shared/site.ts';
import { BLOG } from '../blog.ts';
import { bodyWords } from './body-words.ts';
import type { PostView } from './post-view.ts';

/**
 * The post in the vocabulary of schema.org. It says what is known and no more: the platform tells no author but the
 * desk, and no day of a later change.
 */
export function blogPosting(post: PostView, description: string, path: string, origin: string) {
  const address = origin + path;
  const keywords = [...post.keywords, ...post.topics];
  return {
    '@type': 'BlogPosting',
    identifier: post.id,
    headline: post.title,
    description,
    url: address,
    mainEntityOfPage: { '@type': 'WebPage', '@id': address },
    isPartOf: { '@type': 'Blog', name: BLOG.name, url: origin + BLOG.path },
    inLanguage: 'en-US',
    isAccessibleForFree: true,
    articleSection: 'Blog',
    wordCount: bodyWords(post.body).length,
    author: { '@type': 'Organization', name: SITE.byline, url: `${origin}/about` },
    publisher: { '@type': 'NewsMediaOrganization', name: SITE.name, url: `${origin}/` },
    ...(post.hero ? { image: [new URL(post.hero.src, origin).href] } : {}),
    ...(post.date?.iso ? { datePublished: post.date.iso } : {}),
    ...(keywords.length > 0 ? { keywords: keywords.join(', ') } : {}),
  };
}
