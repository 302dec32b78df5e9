import { fixtureContext } from '@meadowlark/shared/standalone/fixture-context.ts';
import { render, screen, within } from '@testing-library/react';
import { load as loadPrivacy } from '../privacy/load.ts';
import { load as loadTerms } from '../terms/load.ts';
import { offlineFixture } from '../testing/offline-fixture.ts';
import { LegalPage } from './LegalPage.tsx';

const context = fixtureContext(offlineFixture('the page', '/privacy-policy'));

describe.each([
  ['Privacy Policy', loadPrivacy],
  ['Terms of Service', loadTerms],
])('%s', (title, load) => {
  beforeEach(async () => {
    render(<LegalPage {...(await load(context)).data} />);
  });

  it('reads "Last updated: April 17, 2025"', () => {
    expect(screen.getByRole('heading', { level: 1, name: title })).toBeInTheDocument();
    expect(screen.getByText('Last updated: April 17, 2025')).toBeInTheDocument();
  });

  it('leads from its contents to every numbered section', () => {
    const contents = within(screen.getByRole('navigation', { name: 'On this page' }));
    const links = contents.getAllByRole('link');
    expect(links.length).toBeGreaterThan(5);
    links.forEach((link, index) => {
      const heading = document.getElementById((link.getAttribute('href') ?? '').slice(1));
      expect(heading?.textContent).toMatch(new RegExp(`^${index + 1}\\. `));
      expect(heading?.textContent.replace(/\s/g, '')).toBe(link.textContent.replace(/\s/g, ''));
    });
  });

  // spec 2 Legal: Static legal text with ad banners
  it('carries ads, and says that it is a sample', () => {
    expect([...document.querySelectorAll('[data-ad]')].map(({ id }) => id)).toEqual([
      'ad-box-1',
      'ad-banner-2',
    ]);
    expect(screen.getByText(/This paper is a sample/)).toBeInTheDocument();
  });
});

describe('the privacy policy', () => {
  it('says what browsers report by themselves', async () => {
    render(<LegalPage {...(await loadPrivacy(context)).data} />);
    expect(
      screen.getByText(/If a script fails, your browser tells us .* of one page view in ten/),
    ).toBeVisible();
  });

  it('tables what stays in the browser, in a region that the keyboard reaches', async () => {
    render(<LegalPage {...(await loadPrivacy(context)).data} />);
    const region = screen.getByRole('region', { name: 'What this site keeps in your browser' });
    expect(region).toHaveAttribute('tabindex', '0');
    const rows = within(region).getAllByRole('rowheader');
    expect(rows.map(({ textContent }) => textContent)).toEqual(
      expect.arrayContaining(['Light or dark', 'Donation pop-up closed', 'Draft of a comment']),
    );
  });
});
