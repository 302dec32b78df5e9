import type { Fixture } from '@meadowlark/shared/contract/fixture.ts';

/** Made up. */
const TITLES = [
  'Counting birds at first light',
  'How to read a frozen creek',
  'Seven bakeries and the buses that reach them',
  'What the old streetcar stops are now',
  'A winter garden on a north-facing porch',
];

function sampleEntry(number: number) {
  return {
    id: number,
    slug: `sample-post-${number}`,
    date: `2026-02-${String(((number - 1) % 28) + 1).padStart(2, '0')}`,
    metaTitle: `${TITLES[number % TITLES.length] ?? ''} (sample ${number})`,
    metaDescription: 'A sample entry: two lines that say what the piece is about and why one might read it.',
    pinterestImageLink: number % 4 === 0 ? null : `https://pictures.example/${number}.jpg`,
  };
}

/** Responds like the platform: ten entries a page, newest first. */
function platformWith(total: number) {
  return (url: URL): Response => {
    const first = (Number(url.searchParams.get('page')) - 1) * 10;
    const length = Math.max(0, Math.min(10, total - first));
    return Response.json({
      blogs: Array.from({ length }, (_, index) => sampleEntry(total - first - index)),
      total,
    });
  };
}

export const fixtures: Fixture[] = [
  { name: '5 articles, no pager', path: '/blog', params: {}, respond: platformWith(5) },
  { name: '25 articles, page 2', path: '/blog?page=2', params: {}, respond: platformWith(25) },
  {
    name: 'two articles with a keyword',
    path: '/blog?keyword=trains',
    params: {},
    respond: () => Response.json({ blogs: [sampleEntry(4), sampleEntry(1)], total: 2, keyword: 'trains' }),
  },
  {
    name: 'a keyword that no article has',
    path: '/blog?keyword=zebras',
    params: {},
    respond: () => Response.json({ blogs: [], total: 0, keyword: 'zebras' }),
  },
  { name: '128 articles, page 9', path: '/blog?page=9', params: {}, respond: platformWith(128) },
  { name: 'no articles yet', path: '/blog', params: {}, respond: platformWith(0) },
  { name: 'a page that no blog has', path: '/blog?page=1000000', params: {}, respond: platformWith(25) },
  { name: 'beyond the last page', path: '/blog?page=99', params: {}, respond: platformWith(25) },
  {
    name: 'one entry is broken',
    path: '/blog',
    params: {},
    respond: () => Response.json({ blogs: [sampleEntry(1), { id: 2 }, sampleEntry(3)], total: 3 }),
  },
  {
    name: 'platform responds with 500',
    path: '/blog?page=2',
    params: {},
    respond: () => new Response('broken', { status: 500 }),
  },
  {
    name: 'platform cannot be reached',
    path: '/blog',
    params: {},
    respond: () => {
      throw new TypeError('The network is down');
    },
  },
];
