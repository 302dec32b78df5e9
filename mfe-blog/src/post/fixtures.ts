import type { Fixture } from '@meadowlark/shared/contract/fixture.ts';
import { SAMPLE_POST } from './sample-post.ts';

const params = { slug: SAMPLE_POST.slug };
const path = `/blog/${SAMPLE_POST.slug}`;

export const fixtures: Fixture[] = [
  {
    name: 'a post with everything',
    path,
    params,
    respond: () => Response.json(SAMPLE_POST),
  },
  {
    name: 'a post with nothing but text',
    path,
    params,
    respond: () =>
      Response.json({ id: 'a1', metaTitle: 'A short note (sample)', blog: 'One paragraph is enough.' }),
  },
  {
    name: 'a post with a film elsewhere',
    path,
    params,
    respond: () => Response.json({ ...SAMPLE_POST, youtubeShortsUrl: 'https://films.example/watch/7' }),
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
