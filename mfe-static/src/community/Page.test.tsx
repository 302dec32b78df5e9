import { fixtureContext } from '@meadowlark/shared/standalone/fixture-context.ts';
import { render, screen, within } from '@testing-library/react';
import { offlineFixture } from '../testing/offline-fixture.ts';
import { load } from './load.ts';
import { Page } from './Page.tsx';

const context = fixtureContext(offlineFixture('the page', '/community'));

async function show() {
  const { data } = await load(context);
  return render(<Page data={data} />);
}

/** The section under a heading. */
function part(name: string): HTMLElement {
  const section = screen.getByRole('heading', { level: 2, name }).closest('section');
  if (!section) throw new Error(`${name} heads no section`);
  return section;
}

describe('Community', () => {
  afterEach(() => jest.useRealTimers());

  // spec 2 Community: Four highlight cards
  it('shows four highlight cards, each with picture and text', async () => {
    await show();
    const cards = within(part('Highlights')).getAllByRole('article');
    expect(cards).toHaveLength(4);
    for (const card of cards) {
      expect(within(card).getByRole('img')).toHaveAccessibleName();
      expect(within(card).getByRole('heading', { level: 3 })).toHaveTextContent(/\w/);
      expect(card.querySelector('p')?.textContent.length).toBeGreaterThan(20);
    }
  });

  // spec 2 Community: Upcoming events: title, date, location
  // spec 3 Entities: Opinion piece and community event: their fields
  it('lists upcoming events with title, date and location, soonest first', async () => {
    await show();
    const events = within(part('Upcoming Events')).getAllByRole('listitem');
    expect(events.length).toBeGreaterThanOrEqual(3);
    for (const event of events) {
      expect(within(event).getByRole('heading', { level: 3 })).toHaveTextContent(/\w/);
      expect(event.querySelector('time')).toHaveTextContent(/^[A-Z][a-z]+ \d{1,2}, \d{4}$/);
      expect(event.querySelector('p')).toHaveTextContent(/\w/);
    }
    const days = events.map((event) => event.querySelector('time')?.getAttribute('datetime') ?? '');
    expect(days).toEqual(days.toSorted());
    expect(Date.parse(days[0] ?? '')).toBeGreaterThan(Date.now());
  });

  it('writes the same day for readers and for machines, also late in the evening', async () => {
    // November 21 in Omaha.
    jest.useFakeTimers({ now: new Date('2026-11-22T03:30:00Z') });
    const { events } = (await load(context)).data;
    for (const { date } of events)
      expect(new Date(`${date.text} UTC`).toISOString().slice(0, 10)).toBe(date.iso);
    expect(events[0]?.date.iso).toBe('2026-11-24');
  });

  // spec 2 Community: Get Involved list
  it('lists ways to get involved, each leading to a page of this site', async () => {
    await show();
    const links = within(part('Get Involved')).getAllByRole('link');
    expect(links.map((link) => link.getAttribute('href'))).toEqual([
      '/contact',
      '/events',
      '/opinion',
      '/partners',
    ]);
  });

  // spec 2 Community: Partner boxes
  // spec 2 Community: All of it is sample content
  it('shows partner boxes marked as such, and says that its content is a sample', async () => {
    await show();
    expect(screen.getAllByText('From our partners')).toHaveLength(2);
    for (const [name, url] of [
      ['Prairie Partner', 'https://prairie-partner.example/'],
      ['River Partner', 'https://river-partner.example/'],
    ])
      expect(screen.getByRole('link', { name: new RegExp(`^Visit ${name}`) })).toHaveAttribute('href', url);
    expect(document.querySelector('[data-sample]')).not.toBeNull();
  });
});
