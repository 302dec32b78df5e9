import { EMBEDS, SITE } from '@meadowlark/shared/site.ts';
import { embedSource } from '@meadowlark/shared/design/embeds/embed-source.ts';
import { showEmbeds } from '@meadowlark/shared/design/embeds/show-embeds.ts';
import { fixtureContext } from '@meadowlark/shared/standalone/fixture-context.ts';
import { fireEvent, render, screen } from '@testing-library/react';
import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import type { Fixture } from '@meadowlark/shared/contract/fixture.ts';
import type { Load } from '@meadowlark/shared/contract/load.ts';
import { fixtures as eventsFixtures } from './events/fixtures.ts';
import { load as loadEvents } from './events/load.ts';
import { Page as Events } from './events/Page.tsx';
import { Block as FeaturedVideo } from './featured-video/Block.tsx';
import { fixtures as videoFixtures } from './featured-video/fixtures.ts';
import { load as loadVideo } from './featured-video/load.ts';
import { Block as LatestUpdates } from './latest-updates/Block.tsx';
import { fixtures as updatesFixtures } from './latest-updates/fixtures.ts';
import { load as loadUpdates } from './latest-updates/load.ts';

async function dataOf<Data>(load: Load<Data>, [fixture]: readonly Fixture[]): Promise<Data> {
  if (!fixture) throw new Error('a unit has no fixture');
  return (await load(fixtureContext(fixture))).data;
}

interface Unit {
  name: string;
  heading: string;
  action: string;
  embed: { frame: string; page: string; still?: string };
  /** Style of the frame's box after the click. */
  room: string;
  element: () => Promise<ReactNode>;
}

beforeAll(showEmbeds);

const { events, film, imageFeed } = EMBEDS;
const units: Unit[] = [
  {
    name: 'the events page',
    heading: 'Local Events',
    action: 'Show the calendar',
    embed: events,
    room: 'height: 900px',
    element: async () => <Events data={await dataOf(loadEvents, eventsFixtures)} />,
  },
  {
    name: 'the featured video',
    heading: 'Featured Video',
    action: 'Play, 40 s',
    embed: film,
    room: 'aspect-ratio: 16/9',
    element: async () => <FeaturedVideo data={await dataOf(loadVideo, videoFixtures)} />,
  },
  {
    name: 'Latest Updates',
    heading: 'Latest Updates',
    action: 'Show Latest Updates',
    embed: imageFeed,
    room: 'height: 1600px',
    element: async () => <LatestUpdates data={await dataOf(loadUpdates, updatesFixtures)} />,
  },
];

describe.each(units)('$name', ({ heading, action, embed, room, element }) => {
  it('requests nothing from an outside service before the click, and says so', async () => {
    const { container } = render(await element());
    expect(screen.getByRole('heading', { name: heading })).toBeInTheDocument();
    expect(container.querySelector('iframe, script, link, video')).toBeNull();
    // Pictures are the remote's own files, which the test stub calls `asset`, or the still that belongs to the film.
    const own = ['asset', 'still' in embed ? embed.still : 'asset'];
    for (const image of container.querySelectorAll('img')) expect(own).toContain(image.getAttribute('src'));
    expect(container).toHaveTextContent(/only when you press/);
    expect(container).toHaveTextContent(/of this sample edition comes? from the paper itself/);
  });

  it('loads a sandboxed frame after the click, in its room', async () => {
    const { container } = render(await element());
    fireEvent.click(screen.getByRole('link', { name: `${action} (opens in a new tab)` }));
    const frame = container.querySelector('iframe');
    expect(frame).toHaveAttribute('src', embed.frame);
    expect(frame).toHaveAttribute('title');
    expect(frame?.getAttribute('sandbox')).not.toMatch(/top-navigation|modals/);
    expect(frame?.closest('[data-embed-room]')).toHaveStyle(room);
  });

  it('has plain links to the same thing', async () => {
    const unit = await element();
    const page = new DOMParser().parseFromString(renderToStaticMarkup(unit), 'text/html');
    expect(page.querySelector('button')).toBeNull();
    const links = [...page.querySelectorAll('a')].filter((link) => link.getAttribute('href') === embed.page);
    expect(links).toHaveLength(2);
    for (const { rel } of links) expect(rel).toBe('noopener noreferrer');
  });
});

it("a provider's calendar names its site, and says what loading it means", () => {
  const wall = embedSource({
    name: 'Calendar',
    frame: 'https://days.test/embed',
    page: 'https://days.test/',
  });
  const { container } = render(<Events data={{ wall }} />);
  expect(container).toHaveTextContent(/is kept by an outside service, which may set cookies/);
  expect(screen.getByRole('link', { name: /^Open the calendar at days\.test/ })).toHaveAttribute(
    'href',
    wall.page,
  );
});

// spec 2 Local Events: Ad slots on the events page
it('the events page says what is in the calendar, how to send an event, and has its advertising room', async () => {
  const { container } = render(<Events data={await dataOf(loadEvents, eventsFixtures)} />);
  expect(screen.getByRole('heading', { name: 'What is in it' })).toBeInTheDocument();
  expect(screen.getByRole('heading', { name: 'How to send an event' })).toBeInTheDocument();
  const { editorial } = SITE.contact;
  const mail = container.querySelector('a[href^="mailto:"]');
  expect(mail).toHaveAttribute('href', `mailto:${editorial}?subject=Event`);
  expect(mail?.textContent).toBe(editorial);
  expect(screen.getAllByRole('complementary', { name: /^Advertising room/ })).toHaveLength(2);
});
