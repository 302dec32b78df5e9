import { fixtureContext } from '@meadowlark/shared/standalone/fixture-context.ts';
import { fixtures } from './fixtures.ts';
import { load } from './load.ts';
import { sampleRss } from '../testing/sample-rss.ts';
import { sampleStories } from '../sample-category/stories.ts';

function loadOf(name: string, params?: Record<string, string>) {
  const fixture = fixtures.find((one) => one.name === name);
  if (!fixture) throw new Error(`no fixture "${name}"`);
  return load(fixtureContext({ ...fixture, params: params ?? fixture.params }));
}

describe('the page of a story', () => {
  it('finds it again in its feed, with the way to its source', async () => {
    expect(await loadOf('15 stories')).toMatchObject({
      status: 200,
      data: {
        state: 'here',
        story: { title: 'Sample story 1' },
        source: { href: 'https://news.example/stories/1', host: 'news.example' },
      },
    });
  });

  it('says that it is gone when the feed does not have it any more, and shows no other', async () => {
    expect(await loadOf('no stories')).toEqual({
      status: 410,
      data: { state: 'gone', category: 'local-news', more: [] },
    });
  });

  it('opens a story of last week from the story store', async () => {
    const ctx = fixtureContext({
      name: 'kept',
      path: '/article/local-news-1',
      params: { id: 'local-news-1' },
      respond: ({ pathname }) =>
        pathname === '/api/search/story'
          ? Response.json({
              title: 'A kept story',
              excerpt: 'Its first lines.',
              text: 'LINCOLN — Its first lines.',
              link: 'https://www.news.example/kept',
              date: '2026-11-14T18:00:00.000Z',
              sample: 0,
            })
          : Response.json({ contents: sampleRss(2) }),
    });
    expect(await load(ctx)).toMatchObject({
      status: 200,
      data: {
        state: 'here',
        story: { title: 'A kept story', date: { text: 'November 14, 2026' } },
        opening: 'Its first lines.',
        dateline: 'LINCOLN',
        source: { href: 'https://www.news.example/kept', host: 'news.example' },
        more: [{ title: 'Sample story 1' }, { title: 'Sample story 2' }],
      },
    });
  });

  it('shows a handful of others of its section, and not itself among them', async () => {
    const { data } = await loadOf('15 stories');
    if (data.state !== 'here') throw new Error('the story is not here');
    expect(data.more.map(({ title }) => title)).toEqual([2, 3, 4, 5].map((n) => `Sample story ${n}`));
  });

  it('opens the hard-coded samples without a request', async () => {
    const [card, ...others] = sampleStories('health');
    const id = card?.href?.replace('/article/', '') ?? '';
    expect(await loadOf('the relay does not respond', { id })).toMatchObject({
      status: 200,
      data: { state: 'here', category: 'health', sample: true, story: card, more: others },
    });
  });

  it.each(['', 'nonsense', 'local-news', 'cooking-abc', '../../etc', 'local-news-<script>'])(
    'responds 404 to the key %j',
    async (id) => {
      expect((await loadOf('15 stories', { id })).status).toBe(404);
    },
  );

  it('does not call a story gone while its feed is down', async () => {
    expect(await loadOf('the relay is down')).toEqual({
      status: 503,
      data: { state: 'failed', category: 'local-news' },
    });
  });
});
