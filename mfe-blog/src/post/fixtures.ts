import type { Fixture } from '@meadowlark/shared/contract/fixture.ts';
import { SAMPLE_POST } from './sample-post.ts';

/** The platform with this post, and a list of it and four others. */
function platformWith(post: object) {
  return (url: URL): Response => {
    if (!url.pathname.endsWith('get_blog_metadata')) return Response.json(post);
    const slugs = ['newest', SAMPLE_POST.slug, 'second', 'third', 'fourth'];
    const blogs = slugs.map((slug, i) => ({ id: 130 - i, slug, metaTitle: `The ${slug} post (sample)` }));
    return Response.json({ blogs, total: blogs.length });
  };
}

const params = { slug: SAMPLE_POST.slug };
const path = `/blog/${SAMPLE_POST.slug}`;

export const fixtures: Fixture[] = [
  {
    name: 'a post with everything',
    path,
    params,
    respond: platformWith(SAMPLE_POST),
  },
  {
    name: 'a post with nothing but text',
    path,
    params,
    respond: platformWith({ id: 'a1', metaTitle: 'A short note (sample)', blog: 'One paragraph is enough.' }),
  },
  {
    name: 'a post with a film elsewhere',
    path,
    params,
    respond: platformWith({ ...SAMPLE_POST, youtubeShortsUrl: 'https://films.example/watch/7' }),
  },
  {
    name: 'no such post',
    path,
    params,
    respond: () => new Response('{}', { status: 404 }),
  },
  {
    name: 'platform answers 500',
    path,
    params,
    respond: () => new Response('broken', { status: 500 }),
  },
  {
    name: 'answer is no JSON',
    path,
    params,
    respond: () => new Response('<html>'),
  },
];
