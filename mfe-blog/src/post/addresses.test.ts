import { fixtureContext } from '@meadowlark/shared/standalone/fixture-context.ts';
import { fixtures } from '../listing/fixtures.ts';
import { addresses } from './addresses.ts';

function contextOf(name: string) {
  const fixture = fixtures.find((one) => one.name === name);
  if (!fixture) throw new Error(`no fixture ${name}`);
  return fixtureContext(fixture);
}

it('lists every post of every page once, newest first, with its day', async () => {
  const found = await addresses(contextOf('128 articles, page 9'));
  expect(found).toHaveLength(128);
  expect(new Set(found.map(({ path }) => path)).size).toBe(128);
  expect(found[0]).toEqual({ path: '/blog/sample-post-128', modified: '2026-02-16' });
  expect(found.at(-1)?.path).toBe('/blog/sample-post-1');
});

it('lists nothing for a blog without posts', async () => {
  expect(await addresses(contextOf('no articles yet'))).toEqual([]);
});

it('fails as a whole when one page fails', async () => {
  const ctx = contextOf('128 articles, page 9');
  const fetch: typeof ctx.fetch = async (url) =>
    String(url).endsWith('page=12') ? new Response('broken', { status: 500 }) : ctx.fetch(url);
  await expect(addresses({ ...ctx, fetch })).rejects.toThrow('Failed to fetch blogs');
});
