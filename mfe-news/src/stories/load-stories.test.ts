import type { Fixture } from '@meadowlark/shared/contract/fixture.ts';
import { fixtureContext } from '@meadowlark/shared/standalone/fixture-context.ts';
import { sampleRss } from '../testing/sample-rss.ts';
import { loadStories } from './load-stories.ts';
import { shuffle } from './story-order.ts';

const inOrder = () => 0.999_999;

function world(respond: Fixture['respond']) {
  return fixtureContext({ name: 'test', path: '/', params: {}, respond });
}

function relayed(xml: string, status?: object): Response {
  return Response.json({ contents: xml, ...(status && { status }) });
}

function item(xml: string): string {
  return `<rss version="2.0" xmlns:media="http://search.yahoo.com/mrss/"><channel><link>https://news.example/</link><item>${xml}</item></channel></rss>`;
}

describe('a story of a feed', () => {
  async function story(xml: string, status?: object) {
    const [view] = (
      await loadStories(
        world(() => relayed(item(xml), status)),
        'local-news',
        inOrder,
      )
    ).stories;
    if (!view) throw new Error('no story');
    return view;
  }

  it('follows the card rules', async () => {
    const view = await story(
      `<title>A</title><guid isPermaLink="false">g</guid><description>${'word '.repeat(60)}</description><pubDate>Fri, 20 Nov 2026 08:00:00 GMT</pubDate>`,
    );
    expect(view).toMatchObject({
      id: 'local-news-0',
      byline: 'News Team',
      date: { iso: '2026-11-20T08:00:00.000Z', text: 'November 20, 2026' },
      picture: null,
    });
    expect(view.excerpt).toHaveLength(203);
    expect(view.excerpt.endsWith('...')).toBe(true);
    expect(view.href).toMatch(/^\/article\/local-news-[0-9a-z]+$/);
  });

  it('has the same address wherever it is in the feed', async () => {
    const feed = (n: number) => sampleRss(n);
    const a = await loadStories(
      world(() => relayed(feed(15))),
      'local-news',
      inOrder,
    );
    const b = await loadStories(
      world(() => relayed(feed(15))),
      'local-news',
      () => 0,
    );
    expect(a.stories.map(({ href }) => href)).not.toEqual(b.stories.map(({ href }) => href));
    const byTitle = (list: typeof a.stories) =>
      Object.fromEntries(list.map(({ title, href }) => [title, href]));
    expect(byTitle(a.stories)).toEqual(byTitle(b.stories));
    expect(new Set(a.stories.map(({ href }) => href)).size).toBe(15);
  });

  it('shows an outside picture by way of this site', async () => {
    const srcOf = async (address: string) => {
      const xml = item(`<title>A</title><media:content url="${address}" medium="image"/>`);
      const ctx = { ...world(() => relayed(xml)), picture: (outside: string) => `/picture?of=${outside}` };
      return (await loadStories(ctx, 'local-news')).stories[0]?.picture?.src;
    };
    expect(await srcOf('https://pics.example/a.jpg')).toBe('/picture?of=https://pics.example/a.jpg');
    expect(await srcOf('http://site.test/api/a.jpg')).toBe('/picture?of=/api/a.jpg');
  });

  it('has no date if the feed has none', async () => {
    expect((await story('<title>A</title>')).date).toBeNull();
  });

  it.each([
    ['javascript:alert(1)', null],
    ['data:image/svg+xml,x', null],
    ['/pics/a.jpg', 'https://feeds.test/pics/a.jpg'],
    ['https://pics.example/a.jpg', 'https://pics.example/a.jpg'],
    ['http://site.test/api/a.jpg', '/api/a.jpg'],
  ])('shows the picture %s as %s', async (address, src) => {
    const { picture } = await story(`<title>A</title><media:content url="${address}" medium="image"/>`);
    expect(picture?.src ?? null).toBe(src);
  });
});

describe('a category', () => {
  it('is labeled when the relay responds with the sample', async () => {
    const list = await loadStories(
      world(() => relayed(sampleRss(3), { sample: true })),
      'business',
    );
    expect(list.state).toBe('sample');
  });

  it('works with a relay that sends only contents', async () => {
    expect(
      (
        await loadStories(
          world(() => relayed(sampleRss(3))),
          'business',
        )
      ).state,
    ).toBe('live');
  });

  it.each<[string, Fixture['respond']]>([
    ['the relay fails', () => new Response('no', { status: 502 })],
    [
      'the relay does not respond',
      () => {
        throw new Error('refused');
      },
    ],
    ['the answer is no JSON', () => new Response('<html>')],
    ['the answer has another form', () => Response.json({ content: 'x' })],
    ['the feed is broken', () => relayed('<rss><channel><item>')],
  ])('gives 15 placeholders, and logs, when %s', async (_, respond) => {
    const ctx = world(respond);
    const { state, stories } = await loadStories(ctx, 'local-news');
    expect(state).toBe('failed');
    expect(stories).toHaveLength(15);
    expect(stories[0]).toMatchObject({
      title: 'Latest Local News 1',
      href: null,
      byline: 'Editorial Team',
      date: null,
    });
    expect(ctx.logged).toHaveLength(1);
  });
});

describe('sports', () => {
  // spec 7 Calls: Sports: the first two of five feeds, up to 8 items each
  it('combines eight stories each of the first two of five feeds', async () => {
    const requested: string[] = [];
    const ctx = world((url) => {
      requested.push(url.searchParams.get('url') ?? '');
      return relayed(sampleRss(15));
    });
    expect((await loadStories(ctx, 'sports')).stories).toHaveLength(16);
    expect(requested).toEqual(['https://feeds.test/baseball.xml', 'https://feeds.test/tennis.xml']);
  });

  it('skips and logs a feed that fails', async () => {
    const ctx = world((url) =>
      url.search.includes('tennis') ? new Response('', { status: 502 }) : relayed(sampleRss(15)),
    );
    const { state, stories } = await loadStories(ctx, 'sports');
    expect([state, stories.length, ctx.logged.length]).toEqual(['live', 8, 1]);
  });

  it('has failed when both fail', async () => {
    expect(
      (
        await loadStories(
          world(() => new Response('', { status: 502 })),
          'sports',
        )
      ).state,
    ).toBe('failed');
  });
});

describe('shuffle', () => {
  it('keeps every element and does not change the list', () => {
    const list = [1, 2, 3, 4, 5];
    expect(new Set(shuffle(list))).toEqual(new Set(list));
    expect(list).toEqual([1, 2, 3, 4, 5]);
  });

  it('makes every order as likely as any other', () => {
    const counts = new Map<string, number>();
    for (let i = 0; i < 6000; i += 1) {
      const order = shuffle([1, 2, 3]).join('');
      counts.set(order, (counts.get(order) ?? 0) + 1);
    }
    expect(counts.size).toBe(6);
    for (const count of counts.values()) expect(count).toBeGreaterThan(800);
  });
});
