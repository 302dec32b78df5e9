import { keysOf } from '@meadowlark/shared/contract/sections.ts';
import { fixtureContext } from '@meadowlark/shared/standalone/fixture-context.ts';
import { cleanup, render, screen, within } from '@testing-library/react';
import { head } from './head.ts';
import { fixtures } from './fixtures.ts';
import { load } from './load.ts';
import { Page, Pending } from './Page.tsx';

/** The date of the stories. */
const NOW = new Date('2026-11-20T20:00:00Z');

async function show(name: string, params?: Record<string, string>) {
  const fixture = fixtures.find((one) => one.name === name);
  if (!fixture) throw new Error(`no fixture "${name}"`);
  const ctx = fixtureContext({ ...fixture, params: params ?? fixture.params });
  const { status, data } = await load(ctx, NOW);
  render(<Page data={data} />);
  return { status, head: head(data, ctx) };
}

function storiesOf(count: number) {
  const story = { href: null, excerpt: '', byline: 'News Team', date: null, picture: null };
  return Array.from({ length: count }, (_, i) => ({ ...story, id: `business-${i}`, title: `Story ${i}` }));
}

const collapsed = () => screen.getAllByRole('article').filter((article) => !article.closest('details'));

describe('a category page', () => {
  it('shows five stories and offers the rest', async () => {
    expect((await show('15 stories')).status).toBe(200);
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Local News');
    expect(collapsed()).toHaveLength(5);
    expect(screen.getAllByRole('article')).toHaveLength(15);
    expect(screen.getByText('See All 15 Articles')).toBeInTheDocument();
  });

  it('has the newest of the rest as lines, with their hours, for wide screens', async () => {
    await show('15 stories');
    const shown = collapsed().map((card) => card.querySelector('h2')?.textContent);
    const lines = [...(screen.getByText('The latest').parentElement?.querySelectorAll('li') ?? [])].map(
      (line) => line.textContent ?? '',
    );
    expect(lines).toHaveLength(10);
    for (const line of lines) expect(line).toMatch(/^(?:\d+ [ap]\.m\.|noon)Sample story \d+$/);
    expect(lines.filter((line) => shown.some((title) => line.endsWith(title ?? '')))).toEqual([]);
  });

  it.each([3, 5])('has no See All button with %i stories', (count) => {
    render(
      <Page
        data={{ category: 'business', state: 'live', stories: storiesOf(count), latest: [], asOf: null }}
      />,
    );
    expect(screen.getAllByRole('article')).toHaveLength(count);
    expect(screen.queryByText(/See All/)).toBeNull();
  });

  it('offers the sixth with the five before it', () => {
    render(
      <Page data={{ category: 'business', state: 'live', stories: storiesOf(6), latest: [], asOf: null }} />,
    );
    expect(collapsed()).toHaveLength(5);
    expect(screen.getByText('See All 6 Articles')).toBeInTheDocument();
  });

  it.each([
    ['one story', 1],
    ['2 stories', 2],
    ['4 stories', 4],
    ['headlines of 3 and of 160 characters', 12],
  ])('stands with %s', async (name, count) => {
    await show(name);
    expect(screen.getAllByRole('article')).toHaveLength(count);
    expect(collapsed()).toHaveLength(Math.min(count, 5));
  });

  it('shows 40 stories with one ad in the long list', () => {
    render(
      <Page data={{ category: 'business', state: 'live', stories: storiesOf(40), latest: [], asOf: null }} />,
    );
    expect(screen.getAllByRole('article')).toHaveLength(40);
    expect(screen.getByText('See All 40 Articles')).toBeInTheDocument();
    expect(screen.getAllByRole('complementary')).toHaveLength(2);
  });

  it('says so when there are none', async () => {
    await show('no stories');
    expect(screen.getByText('No stories right now')).toBeInTheDocument();
  });

  it.each(['the relay is down', 'the relay does not respond', 'the feed is broken XML'])(
    'shows the error text and placeholders when %s',
    async (name) => {
      expect((await show(name)).status).toBe(503);
      expect(screen.getByRole('alert')).toHaveTextContent('Failed to load articles. Please try again later.');
      expect(screen.getAllByRole('article')).toHaveLength(15);
    },
  );

  it('says when its source has not responded for three hours', async () => {
    await show('a source of yesterday');
    expect(screen.getByText(/These stories are as of Nov 19/)).toBeInTheDocument();
    cleanup();
    await show('15 stories');
    expect(screen.queryByText(/as of/)).toBeNull();
  });

  it('labels the sample edition', async () => {
    await show('the sample edition');
    expect(document.querySelector('[data-sample]')).not.toBeNull();
    cleanup();
    await show('15 stories');
    expect(document.querySelector('[data-sample]')).toBeNull();
  });

  // spec 2 Feed-driven category pages: World News lists international organizations
  it.each(['United Nations', 'World Health Organization', 'World Food Programme', 'UNICEF'])(
    'lists international organizations for World News, which open in a new tab: %s',
    async (name) => {
      await show('15 stories', { category: 'world-news' });
      const list = within(screen.getByRole('region', { name: 'International organizations' }));
      const link = list.getByRole('link', { name });
      expect(link).toHaveAttribute('target', '_blank');
      expect(link).toHaveAttribute('rel', 'noopener noreferrer');
    },
  );

  // spec 2 Feed-driven category pages: World News lists international organizations
  it.each(keysOf('feed').filter((key) => key !== 'world-news'))(
    'lists no international organizations for %s',
    async (category) => {
      await show('15 stories', { category });
      expect(screen.queryByText('International organizations')).toBeNull();
    },
  );

  it('names every story it lists in its structured data', async () => {
    const { structuredData } = (await show('15 stories')).head;
    expect(JSON.stringify(structuredData)).toContain('Sample story 15');
  });
});

it.each([
  ['local-news', 'Loading local news...'],
  ['national-news', 'Loading national news...'],
  ['business', 'Loading latest news...'],
])('says while %s is on its way: %s', (category, text) => {
  render(<Pending params={{ category }} path={`/${category}`} />);
  expect(screen.getByText(text)).toBeInTheDocument();
});
