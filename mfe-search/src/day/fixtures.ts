import type { Fixture } from '@meadowlark/shared/contract/fixture.ts';

const STORY = {
  path: '/article/local-news-1',
  kind: 'story',
  section: 'local-news',
  title: 'Viaduct on South 24th reopens eleven days early',
  excerpt: 'The first bus crosses on Monday.',
  date: '2026-11-22T12:00:00.000Z',
  sample: false,
};
const SPORT = {
  ...STORY,
  path: '/article/sports-1',
  section: 'sports',
  title: 'A late goal',
  date: '2026-11-20',
};
const LATE = {
  ...STORY,
  path: '/article/local-news-2',
  title: 'Late that day',
  date: '2026-11-23T05:35:00.000Z',
};
const EVE = {
  ...STORY,
  path: '/article/local-news-3',
  title: 'Of the evening before',
  date: '2026-11-22T05:35:00.000Z',
};
const DAY = { previous: '2026-11-21', next: '2026-11-23', stories: [SPORT, STORY, LATE, EVE] };
const there = { path: '/archive/2026/11/22', params: { year: '2026', month: '11', day: '22' } };

export const fixtures: Fixture[] = [
  { name: 'a day', ...there, respond: () => Response.json(DAY) },
  { name: 'the first day', ...there, respond: () => Response.json({ ...DAY, previous: null, next: null }) },
  { name: 'nothing kept', ...there, respond: () => Response.json({ ...DAY, stories: [] }) },
  {
    name: 'no such day',
    path: '/archive/2026/02/30',
    params: { year: '2026', month: '02', day: '30' },
    respond: () => Response.json(DAY),
  },
  { name: 'the store is down', ...there, respond: () => new Response('', { status: 503 }) },
];
