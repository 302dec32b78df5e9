import { openDatabase } from './open-database.ts';
import { eachDatabase } from '../database/testing/each-database.ts';
import { samplePost } from './testing/sample-post.ts';
import { startBlog, type TestBlog } from './testing/start-blog.ts';

interface Listing {
  blogs: { id: number; slug: string; date: string }[];
  total: number;
}

async function list(blog: TestBlog, domain: string, page: number, keyword?: string): Promise<Listing> {
  const filter = keyword === undefined ? '' : `&keyword=${encodeURIComponent(keyword)}`;
  const response = await blog.get(`get_blog_metadata?domain=${domain}&page=${page}${filter}`);
  expect(response.status).toBe(200);
  return response.body as Listing;
}

eachDatabase((freshDatabase) => {
  let blog: TestBlog;
  afterEach(() => blog.close());

  describe('with the sample posts', () => {
    beforeEach(async () => {
      blog = await startBlog(await freshDatabase());
    });

    test('the list has ten posts a page, newest first, and each post once', async () => {
      const { blogs, total } = await list(blog, 'news.example', 1);
      expect(blogs).toHaveLength(10);
      const others = Array.from({ length: Math.ceil(total / 10) - 1 }, (_, index) => index + 2);
      const pages = await Promise.all(others.map((page) => list(blog, 'news.example', page)));
      const posts = [...blogs, ...pages.flatMap((page) => page.blogs)];
      expect(posts).toHaveLength(total);
      expect(new Set(posts.map(({ slug }) => slug)).size).toBe(total);
      const dates = posts.map(({ date }) => date);
      expect(dates).toEqual(dates.toSorted().toReversed());
      // Ids follow the dates: the oldest sample post was stored first.
      expect(posts.at(-1)?.id).toBe(1);
    });

    test('an entry of the list has what a card shows, and not the text', async () => {
      const { blogs } = await list(blog, 'news.example', 1);
      expect(blogs[0]).toEqual({
        id: expect.any(Number),
        slug: 'counting-birds-at-first-light',
        date: '2026-11-19',
        metaTitle: 'Counting birds at first light',
        metaDescription: expect.stringContaining('sixty neighbors'),
        pinterestImageLink: '/api/sample/pictures/meadowlark.avif',
        sample: true,
        live: false,
      });
    });

    test('a page beyond the end is empty and still knows the total', async () => {
      const { total } = await list(blog, 'news.example', 1);
      expect(await list(blog, 'news.example', 99)).toMatchObject({ blogs: [], total });
      expect(await list(blog, 'news.example', 999_999)).toMatchObject({ blogs: [], total });
    });

    test('responds with a complete post, its keywords separated by commas', async () => {
      const response = await blog.get('get_details?slug=counting-birds-at-first-light');
      expect(response.status).toBe(200);
      expect(response.body).toEqual({
        id: expect.any(Number),
        slug: 'counting-birds-at-first-light',
        date: '2026-11-19',
        updated: null,
        corrections: [],
        live: null,
        sample: true,
        metaTitle: 'Counting birds at first light',
        metaDescription: expect.any(String),
        blog: expect.stringContaining('## What the pencil says\n'),
        pinterestImageLink: '/api/sample/pictures/meadowlark.avif',
        youtubeShortsUrl: null,
        shortTailKeywords: 'bird count, Missouri River, volunteers',
        longTailKeywords: expect.any(String),
      });
    });

    test('the corrections of all posts come newest first, each with its post', async () => {
      const { body } = await blog.get('get_corrections?domain=news.example');
      const { corrections } = body as { corrections: { date: string; slug: string; number: number }[] };
      expect(corrections.map(({ date, slug, number }) => `${date} ${slug} ${number}`)).toEqual([
        '2026-11-10 whose-snow-is-it 2',
        '2026-11-09 whose-snow-is-it 1',
        '2026-10-18 cabbage-beef-and-bread 1',
      ]);
      expect(corrections[2]).toEqual({
        slug: 'cabbage-beef-and-bread',
        metaTitle: expect.stringContaining('abbage'),
        date: '2026-10-18',
        number: 1,
        text: expect.stringContaining('12 minutes'),
        sample: true,
      });
    });

    test('a corrected post has its corrections, newest first, and the time of its last change', async () => {
      expect((await blog.get('get_details?slug=whose-snow-is-it')).body).toMatchObject({
        date: '2026-11-08T11:45:00.000Z',
        updated: '2026-11-10T13:40:00.000Z',
        corrections: [
          { date: '2026-11-10', text: expect.stringContaining('left') },
          { date: '2026-11-09', text: expect.stringContaining('cubic foot') },
        ],
      });
    });

    test('a live post has its entries, newest first, and the time of the newest as its update; the list marks it as live for a day', async () => {
      const { body } = await blog.get('get_details?slug=first-snow-as-it-comes');
      expect(body).toMatchObject({
        updated: '2026-11-18T03:40:00.000Z',
        blog: expect.stringMatching(/^We keep this page while it snows\. [^#]+$/),
        live: { ended: null, entries: expect.any(Array) },
      });
      const { entries } = (body as { live: { entries: { time: string }[] } }).live;
      expect(entries).toHaveLength(9);
      expect(entries[0]).toEqual({
        time: '2026-11-18T03:40:00.000Z',
        title: 'Good night, and leave five minutes early',
        text: expect.stringContaining('If something happens'),
      });
      const liveAt = async (now: string) => {
        const clock = jest.spyOn(Date, 'now').mockReturnValue(Date.parse(now));
        const { blogs } = await list(blog, 'news.example', 1).finally(() => clock.mockRestore());
        return blogs.filter((one) => 'live' in one && one.live).map(({ slug }) => slug);
      };
      expect(await liveAt('2026-11-19T03:40:00Z')).toEqual(['first-snow-as-it-comes']);
      expect(await liveAt('2026-11-19T03:41:00Z')).toEqual([]);
    });

    test('a keyword finds all posts that have it, in any case', async () => {
      const { blogs, total } = await list(blog, 'news.example', 1, 'HISTORY');
      expect(total).toBeGreaterThan(3);
      expect(blogs.map(({ slug }) => slug)).toContain('the-house-remembers');
      const posts = await Promise.all(blogs.map(({ slug }) => blog.get(`get_details?slug=${slug}`)));
      for (const { body } of posts)
        expect((body as { shortTailKeywords: string }).shortTailKeywords.split(', ')).toContain('history');
    });

    test('an unknown slug is a 404 in JSON', async () => {
      const response = await blog.get('get_details?slug=no-such-post');
      expect(response.status).toBe(404);
      expect(response.headers.get('content-type')).toContain('application/json');
      expect(response.body).toEqual({
        error: { code: 'post_unknown', message: 'There is no post with this slug.' },
      });
    });

    test('routes beside the blog functions need no credential', async () => {
      expect((await fetch(`${blog.origin}/other`)).status).toBe(200);
    });
  });

  test('a domain has its own posts and those of every domain, in lists and totals', async () => {
    blog = await startBlog(await freshDatabase(), [
      samplePost({ slug: 'ours', domain: 'news.example' }),
      samplePost({ slug: 'theirs', domain: 'other.example' }),
      samplePost({ slug: 'of-all' }),
    ]);
    const slugs = async (domain: string): Promise<string[]> => {
      const { blogs, total } = await list(blog, domain, 1);
      expect(total).toBe(blogs.length);
      return blogs.map(({ slug }) => slug);
    };
    expect(await slugs('news.example')).toEqual(['of-all', 'ours']);
    expect(await slugs('WWW.Other.example')).toEqual(['of-all', 'theirs']);
    expect(await slugs('third.example')).toEqual(['of-all']);
    expect(await slugs('[::1]')).toEqual(['of-all']);
  });

  test('a keyword matches exactly: no character is a wildcard, and no part of it matches', async () => {
    blog = await startBlog(await freshDatabase(), [
      samplePost({ slug: 'one', shortTailKeywords: '100% rye, bread' }),
      samplePost({ slug: 'two', longTailKeywords: 'how to bake bread' }),
      samplePost({ slug: 'three', shortTailKeywords: '1000 rye, a_b' }),
    ]);
    const slugs = async (keyword: string) =>
      (await list(blog, 'news.example', 1, keyword)).blogs.map(({ slug }) => slug);
    expect(await slugs('100% rye')).toEqual(['one']);
    expect(await slugs('bread')).toEqual(['one']);
    expect(await slugs('how to bake bread')).toEqual(['two']);
    expect(await slugs('axb')).toEqual([]);
    expect(await slugs("'; drop table posts")).toEqual([]);
    expect((await list(blog, 'news.example', 1, 'bread')).total).toBe(1);
  });

  test('posts of the same day are in the order of their creation, the newest first', async () => {
    blog = await startBlog(await freshDatabase(), [
      samplePost({ slug: 'b' }),
      samplePost({ slug: 'a' }),
      samplePost({ slug: 'older', date: '2026-03-13' }),
    ]);
    const { blogs } = await list(blog, 'news.example', 1);
    expect(blogs.map(({ slug }) => slug)).toEqual(['a', 'b', 'older']);
  });

  test.each([
    // On 2026-11-01 daylight saving time ends in Omaha.
    ['2026-11-01', '2026-11-01T04:59:59.999Z', '2026-11-01T05:00:00.000Z'],
    ['2026-11-02', '2026-11-02T05:59:59.999Z', '2026-11-02T06:00:00.000Z'],
    ['2026-11-02T00:30:00.000Z', '2026-11-02T00:29:59.999Z', '2026-11-02T00:30:00.000Z'],
  ])('a post of %s is nowhere until its time comes, which the list says', async (date, before, after) => {
    const correction = { date: '2026-11-01', text: 'It was 1986.' };
    blog = await startBlog(await freshDatabase(), [
      samplePost({ slug: 'there', date: '2026-10-31' }),
      samplePost({ slug: 'to-come', date, shortTailKeywords: 'snow', corrections: [correction] }),
      samplePost({ slug: 'later', date: '2026-11-03' }),
    ]);
    const seenAt = async (now: string) => {
      const clock = jest.spyOn(Date, 'now').mockReturnValue(Date.parse(now));
      try {
        const all = await blog.get('get_blog_metadata?domain=news.example&page=1');
        const { blogs, total, next } = all.body as Listing & { next: string | null };
        const withKeyword = await list(blog, 'news.example', 1, 'snow');
        const { status } = await blog.get('get_details?slug=to-come');
        const { body } = await blog.get('get_corrections?domain=news.example');
        const corrected = (body as { corrections: unknown[] }).corrections.length;
        return {
          slugs: blogs.map(({ slug }) => slug),
          total,
          next,
          tagged: withKeyword.total,
          status,
          corrected,
        };
      } finally {
        clock.mockRestore();
      }
    };
    const hidden = { slugs: ['there'], total: 1, next: after, tagged: 0, status: 404, corrected: 0 };
    expect(await seenAt(before)).toEqual(hidden);
    const shown = { slugs: ['to-come', 'there'], total: 2, tagged: 1, status: 200, corrected: 1 };
    expect(await seenAt(after)).toEqual({ ...shown, next: '2026-11-03T06:00:00.000Z' });
    expect(await seenAt('2026-11-04T00:00:00Z')).toMatchObject({ total: 3, next: null });
  });

  test('texts in any writing system are stored unchanged, and slugs match in any Unicode normalization', async () => {
    const post = samplePost({
      slug: 'café-омаха',
      metaTitle: 'Ünï \u{1F426}',
      blog: 'Łódź, naïve, 中文, עברית, \u{1F426}, and "quotes" \\ and \u2028.',
    });
    blog = await startBlog(await freshDatabase(), [post]);
    const requested = ['café-омаха', 'café-омаха'.normalize('NFD')].map((slug) =>
      blog.get(`get_details?slug=${encodeURIComponent(slug)}`),
    );
    for (const { body } of await Promise.all(requested)) {
      expect(body).toMatchObject({ slug: post.slug, metaTitle: post.metaTitle, blog: post.blog });
    }
  });

  test('a database that fails later is a 500 with a message that reveals nothing', async () => {
    const databaseUrl = await freshDatabase();
    blog = await startBlog(databaseUrl);
    const db = await openDatabase(databaseUrl, () => undefined);
    await db.schema.dropTable('posts').execute();
    await db.destroy();
    const response = await blog.get('get_details?slug=a-post');
    expect(response.status).toBe(500);
    expect(response.body).toEqual({
      error: { code: 'blog_failed', message: 'The blog functions failed; their log says why.' },
    });
  });
});
