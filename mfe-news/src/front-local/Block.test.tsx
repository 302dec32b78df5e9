import { fixtureContext } from '@meadowlark/shared/testing/fixture-context.ts';
import { render, screen } from '@testing-library/react';
import { Block as National } from '../front-national/Block.tsx';
import { Block } from './Block.tsx';
import { fixtures } from './fixtures.ts';
import { load } from './load.ts';

async function dataOf(name: string) {
  const fixture = fixtures.find((one) => one.name === name);
  if (!fixture) throw new Error(`no fixture "${name}"`);
  return (await load(fixtureContext(fixture))).data;
}

const collapsed = () => screen.getAllByRole('article').filter((article) => !article.closest('details'));

describe('the blocks of the front page', () => {
  it('shows one featured story and two, and offers all local ones', async () => {
    render(<Block data={await dataOf('15 stories')} />);
    expect(collapsed()).toHaveLength(3);
    expect(screen.getByText('See All 15 Local Articles')).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'View All' })).toHaveAttribute('href', '/local-news');
  });

  it('offers nothing more when there are three', async () => {
    render(<Block data={await dataOf('three stories')} />);
    expect(screen.queryByText(/See All/)).toBeNull();
  });

  it('shows four national stories and offers all', async () => {
    render(<National data={await dataOf('15 stories')} />);
    expect(collapsed()).toHaveLength(4);
    expect(screen.getByText('See All 15 National Articles')).toBeInTheDocument();
  });
});
