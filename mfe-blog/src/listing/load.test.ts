import type { Fixture } from '@meadowlark/shared/contract/fixture.ts';
import { fixtureContext } from '@meadowlark/shared/standalone/fixture-context.ts';
import { blogDomain } from './fetch-listing.ts';
import { fixtures } from './fixtures.ts';
import { load } from './load.ts';

function named(name: string): Fixture {
  const fixture = fixtures.find((one) => one.name === name);
  if (!fixture) throw new Error(`no fixture ${name}`);
  return fixture;
}

function answering(respond: Fixture['respond'], path = '/blog') {
  return fixtureContext({ name: 'test', path, params: {}, respond });
}

describe('the call', () => {
  it('names domain and page, and leaves the credential to the site', async () => {
    const ctx = answering(() => Response.json({ blogs: [], total: 0 }), '/blog?page=3');
    const fetch = jest.spyOn(ctx, 'fetch');
    await load(ctx);
    const [address, options] = fetch.mock.calls[0] ?? [];
    expect(String(address)).toBe('http://site.test/api/blog/get_blog_metadata?domain=site.test&page=3');
    expect(options?.headers).toBeUndefined();
  });

  // spec 7 Calls: Blog list: domain without www. and page
  it.each([
    ['https://www.meadowlark.example', 'meadowlark.example'],
    ['https://news.meadowlark.example:8443', 'news.meadowlark.example'],
    ['http://localhost:3000', 'localhost'],
    ['https://wwwing.example', 'wwwing.example'],
  ])('from %s the domain is %s', (origin, domain) => {
    expect(blogDomain(origin)).toBe(domain);
  });
});

describe('the response', () => {
  // spec 3 Entities: Blog entry and list: blogs and total
  it('becomes cards and a pager', async () => {
    const { status, data } = await load(fixtureContext(named('25 articles, page 2')));
    expect(status).toBe(200);
    if (data.state !== 'list') throw new Error(data.state);
    expect(data.entries).toHaveLength(10);
    expect(data.entries[0]).toEqual({
      id: '15',
      slug: 'sample-post-15',
      href: '/blog/sample-post-15',
      title: 'Counting birds at first light (sample 15)',
      description: expect.stringContaining('sample entry'),
      picture: { src: 'https://pictures.example/15.jpg', alt: '' },
      published: '2026-02-15',
      sample: false,
      live: false,
    });
    expect(data.pager?.text).toBe('Page 2 of 3 (25 total articles)');
  });

  it('shows every picture under an address of this site', async () => {
    const ctx = {
      ...fixtureContext(named('5 articles, no pager')),
      picture: (address: string) => `/p?${address}`,
    };
    const { data } = await load(ctx);
    expect(data).toMatchObject({
      entries: [{ picture: { src: '/p?https://pictures.example/5.jpg' } }, { picture: null }, {}, {}, {}],
    });
  });

  it.each([undefined, null, 'last spring', '2026-02-30', 7])('takes %j for no date', async (date) => {
    const entry = { id: 1, slug: 'a', metaTitle: 'T', date };
    const { data } = await load(answering(() => Response.json({ blogs: [entry], total: 1 })));
    expect(data).toMatchObject({ entries: [{ published: null }] });
  });

  it('loses a broken entry, and only that, and logs it', async () => {
    const ctx = fixtureContext(named('one entry is broken'));
    const { status, data } = await load(ctx);
    expect(status).toBe(200);
    expect(data.state === 'list' && data.entries.map((entry) => entry.id)).toEqual(['1', '3']);
    expect(ctx.logged.map((line) => line.message)).toEqual(['blog entry skipped']);
  });

  it('skips an entry whose slug cannot be an address, and refuses its picture', async () => {
    const entry = { id: 'x', metaTitle: 'T', pinterestImageLink: 'javascript:alert(1)' };
    const ctx = answering(() =>
      Response.json({
        blogs: [
          { ...entry, slug: '../../admin' },
          { ...entry, slug: 'ok' },
        ],
        total: 2,
      }),
    );
    const { data } = await load(ctx);
    expect(data).toMatchObject({ state: 'list', entries: [{ slug: 'ok', picture: null, description: '' }] });
    expect(data.state === 'list' && data.entries).toHaveLength(1);
  });

  it.each([
    ['2026-11-02T06:00:00.000Z', 60],
    ['2026-11-02T05:59:00.500Z', 1],
    ['2026-11-02T05:00:00.000Z', 1],
    [undefined, undefined],
    [null, undefined],
    ['soon', undefined],
    [7, undefined],
  ])('is kept until the next post, of %j, comes', async (next, seconds) => {
    jest.spyOn(Date, 'now').mockReturnValue(Date.parse('2026-11-02T05:59:00Z'));
    try {
      const entry = { id: 1, slug: 'a', metaTitle: 'T' };
      for (const blogs of [[entry], []]) {
        const ctx = answering(() => Response.json({ blogs, total: blogs.length, next }));
        expect((await load(ctx)).freshSeconds).toBe(seconds);
      }
    } finally {
      jest.restoreAllMocks();
    }
  });

  it('is empty when there is nothing', async () => {
    expect(await load(fixtureContext(named('no articles yet')))).toEqual({
      status: 200,
      data: { keyword: null, state: 'empty' },
    });
  });

  it('is a 404 beyond the end, with a link back', async () => {
    expect(await load(fixtureContext(named('beyond the last page')))).toMatchObject({
      status: 404,
      data: { state: 'beyond', last: { number: 3, href: '/blog?page=3' } },
    });
    expect((await load(answering(() => Response.json({ blogs: [], total: 0 }), '/blog?page=2'))).status).toBe(
      404,
    );
  });

  it.each(['1000000', '9'.repeat(400), '0', '-1'])(
    'is a 404 for the impossible page %s, without a request and without a warning',
    async (page) => {
      const ctx = answering(() => new Response('not asked', { status: 500 }), `/blog?page=${page}`);
      const fetch = jest.spyOn(ctx, 'fetch');
      expect(await load(ctx)).toMatchObject({ status: 404, data: { state: 'beyond', last: null } });
      expect(fetch).not.toHaveBeenCalled();
      expect(ctx.logged).toEqual([]);
    },
  );

  it.each([400, 404, 416, 422])(
    'is a 404 when the platform refuses a page beyond the end with %i, and not a failure',
    async (status) => {
      const ctx = answering(refusing(status, 1), '/blog?page=999999');
      expect(await load(ctx)).toMatchObject({
        status: 404,
        data: { state: 'beyond', last: { number: 3, href: '/blog?page=3' } },
      });
      expect(ctx.logged).toEqual([]);
    },
  );
});

