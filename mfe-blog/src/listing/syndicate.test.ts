import { fixtureContext } from '@meadowlark/shared/standalone/fixture-context.ts';
import { fixtures } from './fixtures.ts';
import { load } from './load.ts';
import { syndicate } from './syndicate.ts';

async function feedOf(name: string) {
  const fixture = fixtures.find((one) => one.name === name);
  if (!fixture) throw new Error(`no fixture ${name}`);
  const ctx = fixtureContext(fixture);
  return syndicate((await load(ctx)).data, ctx);
}

it('lists every article of the page with its date and byline', async () => {
  const feed = await feedOf('5 articles, no pager');
  expect(feed?.items).toHaveLength(5);
  expect(feed?.items[0]).toEqual({
    title: 'Counting birds at first light (sample 5)',
    path: '/blog/sample-post-5',
    description: expect.stringContaining('sample entry'),
    author: 'The Meadowlark desk',
    published: '2026-02-05',
  });
});

it('is an empty feed while there are no articles', async () => {
  expect(await feedOf('no articles yet')).toMatchObject({ title: 'The Omaha Meadowlark: Blog', items: [] });
});

it.each(['platform responds with 500', 'beyond the last page'])('does not exist when: %s', async (name) => {
  expect(await feedOf(name)).toBeNull();
});
