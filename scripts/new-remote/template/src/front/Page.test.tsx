import { fixtureContext } from '@meadowlark/shared/testing/fixture-context.ts';
import { render, screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { fixtures } from './fixtures.ts';
import { head } from './head.ts';
import { load } from './load.ts';
import { Page, Pending } from './Page.tsx';

describe.each(fixtures)('$name', (fixture) => {
  const context = fixtureContext(fixture);

  it('has its title as the one h1, says that it is a sample, and shows every story', async () => {
    const { data } = await load(context);
    render(<Page data={data} />);
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(head(data, context).title);
    expect(screen.getByRole('note')).toHaveTextContent('They are not news.');
    expect(screen.getAllByRole('article')).toHaveLength(data.stories.length);
  });

  it('marks the order it is in', async () => {
    const { data } = await load(context);
    render(<Page data={data} />);
    const marked = data.order === 'newest' ? 'Newest first' : 'Oldest first';
    expect(screen.getByRole('link', { current: 'page' })).toHaveTextContent(marked);
  });

  it("lets the browser take over the server's HTML without a complaint", async () => {
    const complain = jest.spyOn(console, 'error');
    const element = <Page data={(await load(context)).data} />;
    const container = document.createElement('div');
    container.innerHTML = renderToString(element);
    render(element, { container, hydrate: true });
    expect(complain).not.toHaveBeenCalled();
    complain.mockRestore();
  });
});

it('says what is being waited for while it loads', () => {
  render(<Pending />);
  expect(screen.getByRole('status')).toHaveTextContent('Loading stories...');
});
