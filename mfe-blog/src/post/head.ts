import type { HeadOf } from '@meadowlark/shared/contract/head.ts';
import { SITE } from '@meadowlark/shared/site.ts';
import { excerptOf } from '@meadowlark/shared/text/excerpt.ts';
import { BLOG } from '../blog.ts';
import { bodyWords } from './body/body-words.ts';
import { correctionComment } from '../functions/correction.ts';
import type { PostView } from './post-wire.ts';
import type { PostData } from './load.ts';

/** Characters of a description in search results and link previews. */
const DESCRIPTION_LENGTH = 157;
/** Entries in structured data: it repeats their words, which every reader downloads. */
const MOST_UPDATES = 10;

export const head: HeadOf<PostData> = (data, { url, settings }) => {
  const above = { section: BLOG.path, breadcrumbs: [{ text: 'Blog', href: BLOG.path }] };
  if (data.state === 'missing')
    return {
      title: 'Blog not found',
      description: 'There is no such post.',
      canonical: url.pathname,
      ...above,
    };
  if (data.state === 'failed')
    return { title: data.message, description: data.message, canonical: url.pathname, ...above };
  const { post, path } = data;
  const description = descriptionOf(post);
  return {
    title: post.title,
    description,
    canonical: path,
    type: 'article',
    ...(post.hero ? { image: { url: post.hero.src, alt: post.title } } : {}),
    ...(post.date?.iso ? { published: post.date.iso } : {}),
    ...above,
    structuredData: [posting(post, description, path, settings.origin)],
  };
};

/** Falls back to the beginning of the text. */
function descriptionOf(post: PostView): string {
  return excerptOf(post.description || bodyWords(post.body).join(' ') || post.title, DESCRIPTION_LENGTH);
}

/** A live post is a LiveBlogPosting, whose entries are its updates. */
function posting(post: PostView, description: string, path: string, origin: string) {
  const whole = blogPosting(post, description, path, origin);
  if (post.live === null) return whole;
  const { entries, ended } = post.live;
  const first = entries.at(-1)?.date.iso ?? post.date?.iso;
  return {
    ...whole,
    '@type': 'LiveBlogPosting',
    ...(first ? { coverageStartTime: first } : {}),
    ...(ended?.iso ? { coverageEndTime: ended.iso } : {}),
    liveBlogUpdate: entries.slice(0, MOST_UPDATES).map(({ id, date, title, body }) => ({
      '@type': 'BlogPosting',
      headline: title,
      url: `${origin}${path}#${id}`,
      datePublished: date.iso,
      articleBody: bodyWords(body).join(' '),
      author: whole.author,
    })),
  };
}

/** The post as a schema.org BlogPosting. The platform gives no personal author. */
function blogPosting(post: PostView, description: string, path: string, origin: string) {
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
    wordCount: bodyWords([...post.body, ...(post.live?.entries ?? []).flatMap(({ body }) => body)]).length,
    author: { '@type': 'Organization', name: SITE.byline, url: `${origin}/about` },
    publisher: { '@type': 'NewsMediaOrganization', name: SITE.name, url: `${origin}/` },
    ...(post.hero ? { image: [new URL(post.hero.src, origin).href] } : {}),
    ...(post.date?.iso ? { datePublished: post.date.iso } : {}),
    ...(post.updated?.iso ? { dateModified: post.updated.iso } : {}),
    ...(post.corrections.length > 0 ? { correction: post.corrections.map(correctionComment) } : {}),
    ...(keywords.length > 0 ? { keywords: keywords.join(', ') } : {}),
  };
}
