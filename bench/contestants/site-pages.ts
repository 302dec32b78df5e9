import type { Contestant } from './contestant.ts';

const FRONT = '/local-news';

/**
 * The pages to measure on a site with this paper's pages: a section front, its first story (the order of stories is random) and
 * the longest post that is not live, because the stream of a live post never ends. Rejects if the blog is empty.
 */
export async function sitePages(
  origin: string,
): Promise<Pick<Contestant, 'home' | 'front' | 'post' | 'card' | 'story'>> {
  return {
    home: '/',
    front: FRONT,
    post: await longestPost(origin),
    card: 'main article',
    story: {
      link: 'main article a[href^="/article/"]',
      path: '/article/',
      selector: '[data-unit="news/page/article"] h1',
    },
  };
}

async function longestPost(origin: string): Promise<string> {
  const listing = await textOf(`${origin}/blog`);
  const posts = [...new Set([...listing.matchAll(/href="(\/blog\/[\w-]+)"/g)].map(([, path]) => path ?? ''))];
  const long = await Promise.all(posts.map(async (path) => ({ path, html: await textOf(origin + path) })));
  const longest = long
    .filter(({ html }) => !html.includes('data-live-post'))
    .map(({ path, html }) => ({ path, length: html.length }))
    .toSorted((a, b) => b.length - a.length)[0];
  if (!longest) throw new Error('/blog lists no post. Is the site running with its sample posts?');
  return longest.path;
}

async function textOf(address: string): Promise<string> {
  const response = await fetch(address, { signal: AbortSignal.timeout(20_000) });
  if (!response.ok) throw new Error(`${address} responded with ${response.status}.`);
  return response.text();
}
