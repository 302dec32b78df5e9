import type { Fixture } from '@meadowlark/shared/contract/fixture.ts';

const FEED = {
  category: 'local-news',
  address: 'https://www.news.example/rss',
  state: 'answered',
  lastSuccess: '2026-11-20T12:00:00.000Z',
  items: 25,
  responseMs: 340,
  errors: 1,
};
const there = { path: '/sources', params: {} };

const NOT_REQUESTED = { state: 'unasked', lastSuccess: null, items: null, responseMs: null };
const sources = [
  FEED,
  { ...FEED, category: 'politics', lastSuccess: new Date().toISOString(), errors: 0 },
  { ...FEED, category: 'business', state: 'failed' },
  { ...FEED, category: 'sports', ...NOT_REQUESTED },
  { ...FEED, category: 'sports', address: 'https://news.example/golf/rss', ...NOT_REQUESTED },
];

export const fixtures: Fixture[] = [
  { name: 'feeds of all kinds', ...there, respond: () => Response.json({ sources }) },
  {
    name: 'the sample edition',
    ...there,
    respond: () => Response.json({ sources: sources.map((feed) => ({ ...feed, state: 'sample' })) }),
  },
  { name: 'a relay that does not say', ...there, respond: () => new Response('', { status: 404 }) },
];
