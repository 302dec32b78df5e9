import type { Head } from '@meadowlark/shared/contract/head.ts';
import { fixtureContext } from '@meadowlark/shared/standalone/fixture-context.ts';
import { fixtures } from './fixtures.ts';
import { head } from './head.ts';
import { load } from './load.ts';

async function headIn(name: string): Promise<Head> {
  const fixture = fixtures.find((one) => one.name === name);
  if (!fixture) throw new Error(`no fixture ${name}`);
  const ctx = fixtureContext(fixture);
  return head((await load(ctx)).data, ctx);
}

it('links to the feed on the first page only', async () => {
  expect(await headIn('5 articles, no pager')).toMatchObject({
    title: 'Blog',
    canonical: '/blog',
    feed: 'The Omaha Meadowlark: Blog',
  });
  expect(await headIn('25 articles, page 2')).not.toHaveProperty('feed');
});

it('puts further pages below the blog, each with its own address and description', async () => {
  expect(await headIn('25 articles, page 2')).toMatchObject({
    title: 'Blog, page 2',
    shortTitle: 'Page 2',
    canonical: '/blog?page=2',
    description: expect.stringContaining('Page 2'),
    breadcrumbs: [{ text: 'Blog', href: '/blog' }],
  });
});

it('keeps search engines out of lists by keyword, which have the same posts', async () => {
  expect(await headIn('two articles with a keyword')).toMatchObject({
    title: 'Blog: trains',
    canonical: '/blog?keyword=trains',
    robots: 'noindex',
    section: '/blog',
  });
});

it('lists what is on the page for search engines', async () => {
  const [blog] = (await headIn('5 articles, no pager')).structuredData ?? [];
  expect(blog).toMatchObject({ '@type': 'Blog', url: 'http://site.test/blog' });
  expect(blog?.['blogPost']).toHaveLength(5);
  expect(blog).toHaveProperty('blogPost.0', {
    '@type': 'BlogPosting',
    headline: 'Counting birds at first light (sample 5)',
    description: expect.stringContaining('sample entry'),
    url: 'http://site.test/blog/sample-post-5',
    image: 'https://pictures.example/5.jpg',
    datePublished: '2026-02-05',
  });
});

it('lists no posts when the request failed', async () => {
  expect(await headIn('platform responds with 500')).not.toHaveProperty('structuredData');
});
