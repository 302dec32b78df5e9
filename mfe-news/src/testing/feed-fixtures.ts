import type { Fixture } from '@meadowlark/shared/contract/fixture.ts';
import { sampleRss, unevenRss, usualRss } from './sample-rss.ts';

/** Key of "Sample story 1" in Local News. */
export const FIRST_SAMPLE_KEY = 'local-news-nf7hxikplp';

/** The situations of a unit that shows a feed. */
export function feedFixtures(path: string, params: Readonly<Record<string, string>>): Fixture[] {
  const relayed = (contents: string, status?: object) => () =>
    Response.json({ contents, ...(status && { status }) });
  return [
    { name: 'a usual day', path, params, respond: relayed(usualRss()) },
    { name: '15 stories', path, params, respond: relayed(sampleRss(15)) },
    ...[1, 2, 4].map((count) => ({
      name: count === 1 ? 'one story' : `${count} stories`,
      path,
      params,
      respond: relayed(sampleRss(count)),
    })),
    { name: 'three stories', path, params, respond: relayed(sampleRss(3)) },
    { name: 'no stories', path, params, respond: relayed(sampleRss(0)) },
    {
      name: 'an item without title, date and author',
      path,
      params,
      respond: relayed(sampleRss(1, '<item><link>/bare</link></item>')),
    },
    { name: 'headlines of 3 and of 160 characters', path, params, respond: relayed(unevenRss()) },
    { name: 'the sample edition', path, params, respond: relayed(sampleRss(15), { sample: true }) },
    {
      name: 'a source of yesterday',
      path,
      params,
      respond: relayed(sampleRss(15), { fetchedAt: '2026-11-19T12:00:00.000Z' }),
    },
    {
      name: 'the feed is broken XML',
      path,
      params,
      respond: relayed('<rss version="2.0"><channel><item><title>Half a'),
    },
    { name: 'the relay is down', path, params, respond: () => new Response('down', { status: 502 }) },
    {
      name: 'the relay does not respond',
      path,
      params,
      respond: () => {
        throw new Error('connection refused');
      },
    },
  ];
}
