import { fixtureContext } from '@meadowlark/shared/standalone/fixture-context.ts';
import { leastCpuTime } from '@meadowlark/shared/testing/cpu-time.ts';
import { cleanup, render, screen, within } from '@testing-library/react';
import { fixtures } from '../fixtures.ts';
import { head } from '../head.ts';
import { load } from '../load.ts';
import { Page } from '../Page.tsx';
import { liveView } from './live-wire.ts';

afterEach(() => jest.useRealTimers());

async function open(name: string) {
  const fixture = fixtures.find((one) => one.name === name);
  if (!fixture) throw new Error(`no fixture ${name}`);
  const ctx = fixtureContext(fixture);
  const { data, freshSeconds } = await load(ctx);
  const { container } = render(<Page data={data} />);
  const [posting] = head(data, ctx).structuredData ?? [];
  return { freshSeconds, followed: container.querySelector('[data-live-post]'), posting };
}

const FIRST = 'entry-20251118223000000';
const SECOND = 'entry-20251119001000000';

// spec beyond: Live posts: timed entries, newest first, that arrive while they are read
it('shows the entries newest first, each with its time and an address, and leaves out one without a moment', async () => {
  const { freshSeconds, followed } = await open('a live post');
  const entries = screen.getAllByRole('article', { name: /./ }).slice(-2);
  expect(entries.map(({ id }) => id)).toEqual([SECOND, FIRST]);
  const [newest] = entries;
  if (!newest) throw new Error('no entry');
  expect(newest).toHaveTextContent(/^November 18, 2025, 6:10 p\.m\.The creek is closedTo everybody\./);
  expect(within(newest).getByRole('link', { name: /6:10/ })).toHaveAttribute('href', `#${SECOND}`);
  // Ids of an entry's headings and links differ from those of other entries.
  expect(within(newest).getByRole('heading', { level: 3 })).toHaveAttribute('id', `${SECOND}-main`);
  expect(within(newest).getByRole('link', { name: 'below' })).toHaveAttribute('href', `#${SECOND}-main`);

  expect(document.querySelector('[data-updated]')).toHaveTextContent('November 18, 2025, 6:10 p.m.');
  expect(screen.getByText(/^As of/)).toHaveTextContent(
    /^As of \w+ \d+, \d+, (?:\d+(?::\d\d)? [ap]\.m\.|noon) Load the newest$/,
  );
  expect(followed).toHaveAttribute('data-live-post', '/blog/how-to-read-a-frozen-creek');
  expect(freshSeconds).toBe(10);
});

it('says when it has ended, and is not followed any more', async () => {
  const { freshSeconds, followed, posting } = await open('a live post that has ended');
  expect(screen.getByText('Ended')).toBeInTheDocument();
  expect(screen.queryByText(/^As of/)).toBeNull();
  expect([followed, freshSeconds]).toEqual([null, undefined]);
  expect(posting).toMatchObject({ coverageEndTime: '2025-11-19T03:00:00Z' });
});

it('says Live while its last entry is not older than a day', async () => {
  jest.useFakeTimers({ now: new Date('2025-11-19T23:00:00Z'), doNotFake: ['nextTick', 'setImmediate'] });
  await open('a live post');
  expect(screen.getByText('Live').parentElement).toHaveTextContent(/^LiveUpdated November 18/);
  cleanup();
  jest.setSystemTime(new Date('2025-11-20T01:00:00Z'));
  await open('a live post');
  expect(screen.queryByText('Live')).toBeNull();
});

// Tabs stay open over midnight, and nothing renders an entry again.
it('gives the day of an entry of today too', async () => {
  jest.useFakeTimers({ now: new Date('2025-11-19T00:20:00Z'), doNotFake: ['nextTick', 'setImmediate'] });
  await open('a live post');
  expect(screen.getByRole('link', { name: /6:10/ })).toHaveTextContent('November 18, 2025, 6:10 p.m.');
  expect(document.querySelector('[data-updated]')).toHaveTextContent('November 18, 2025, 6:10 p.m.');
});

it('is a LiveBlogPosting, whose entries are its updates', async () => {
  const { posting } = await open('a live post');
  const address = 'http://site.test/blog/how-to-read-a-frozen-creek';
  expect(posting).toMatchObject({
    '@type': 'LiveBlogPosting',
    url: address,
    coverageStartTime: '2025-11-18T22:30:00.000Z',
    liveBlogUpdate: [
      {
        '@type': 'BlogPosting',
        headline: 'The creek is closed',
        url: `${address}#${SECOND}`,
        datePublished: '2025-11-19T00:10:00.000Z',
        articleBody: 'To everybody. Main See below.',
      },
      { headline: 'Ice', articleBody: '' },
    ],
  });
  expect(posting).not.toHaveProperty('coverageEndTime');
});

it('entries of the worst input are read at once: the oldest without markup', async () => {
  const ctx = fixtureContext({ name: 'worst', path: '/', params: {}, respond: () => new Response() });
  const entries = Array.from({ length: 2000 }, (_, index) => ({
    time: new Date(1.7e12 - index * 60_000).toISOString(),
    title: 'a',
    text: '[a](<'.repeat(900),
  }));
  const read = () => liveView({ ended: '', entries }, ctx);
  expect(await leastCpuTime(read, 800)).toBeLessThan(800);
  const { entries: shown } = read();
  expect(shown).toHaveLength(500);
  expect(shown.at(-1)?.body).toEqual([]);
});
