import { fixtureContext } from '@meadowlark/shared/standalone/fixture-context.ts';
import { fixtures } from './fixtures.ts';
import { load } from './load.ts';
import { syndicate } from './syndicate.ts';

async function feedOf(name: string) {
  const fixture = fixtures.find((one) => one.name === name);
  if (!fixture) throw new Error(`no fixture "${name}"`);
  const ctx = fixtureContext(fixture);
  return syndicate((await load(ctx)).data, ctx);
}

describe('the RSS feed of a category', () => {
  it('has every story of the page, with the address of its page here', async () => {
    const feed = await feedOf('15 stories');
    expect(feed?.title).toBe('The Omaha Meadowlark: Local News');
    expect(feed?.items).toHaveLength(15);
    expect(feed?.items[0]).toMatchObject({
      path: expect.stringMatching(/^\/article\/local-news-[0-9a-z]+$/),
      author: 'News Team',
    });
  });

  it('says so when its stories are samples', async () => {
    expect((await feedOf('the sample edition'))?.title).toMatch(/sample edition/);
  });

  it('contains no placeholders', async () => {
    expect(await feedOf('the relay is down')).toBeNull();
  });

  it('is empty, not missing, when there is no news', async () => {
    expect((await feedOf('no stories'))?.items).toEqual([]);
  });
});
