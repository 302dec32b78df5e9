import { fixtureContext } from '@meadowlark/shared/standalone/fixture-context.ts';
import { cleanup, render, screen } from '@testing-library/react';
import { Block as National } from '../front-national/Block.tsx';
import { load as loadNational } from '../front-national/load.ts';
import type { StoryList } from '../stories/load-stories.ts';
import { Block } from './Block.tsx';
import { fixtures } from './fixtures.ts';
import { load as loadLocal } from './load.ts';

function fixtureOf(name: string) {
  const fixture = fixtures.find((one) => one.name === name);
  if (!fixture) throw new Error(`no fixture "${name}"`);
  return fixture;
}

const dataOf = async (name: string) => (await loadLocal(fixtureContext(fixtureOf(name)))).data;

function live(count: number): StoryList {
  const stories = Array.from({ length: count }, (_, i) => ({
    id: `local-news-${i}`,
    href: `/article/local-news-${i}`,
    title: `Story ${i + 1}`,
    excerpt: '',
    byline: 'News Team',
    date: null,
    picture: null,
  }));
  return { state: 'live', stories, asOf: null };
}

const collapsed = () => screen.getAllByRole('article').filter((article) => !article.closest('details'));

describe('the blocks of the front page', () => {
  it('shows one featured story and two, and offers all local ones', async () => {
    render(<Block data={await dataOf('15 stories')} />);
    expect(collapsed()).toHaveLength(3);
    expect(screen.getByText('See All 15 Local Articles')).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'View All Local News' })).toHaveAttribute('href', '/local-news');
  });

  it('shows four national stories beside a partner and two advertisements, and offers all', async () => {
    render(<National data={await dataOf('15 stories')} />);
    expect(collapsed()).toHaveLength(4);
    expect(screen.getByText('See All 15 National Articles')).toBeInTheDocument();
    // Not just 'View All': a list of the links of the page would contain it twice.
    expect(screen.getByRole('link', { name: 'View All National News' })).toBeInTheDocument();
    expect(screen.getByText('From our partners')).toBeInTheDocument();
    expect(screen.getAllByRole('complementary', { name: /^Advertising room/ })).toHaveLength(2);
  });

  // spec 4 States: Home Local button only with more than 3
  // spec 4 States: Home National button only with more than 4
  it.each([
    [3, 4],
    [2, 3],
    [1, 1],
    [0, 0],
  ])('offer nothing more with %i local and %i national stories', (local, national) => {
    for (const [Shown, count] of [
      [Block, local],
      [National, national],
    ] as const) {
      render(<Shown data={live(count)} />);
      expect(screen.queryAllByRole('article')).toHaveLength(count);
      expect(screen.queryByText(/See All/)).toBeNull();
      expect(screen.queryAllByText('No stories right now')).toHaveLength(count === 0 ? 1 : 0);
      cleanup();
    }
  });

  it('have the buttons with one more than fits: 4 local, 5 national', () => {
    render(<Block data={live(4)} />);
    expect(collapsed()).toHaveLength(3);
    expect(screen.getByText('See All 4 Local Articles')).toBeInTheDocument();
    cleanup();
    render(<National data={live(5)} />);
    expect(collapsed()).toHaveLength(4);
    expect(screen.getByText('See All 5 National Articles')).toBeInTheDocument();
  });

  it.each([
    ['Local', loadLocal, Block],
    ['National', loadNational, National],
  ])('show the error text and placeholders when the feed fails: %s', async (name, load, Shown) => {
    const { status, data } = await load(fixtureContext(fixtureOf('the relay is down')));
    render(<Shown data={data} />);
    expect(status).toBe(200);
    expect(screen.getByRole('alert')).toHaveTextContent('Failed to load articles. Please try again later.');
    expect(screen.getAllByRole('heading', { level: 3 })[0]).toHaveTextContent(`Latest ${name} News 1`);
  });
});
