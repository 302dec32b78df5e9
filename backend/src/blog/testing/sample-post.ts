import { EVERY_DOMAIN, type Post } from '../post.ts';

/** A post for tests. */
export function samplePost(changes: Partial<Post> = {}): Post {
  return {
    slug: 'a-post',
    domain: EVERY_DOMAIN,
    type: 'post',
    ended: null,
    date: '2026-03-14',
    updated: null,
    corrections: [],
    metaTitle: 'A post',
    metaDescription: 'What it is about.',
    blog: 'Its text.',
    pinterestImageLink: null,
    youtubeShortsUrl: null,
    shortTailKeywords: null,
    longTailKeywords: null,
    ...changes,
  };
}
