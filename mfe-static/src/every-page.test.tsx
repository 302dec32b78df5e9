import type { Fixture } from '@meadowlark/shared/contract/fixture.ts';
import type { PageUnit } from '@meadowlark/shared/contract/page.ts';
import { fixtureContext } from '@meadowlark/shared/standalone/fixture-context.ts';
import { STUB_SERVICES } from '@meadowlark/shared/standalone/stub-services.ts';
import { render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';

const PAGES = [
  'about',
  'advertise',
  'books',
  'community',
  'contact',
  'faq',
  'offline',
  'opinion',
  'partners',
  'privacy',
  'saved',
  'terms',
];

type Unit = PageUnit<unknown> & { fixtures: readonly Fixture[] };

/** The files of a page, as the build gathers them. */
function unitOf(name: string): Unit {
  const parts = ['Page.tsx', 'load.ts', 'head.ts', 'fixtures.ts'].map((file): Partial<Unit> =>
    jest.requireActual(`./${name}/${file}`),
  );
  return Object.assign({}, ...parts) as Unit;
}

describe.each(PAGES)('the page %s', (name) => {
  it('has one heading, no dead link, and names itself, in every situation', async () => {
    const { Page, load, head, fixtures } = unitOf(name);
    expect(fixtures.length).toBeGreaterThan(0);
    for (const fixture of fixtures) {
      const ctx = fixtureContext(fixture);
      const { status, data } = await load(ctx);
      const { unmount } = render(<Page data={data} services={STUB_SERVICES} />, { wrapper: MemoryRouter });
      expect(status).toBe(200);
      expect(document.querySelectorAll('h1')).toHaveLength(1);
      for (const link of document.querySelectorAll('a'))
        expect(link.getAttribute('href')).toMatch(
          // An empty URL loads the page again.
          link.textContent === 'Try Again' ? /^$/ : /^(?:https?:|mailto:|tel:|data:|\/|#.)/,
        );
      const { title, description, canonical } = head(data, ctx);
      expect([title, description].every((text) => text.length > 1)).toBe(true);
      expect(canonical).toMatch(/^\/[a-z-]+$/);
      unmount();
    }
  });
});

it.each(['privacy', 'terms'])('the legal page %s says when it was last updated', async (name) => {
  const { Page, load, fixtures } = unitOf(name);
  const [fixture] = fixtures;
  if (!fixture) throw new Error('no fixture');
  render(<Page data={(await load(fixtureContext(fixture))).data} services={STUB_SERVICES} />);
  expect(screen.getByText(/Last updated: April 17, 2025/)).toBeInTheDocument();
});