/** A platform with 25 articles that responds `status` to pages after `last`. */
function refusing(status: number, last: number): Fixture['respond'] {
  return (url) =>
    Number(url.searchParams.get('page')) > last
      ? new Response('no such page', { status })
      : Response.json({ blogs: [], total: 25 });
}

describe('a keyword', () => {
  const filtering = (url: URL) =>
    Response.json({ blogs: [], total: 25, keyword: url.searchParams.get('keyword') ?? undefined });

  it('goes to the platform and through the pager', async () => {
    const ctx = answering(filtering, '/blog?keyword=bird+count&page=2');
    const fetch = jest.spyOn(ctx, 'fetch');
    expect((await load(ctx)).data).toMatchObject({
      keyword: 'bird count',
      pager: { previous: '/blog?keyword=bird+count', next: '/blog?keyword=bird+count&page=3' },
    });
    expect(String(fetch.mock.calls[0]?.[0])).toMatch(/&page=2&keyword=bird\+count$/);
  });

  it('is not claimed where the platform sends all posts', async () => {
    const ctx = answering(() => Response.json({ blogs: [], total: 25 }), '/blog?keyword=trains');
    expect((await load(ctx)).data).toMatchObject({ keyword: null, pager: { next: '/blog?page=2' } });
  });

  it.each(['', '+', 'a,b', '%00', 'a'.repeat(121)])('is none: %s', async (keyword) => {
    const ctx = answering(filtering, `/blog?keyword=${keyword}`);
    expect((await load(ctx)).data.keyword).toBeNull();
  });
});

describe('a failure', () => {
  it.each([
    [400, '/blog?page=2', 1],
    [400, '/blog', 0],
    [401, '/blog?page=999999', 1],
    [429, '/blog?page=999999', 1],
    [500, '/blog?page=999999', 1],
  ])('is what %i is for %s', async (status, path, last) => {
    const ctx = answering(refusing(status, last), path);
    expect(await load(ctx)).toMatchObject({ status: 502, data: { state: 'failed' } });
    expect(ctx.logged[0]?.fields).toMatchObject({ cause: `status ${status}` });
  });

  it('says so on a status that is not OK', async () => {
    const ctx = fixtureContext(named('platform responds with 500'));
    expect(await load(ctx)).toEqual({
      status: 502,
      data: { keyword: null, state: 'failed', message: 'Failed to fetch blogs', retryHref: '/blog?page=2' },
    });
    expect(ctx.logged[0]?.fields).toMatchObject({ cause: 'status 500' });
  });

  it('says that the platform does not respond, and logs its address', async () => {
    const ctx = fixtureContext(named('platform cannot be reached'));
    expect((await load(ctx)).data).toMatchObject({ message: 'The blog is not responding.' });
    expect(ctx.logged[0]?.fields).toMatchObject({ cause: 'The network is down' });
  });

  // spec 8 Errors: Other failures: their message, or 'An error occurred'
  it('has a text when the thrown value is not an Error', async () => {
    // A library may throw a string.
    const ctx = answering(() => Promise.reject('nonsense'));
    expect((await load(ctx)).data).toMatchObject({ message: 'An error occurred' });
  });

  it.each(['<html>', '[]', '{"blogs":{}}', '{"blogs":[]}', 'null', ''])(
    'handles a response like %j',
    async (body) => {
      expect(await load(answering(() => new Response(body)))).toMatchObject({
        status: 502,
        data: { message: 'The blog sent an answer we could not read.' },
      });
    },
  );
});

it('returns plain data in every fixture', async () => {
  for (const fixture of fixtures) {
    const { data } = await load(fixtureContext(fixture));
    expect(JSON.parse(JSON.stringify(data))).toEqual(data);
  }
});
