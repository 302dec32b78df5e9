import type { Head } from '@meadowlark/shared/contract/head.ts';
import { fixtureContext } from '@meadowlark/shared/standalone/fixture-context.ts';
import { fixtures } from './fixtures.ts';
import { head } from './head.ts';
import { load } from './load.ts';
import { SAMPLE_POST } from './sample-post.ts';

async function headOf(post: unknown): Promise<Head> {
  const ctx = fixtureContext({
    name: 'test',
    path: '/blog/a-post',
    params: { slug: 'a-post' },
    respond: () => Response.json(post),
  });
  return head((await load(ctx)).data, ctx);
}

it('describes the posting completely', async () => {
  const [posting] = (await headOf(SAMPLE_POST)).structuredData ?? [];
  const address = 'http://site.test/blog/a-post';
  expect(posting).toEqual({
    '@type': 'BlogPosting',
    identifier: '128',
    headline: SAMPLE_POST.metaTitle,
    description: SAMPLE_POST.metaDescription,
    url: address,
    mainEntityOfPage: { '@type': 'WebPage', '@id': address },
    isPartOf: { '@type': 'Blog', name: 'The Omaha Meadowlark Blog', url: 'http://site.test/blog' },
    inLanguage: 'en-US',
    isAccessibleForFree: true,
    articleSection: 'Blog',
    wordCount: 94,
    author: { '@type': 'Organization', name: 'The Meadowlark desk', url: 'http://site.test/about' },
    publisher: { '@type': 'NewsMediaOrganization', name: 'The Omaha Meadowlark', url: 'http://site.test/' },
    image: ['https://pictures.example/creek.jpg'],
    datePublished: SAMPLE_POST.date,
    dateModified: SAMPLE_POST.updated,
    correction: [
      { '@type': 'CorrectionComment', text: SAMPLE_POST.corrections[0]?.text, datePublished: '2025-11-19' },
      { '@type': 'CorrectionComment', text: SAMPLE_POST.corrections[1]?.text },
    ],
    keywords:
      'ice, winter walks, creeks, where to walk near Omaha in winter, how thick ice must be to carry you',
  });
});

it('describes a post without a description by its beginning, and omits an invalid date', async () => {
  const told = await headOf({
    id: 1,
    metaTitle: 'T',
    blog: `*Once* ${'upon a time '.repeat(50)}`,
    date: 'then',
  });
  expect(told.description).toMatch(/^Once upon a time.*\.\.\.$/);
  expect(told.description).toHaveLength(160);
  expect(told).not.toHaveProperty('published');
  expect(told.structuredData?.[0]).not.toHaveProperty('datePublished');
});

it('describes a post that has only a title by its title', async () => {
  expect((await headOf({ id: 1, metaTitle: 'T' })).description).toBe('T');
});

it.each(fixtures)('hangs below the blog: $name', async (fixture) => {
  const ctx = fixtureContext(fixture);
  expect(head((await load(ctx)).data, ctx).breadcrumbs).toEqual([{ text: 'Blog', href: '/blog' }]);
});
