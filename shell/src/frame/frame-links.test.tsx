import { PARTNERS, SITE } from '@meadowlark/shared/site.ts';
import { screen, within } from '@testing-library/react';
import { siteFrame } from '../rendering/site-frame.tsx';

/** The addresses that the specification requires in the header (section 2). */
const HEADER =
  '/local-news /national-news /world-news /politics /business /technology /automotive /real-estate /health /sports ' +
  '/arts-culture /food-dining /lifestyle /archives /opinion /blog /community /events /partners /faq /contact /about ' +
  '/advertise /books /radio';

beforeEach(() => {
  const { frame } = siteFrame({ today: '', year: '2026' }, new URL('https://news.example/about'));
  document.body.innerHTML = frame.masthead.__html + frame.menu.__html + frame.footer.__html;
});

const addresses = (part: ParentNode) =>
  [...part.querySelectorAll('a')].map((link) => link.getAttribute('href'));

// spec 2 Routes: The header lists opinion, archives, events, partners, FAQ, contact, books, radio and two outside partner sites
it('both toggles of the header open a menu with links to every address of the specification, including the two partner sites', () => {
  const panel = screen.getByRole('navigation', { name: 'All sections' });
  const toggles = [...document.querySelectorAll(`header [popovertarget="${panel.id}"]`)];
  expect(toggles.map(({ textContent }) => textContent)).toEqual(['SectionsClose', 'More']);
  expect(addresses(panel)).toEqual(
    expect.arrayContaining([...HEADER.split(' '), ...PARTNERS.map(({ url }) => url)]),
  );
});

it('capitalizes the names of pages, except for short words', () => {
  const names = [...document.querySelectorAll('nav a[href^="/"]')].map((link) => link.textContent);
  expect(names.length).toBeGreaterThan(40);
  const LITTLE = /^(?:by|of|the|with|&)$/;
  const isName = (text: string) => text.split(' ').every((word) => /^[A-Z]/.test(word) || LITTLE.test(word));
  expect(names.filter((text) => !isName(text))).toEqual([]);
});

it('a link to a partner opens a new tab, says so, and sends no referrer', () => {
  for (const { name, url } of PARTNERS)
    for (const link of document.querySelectorAll(`a[href="${url}"]`)) {
      expect(link).toHaveTextContent(`${name} (opens in a new tab)`);
      expect(link).toHaveAttribute('target', '_blank');
      expect(link).toHaveAttribute('rel', 'noopener noreferrer');
    }
});

// spec 1 What the product does: Presented as part of a larger network of papers
// spec 2 Routes: The footer links to about, privacy-policy, terms-of-service, advertise, privacy and terms
// spec 2 Routes: The footer shows contact details and social links that are placeholders
it('the footer links to the paper and both pairs of legal pages, has contact details, and names social networks without linking to them', () => {
  const footer = screen.getByRole('contentinfo');
  expect(addresses(footer)).toEqual(
    expect.arrayContaining([
      '/about',
      '/privacy-policy',
      '/terms-of-service',
      '/advertise',
      '/privacy',
      '/terms',
      `mailto:${SITE.contact.editorial}`,
      'tel:+14025550136',
    ]),
  );
  expect(footer).toHaveTextContent(SITE.contact.phone);
  for (const network of ['Facebook', 'Instagram'])
    expect(within(footer).getByText(`${network} (placeholder)`).closest('a')).toBeNull();
  expect(footer).toHaveTextContent(SITE.network);
});
