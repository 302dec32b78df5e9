import type { Fixture } from '@meadowlark/shared/contract/fixture.ts';
import { fixtureContext } from '@meadowlark/shared/standalone/fixture-context.ts';
import { render, screen, within } from '@testing-library/react';
import { sampleRss } from '../testing/sample-rss.ts';
import { Block } from './Block.tsx';
import { load } from './load.ts';

/** The newest sample story is from 19:00 UTC on this day. */
const TODAY = new Date('2026-11-20T20:00:00Z');

async function show(respond: Fixture['respond']) {
  const ctx = fixtureContext({ name: 'test', path: '/', params: {}, respond });
  render(<Block data={(await load(ctx, TODAY)).data} />);
  return ctx;
}

it('lists the newest seven of the other sections with their hours: two of each at most, no cards', async () => {
  const requested: string[] = [];
  await show((url) => {
    requested.push(url.searchParams.get('url') ?? '');
    return Response.json({ contents: sampleRss(requested.at(-1)?.includes('politics') ? 15 : 9) });
  });
  expect(requested.some((address) => /local|national/.test(address))).toBe(false);
  const briefs = within(screen.getByRole('region', { name: 'News in brief' })).getAllByRole('listitem');
  expect(briefs).toHaveLength(7);
  expect(briefs.map((brief) => brief.textContent).slice(0, 3)).toEqual([
    '1 p.m.Sample story 12',
    'noonSample story 11',
    '10 a.m.Sample story 9',
  ]);
  const hrefs = screen.getAllByRole('link').map((link) => link.getAttribute('href'));
  expect(hrefs.filter((href) => href?.startsWith('/article/politics-'))).toHaveLength(2);
  expect(new Set(hrefs).size).toBe(7);
  expect(screen.queryByRole('article')).toBeNull();
});

it('leaves out and logs a feed that fails, and says so when all do', async () => {
  const ctx = await show((url) =>
    url.search.includes('world')
      ? new Response('', { status: 502 })
      : Response.json({ contents: sampleRss(1) }),
  );
  expect(screen.getAllByRole('link')).toHaveLength(5);
  expect(ctx.logged).toHaveLength(1);
  await show(() => new Response('', { status: 502 }));
  expect(screen.getByText('Nothing has come in yet. Look again later.')).toBeInTheDocument();
});
