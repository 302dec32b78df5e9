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

/** Made up. */
const SAMPLE_LIVE = {
  ...SAMPLE_POST,
  updated: null,
  blog: 'What stands *above* the entries.',
  live: {
    ended: null,
    entries: [
      {
        time: '2025-11-19T00:10:00.000Z',
        title: 'The creek is closed',
        text: 'To everybody.\n\n### Main\n\nSee [below](#main).',
      },
      { time: 'yesterday', title: 'No moment', text: 'Left out.' },
      { time: '2025-11-18T22:30:00.000Z', title: 'Ice', text: '' },
    ],
  },
};

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
  { name: 'a live post', path, params, respond: platformWith(SAMPLE_LIVE) },
  {
    name: 'a live post that has ended',
    path,
    params,
    respond: platformWith({ ...SAMPLE_LIVE, live: { ...SAMPLE_LIVE.live, ended: '2025-11-19T03:00:00Z' } }),
  },
  {
    name: 'no such post',
    path,
    params,
    respond: () => new Response('{}', { status: 404 }),
  },
  {
    name: 'platform responds with 500',
    path,
    params,
    respond: () => new Response('broken', { status: 500 }),
  },
  {
    name: 'response is not JSON',
    path,
    params,
    respond: () => new Response('<html>'),
  },
];
