import type { HeadOf } from '@meadowlark/shared/contract/head.ts';
import { SITE } from '@meadowlark/shared/site.ts';
import type { PostData, PostView } from './post-view.ts';

export const head: HeadOf<PostData> = (data, { url, settings }) => {
  if (data.state === 'missing')
    return { title: 'Blog not found', description: 'There is no such post.', canonical: url.pathname };
  if (data.state === 'failed')
    return { title: data.message, description: data.message, canonical: url.pathname };
  const { post, path } = data;
  const address = settings.origin + path;
  return {
    title: post.title,
    description: post.description,
    canonical: path,
    type: 'article',
    ...(post.hero ? { image: { url: post.hero.src, alt: '' } } : {}),
    ...(post.date?.iso ? { published: post.date.iso } : {}),
    trail: [{ text: 'Blog', href: '/blog' }],
    structuredData: [posting(post, address, settings.origin)],
  };
};

function posting(post: PostView, address: string, origin: string) {
  return {
    '@type': 'BlogPosting',
    headline: post.title,
    description: post.description,
    url: address,
    mainEntityOfPage: address,
    author: { '@type': 'Organization', name: SITE.byline, url: origin },
    publisher: { '@type': 'NewsMediaOrganization', name: SITE.name, url: origin },
    ...(post.hero ? { image: new URL(post.hero.src, origin).href } : {}),
    ...(post.date?.iso ? { datePublished: post.date.iso } : {}),
    ...(post.keywords.length > 0 ? { keywords: post.keywords.join(', ') } : {}),
  };
}
