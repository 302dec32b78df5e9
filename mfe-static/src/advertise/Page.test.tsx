import { fixtureContext } from '@meadowlark/shared/standalone/fixture-context.ts';
import { render, screen, within } from '@testing-library/react';
import { offlineFixture } from '../testing/offline-fixture.ts';
import { load } from './load.ts';
import { Page } from './Page.tsx';

async function show() {
  const { data } = await load(fixtureContext(offlineFixture('the page', '/advertise')));
  render(<Page data={data} />);
}

describe('Advertise with Us', () => {
  // spec 2 Advertise: 30K+ monthly visitors, 5min on site, 75% local readers
  it.each([
    ['30K+', 'monthly visitors'],
    ['5min', 'average time on site'],
    ['75%', 'local readers'],
  ])('claims %s %s', async (figure, what) => {
    await show();
    expect(screen.getByText(figure).parentElement).toHaveTextContent(what);
  });

  // spec 2 Advertise: Display sizes 728x90, 300x250, 336x280, 300x600
  it('draws the four display sizes', async () => {
    await show();
    const sizes = [...document.querySelectorAll('figure > ul > li')];
    expect(sizes.map((size) => size.firstElementChild?.textContent)).toEqual([
      '728x90',
      '300x250',
      '336x280',
      '300x600',
    ]);
  });

  // spec 2 Advertise: Sponsored content
  // spec 2 Advertise: Newsletter: 8,500+ subscribers, 32% open rate
  // spec 2 Advertise: Event sponsorships
  it('offers sponsored content, a newsletter with 8,500+ subscribers and a 32% open rate, and event sponsorships', async () => {
    await show();
    for (const name of ['Display Advertising', 'Sponsored Content', 'Email Newsletter', 'Event Sponsorships'])
      expect(screen.getByRole('heading', { name })).toBeInTheDocument();
    const newsletter = screen.getByRole('heading', { name: 'Email Newsletter' }).parentElement;
    expect(newsletter).toHaveTextContent('8,500+ subscribers');
    expect(newsletter).toHaveTextContent('32% average open rate');
  });

  // spec 2 Advertise: Custom solutions
  // spec 2 Advertise: 'Get in Touch' leads to /contact
  it('offers custom solutions, and leads from Get in Touch to /contact', async () => {
    await show();
    const custom = screen.getByRole('heading', { name: 'Custom Solutions' }).parentElement;
    if (!custom) throw new Error('the heading has no parent');
    expect(within(custom).getByRole('link', { name: 'Get in Touch' })).toHaveAttribute('href', '/contact');
  });

  // spec 2 Advertise: Sidebar: contact, media kit placeholder, two testimonials
  it('shows contact, media kit and two testimonials beside it', async () => {
    await show();
    expect(screen.getByText('ads@meadowlark.example')).toHaveAttribute(
      'href',
      'mailto:ads@meadowlark.example',
    );
    expect(screen.getByRole('link', { name: '402-555-0136' })).toHaveAttribute('href', 'tel:+14025550136');
    const kit = screen.getByRole('link', { name: 'Download Media Kit' });
    expect(kit).toHaveAttribute('download', 'media-kit.txt');
    const text = decodeURIComponent(kit.getAttribute('href') ?? '');
    for (const fact of ['30K+', '728x90', '336x280', '8,500+', '32%']) expect(text).toContain(fact);
    expect(document.querySelectorAll('blockquote')).toHaveLength(2);
  });
});
