import { fixtureContext } from '@meadowlark/shared/standalone/fixture-context.ts';
import { render, screen } from '@testing-library/react';
import { fixtures } from './fixtures.ts';
import { head } from './head.ts';
import { load } from './load.ts';
import { Page, Pending } from './Page.tsx';

async function show(name: string) {
  const fixture = fixtures.find((one) => one.name === name);
  if (!fixture) throw new Error(`no fixture "${name}"`);
  const ctx = fixtureContext(fixture);
  const { status, data } = await load(ctx);
  render(<Page data={data} />);
  return { status, head: head(data, ctx) };
}

const heading = () => screen.getByRole('heading', { level: 1 });

describe('the page of a story', () => {
  it('shows the content of the feed, and a link to the full story', async () => {
    expect((await show('15 stories')).head).toMatchObject({
      section: '/local-news',
      breadcrumbs: [{ text: 'Local News', href: '/local-news' }],
    });
    expect(heading()).toHaveTextContent('Sample story 1');
    // Feeds may use any script.
    expect(heading()).toHaveAttribute('dir', 'auto');
    expect(screen.getByText('Sample text 1.')).toBeInTheDocument();
    expect(document.body).toHaveTextContent('News Team, November 20, 2026, 2 a.m.');
    expect(screen.getByRole('link', { name: 'Read the full story at news.example' })).toHaveAttribute(
      'href',
      'https://news.example/stories/1',
    );
    expect(screen.getByRole('heading', { name: 'More from Local News' })).toBeInTheDocument();
  });

  it.each([
    ['gone, and 15 others', 410, 'This story is gone', 4],
    ['an address no story ever had', 404, 'There is no such story', 0],
    ['the relay does not respond', 503, 'This story cannot be shown right now', 0],
  ])('is honest when there is none: %s', async (name, status, title, others) => {
    const shown = await show(name);
    expect(shown.status).toBe(status);
    expect(shown.head.structuredData).toBeUndefined();
    expect(heading()).toHaveTextContent(title);
    expect(screen.queryAllByRole('article')).toHaveLength(others);
  });

  it('says that the beginning of a story that is gone was stored, and for how long', async () => {
    await show('gone, and 15 others');
    expect(document.body).toHaveTextContent('we keep its beginning for 90 days');
  });

  it('says of a sample that it is one', async () => {
    await show('a hard-coded sample');
    expect(screen.getByRole('link', { name: 'About it' })).toHaveAttribute('href', '/about#sample');
    expect(screen.getByText('There is no more of it to read.')).toBeInTheDocument();
  });
});

it.each([
  ['local-news-abc', 'Loading local news...'],
  ['national-news-abc', 'Loading national news...'],
  ['nonsense', 'Loading latest news...'],
])('says while %s is on its way: %s', (id, text) => {
  render(<Pending params={{ id }} path={`/article/${id}`} />);
  expect(screen.getByRole('status')).toHaveTextContent(text);
});
