import type { Fixture } from '@meadowlark/shared/contract/fixture.ts';
import { fixtureContext } from '@meadowlark/shared/standalone/fixture-context.ts';
import { fixtures } from './fixtures.ts';
import { head } from './head.ts';
import { load } from './load.ts';
import { SAMPLE_POST } from './sample-post.ts';

function answering(respond: Fixture['respond'], slug = 'a-post') {
  return fixtureContext({ name: 'test', path: `/blog/${slug}`, params: { slug }, respond });
}

async function loaded(name: string) {
  const fixture = fixtures.find((one) => one.name === name);
  if (!fixture) throw new Error(`no fixture ${name}`);
  const ctx = fixtureContext(fixture);
  return { ...(await load(ctx)), ctx };
}

describe('the call', () => {
  it('names the slug and leaves the credential to the site', async () => {
    const ctx = answering(() => Response.json(SAMPLE_POST), 'çay');
    const fetch = jest.spyOn(ctx, 'fetch');
    await load(ctx);
    const [address, options] = fetch.mock.calls[0] ?? [];
    expect(String(address)).toBe('http://site.test/api/blog/get_details?slug=%C3%A7ay');
    expect(options?.headers).toBeUndefined();
  });

  it('composes accents', async () => {
    const { data } = await load(answering(() => Response.json(SAMPLE_POST), 'cafe\u0301'));
    expect(data).toMatchObject({ path: '/blog/caf%C3%A9' });
  });

  it.each(['', '..', 'a/b', '<script>'])('is not made for %j', async (slug) => {
    const ctx = answering(() => Response.json(SAMPLE_POST), slug);
    const fetch = jest.spyOn(ctx, 'fetch');
    expect(await load(ctx)).toEqual({ status: 404, data: { state: 'missing' } });
    expect(fetch).not.toHaveBeenCalled();
  });
});

describe('a post', () => {
  it('has everything the page shows', async () => {
    const { status, data } = await loaded('a post with everything');
    expect(status).toBe(200);
    expect(data).toMatchObject({
      state: 'post',
      path: '/blog/how-to-read-a-frozen-creek',
      post: {
        id: '128',
        title: SAMPLE_POST.metaTitle,
        description: SAMPLE_POST.metaDescription,
        date: { iso: '2025-11-18T14:00:00Z', text: 'November 18, 2025' },
        hero: {
          src: SAMPLE_POST.pinterestImageLink,
          whole: { href: SAMPLE_POST.pinterestImageLink, isOutside: true },
        },
        keywords: ['ice', 'winter walks', 'creeks'],
        topics: SAMPLE_POST.longTailKeywords,
        video: { kind: 'short', id: 'sample_Film-1' },
      },
    });
  });

  it('is cached until the next post appears, which it links to', async () => {
    const next = new Date(Date.now() + 60_000).toISOString();
    const ctx = fixtureContext({
      name: 'test',
      path: '/blog/a-post',
      params: { slug: 'a-post' },
      respond: ({ pathname }) =>
        Response.json(pathname.endsWith('get_details') ? SAMPLE_POST : { blogs: [], total: 0, next }),
    });
    const { freshSeconds } = await load(ctx);
    expect([59, 60]).toContain(freshSeconds);
  });

  it('is made again soon if the posts after it did not come', async () => {
    const ctx = fixtureContext({
      name: 'test',
      path: '/blog/a-post',
      params: { slug: 'a-post' },
      respond: ({ pathname }) =>
        pathname.endsWith('get_details') ? Response.json(SAMPLE_POST) : new Response(null, { status: 500 }),
    });
    expect(await load(ctx)).toMatchObject({ status: 200, freshSeconds: 10, data: { more: [] } });
  });

  it('needs only an id and a title', async () => {
    expect((await loaded('a post with nothing but text')).data).toMatchObject({
      post: { id: 'a1', description: '', date: null, hero: null, keywords: [], topics: [], video: null },
    });
  });

  it('shows a date it cannot read as it is', async () => {
    const { data } = await load(answering(() => Response.json({ ...SAMPLE_POST, date: 'last spring' })));
    expect(data).toMatchObject({ post: { date: { iso: null, text: 'last spring' } } });
  });

  it('knows a picture of this site from one of the image-sharing service, and refuses a bad address', async () => {
    const own = await load(answering(() => Response.json({ ...SAMPLE_POST, pinterestImageLink: '/a.svg' })));
    expect(own.data).toMatchObject({
      post: { hero: { src: '/a.svg', whole: { href: '/a.svg', isOutside: false } } },
    });
    const bad = await load(
      answering(() => Response.json({ ...SAMPLE_POST, pinterestImageLink: 'javascript:a' })),
    );
    expect(bad.data).toMatchObject({ post: { hero: null } });
  });

  it('shows every picture under an address of this site, those in the text too', async () => {
    const blog = '![A fox](https://far.example/fox.jpg)';
    const ctx = answering(() => Response.json({ ...SAMPLE_POST, blog }));
    const { data } = await load({ ...ctx, picture: (address) => `/p?${address}` });
    expect(data).toMatchObject({
      post: {
        hero: {
          src: `/p?${SAMPLE_POST.pinterestImageLink}`,
          whole: { href: SAMPLE_POST.pinterestImageLink },
        },
        body: [{ children: [{ tag: 'img', src: '/p?https://far.example/fox.jpg' }] }],
      },
    });
  });

  it('is shown as written when its markup cannot be parsed', async () => {
    const blog = `${'**a *b '.repeat(5000)}c${'* d**'.repeat(5000)}\n\nmore`;
    const ctx = answering(() => Response.json({ ...SAMPLE_POST, blog }));
    const { status, data } = await load(ctx);
    expect(status).toBe(200);
    expect(data.state === 'post' && data.post.body.at(-1)).toEqual({ tag: 'p', children: ['more'] });
    expect(ctx.logged[0]?.message).toBe('post body shown without markup');
  });
});

