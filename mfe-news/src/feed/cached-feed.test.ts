import { readFeedCached } from './cached-feed.ts';

const feed = (title: string) =>
  `<?xml version="1.0"?><rss version="2.0"><channel><title>T</title><item><title>${title}</title></item></channel></rss>`;

it('parses an unchanged feed once, however many pages request it', async () => {
  const first = readFeedCached('https://a.example/', feed('A'));
  expect(readFeedCached('https://a.example/', feed('A'))).toBe(first);
  expect(await first).toMatchObject({ ok: true, items: [{ title: 'A' }] });
});

it('parses a feed again when it has changed', async () => {
  await readFeedCached('https://a.example/', feed('A'));
  expect(await readFeedCached('https://a.example/', feed('B'))).toMatchObject({ items: [{ title: 'B' }] });
});

it('keeps feeds of different addresses apart', async () => {
  await readFeedCached('https://a.example/', feed('A'));
  const other = await readFeedCached('https://b.example/', feed('B'));
  expect(other).toMatchObject({ items: [{ title: 'B' }] });
  expect(await readFeedCached('https://a.example/', feed('A'))).toMatchObject({ items: [{ title: 'A' }] });
});

it('forgets the feed that was read longest ago when there are too many', async () => {
  const first = readFeedCached('https://first.example/', feed('A'));
  for (let i = 0; i < 32; i += 1) void readFeedCached(`https://feed-${i}.example/`, feed('B'));
  const again = readFeedCached('https://first.example/', feed('A'));
  expect(again).not.toBe(first);
  expect(await again).toEqual(await first);
});
