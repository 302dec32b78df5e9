import type { Contestant } from './contestant.ts';

const FRONT = '/local-news';

/**
 * The pages to measure on a site with this paper's pages: a section front, its first story (their order is random) and
 * the longest post, but no live one, whose stream never ends. Rejects if the blog is empty.
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
  const answer = await fetch(address, { signal: AbortSignal.timeout(20_000) });
  if (!answer.ok) throw new Error(`${address} answered ${answer.status}.`);
  return answer.text();
}