describe('no post', () => {
  it('is a 404', async () => {
    expect(await loaded('no such post')).toMatchObject({ status: 404, data: { state: 'missing' } });
    expect(await load(answering(() => Response.json(null)))).toMatchObject({ status: 404 });
  });

  it('is a 502 when the platform fails', async () => {
    expect(await loaded('platform responds with 500')).toMatchObject({
      status: 502,
      data: { state: 'failed', message: 'Failed to fetch blog details' },
    });
    expect(await loaded('response is not JSON')).toMatchObject({
      status: 502,
      data: { message: 'The blog sent an answer we could not read.' },
    });
    const down = answering(() => Promise.reject(new Error('The network is down')));
    expect(await load(down)).toMatchObject({ status: 502, data: { message: 'The blog is not responding.' } });
  });
});

describe('the head', () => {
  it('describes the posting and the way to it', async () => {
    const { data, ctx } = await loaded('a post with everything');
    const told = head(data, ctx);
    expect(told).toMatchObject({
      title: SAMPLE_POST.metaTitle,
      canonical: '/blog/how-to-read-a-frozen-creek',
      section: '/blog',
      type: 'article',
      published: '2025-11-18T14:00:00Z',
      image: { url: SAMPLE_POST.pinterestImageLink },
    });
    expect(told.breadcrumbs).toEqual([{ text: 'Blog', href: '/blog' }]);
    expect(told.structuredData).toMatchObject([
      {
        '@type': 'BlogPosting',
        url: 'http://site.test/blog/how-to-read-a-frozen-creek',
        datePublished: '2025-11-18T14:00:00Z',
      },
    ]);
  });

  it('says of a missing post no more than that', async () => {
    const { data, ctx } = await loaded('no such post');
    expect(head(data, ctx)).toEqual({
      title: 'Blog not found',
      description: 'There is no such post.',
      canonical: '/blog/how-to-read-a-frozen-creek',
      section: '/blog',
      breadcrumbs: [{ text: 'Blog', href: '/blog' }],
    });
  });
});

it('returns plain data in every fixture', async () => {
  for (const fixture of fixtures) {
    const { data } = await load(fixtureContext(fixture));
    expect(JSON.parse(JSON.stringify(data))).toEqual(data);
  }
});
