import { fixtureContext } from '@meadowlark/shared/standalone/fixture-context.ts';
import { lostInJson } from '@meadowlark/shared/standalone/lost-in-json.ts';
import { render, screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { fixtures } from './fixtures.ts';
import { head } from './head.ts';
import { load } from './load.ts';
import { Page, Pending } from './Page.tsx';

// These tests apply to any page in every situation of fixtures.ts. Add tests for what your page does.
describe.each(fixtures)('$name', (fixture) => {
  const context = fixtureContext(fixture);

  it('has one h1, and a title and a description for search engines', async () => {
    const { data } = await load(context);
    render(<Page data={data} />);
    expect(screen.getByRole('heading', { level: 1 })).not.toBeEmptyDOMElement();
    const { title, description } = head(data, context);
    expect([title, description]).not.toContain('');
  });

  it('has JSON-serializable data', async () => {
    expect(lostInJson(await load(context))).toBeNull();
  });

  it('gives every picture an alt text, and every link and button a name', async () => {
    const { data } = await load(context);
    const { container } = render(<Page data={data} />);
    // An empty page would pass the checks below.
    expect(container).toHaveTextContent(/\w/);
    for (const picture of document.querySelectorAll('img')) expect(picture).toHaveAttribute('alt');
    for (const role of ['link', 'button'])
      for (const control of screen.queryAllByRole(role)) expect(control).toHaveAccessibleName();
  });

  it("hydrates the server's HTML without errors", async () => {
    const logged = jest.spyOn(console, 'error');
    const element = <Page data={(await load(context)).data} />;
    const container = document.createElement('div');
    container.innerHTML = renderToString(element);
    render(element, { container, hydrate: true });
    expect(logged).not.toHaveBeenCalled();
    logged.mockRestore();
  });
});

it('says what is loading', () => {
  render(<Pending />);
  expect(screen.getByRole('status')).not.toBeEmptyDOMElement();
});
