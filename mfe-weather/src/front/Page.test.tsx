import { fixtureContext } from '@meadowlark/shared/standalone/fixture-context.ts';
import { render, screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { fixtures } from './fixtures.ts';
import { head } from './head.ts';
import { load } from './load.ts';
import { Page, Pending } from './Page.tsx';

// Holds for any page in every situation of fixtures.ts. Add tests for what your page does.
describe.each(fixtures)('$name', (fixture) => {
  const context = fixtureContext(fixture);

  it('has one h1, and a title and a description for search engines', async () => {
    const { data } = await load(context);
    render(<Page data={data} />);
    expect(screen.getByRole('heading', { level: 1 })).not.toBeEmptyDOMElement();
    const { title, description } = head(data, context);
    expect([title, description]).not.toContain('');
  });

  it('gives every picture a text, and every link and button a name', async () => {
    const { data } = await load(context);
    render(<Page data={data} />);
    for (const picture of document.querySelectorAll('img')) expect(picture).toHaveAttribute('alt');
    for (const role of ['link', 'button'])
      for (const control of screen.queryAllByRole(role)) expect(control).toHaveAccessibleName();
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

it('names low and high for readers who hear the numbers of a day', async () => {
  const [fixture] = fixtures;
  if (!fixture) throw new Error('no fixture');
  const { data } = await load(fixtureContext(fixture));
  render(<Page data={data} />);
  // Only tonight may be left of today.
  const tomorrow = data.days?.[1];
  const row = screen.getByText(tomorrow?.date ?? '').closest('li');
  expect(row).toHaveTextContent(`Low ${tomorrow?.low}°`);
  expect(row).toHaveTextContent(`High ${tomorrow?.high}°`);
});

it('after midnight says of the last day that its low is not known', async () => {
  const [fixture] = fixtures;
  if (!fixture) throw new Error('no fixture');
  const { data } = await load(fixtureContext(fixture));
  const days = (data.days ?? []).map((day) => ({ ...day, low: null }));
  render(<Page data={{ ...data, days }} />);
  expect(screen.getByText(days.at(-1)?.date ?? '').closest('li')).toHaveTextContent(/Low –High \d+°$/);
});

it('says what is being waited for while it loads', () => {
  render(<Pending />);
  expect(screen.getByRole('status')).not.toBeEmptyDOMElement();
});

it('lets the longest word of an hour break between its parts', async () => {
  const [fixture] = fixtures;
  if (!fixture) throw new Error('no fixture');
  const { data } = await load(fixtureContext(fixture));
  render(<Page data={data} />);
  expect(screen.getAllByText(/Thunder\u00ADstorms/)).not.toEqual([]);
});
