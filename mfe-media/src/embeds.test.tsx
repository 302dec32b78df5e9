import { fixtureContext } from '@meadowlark/shared/testing/fixture-context.ts';
import { render, screen } from '@testing-library/react';
import type { ReactNode } from 'react';
import { fixtures as eventsFixtures } from './events/fixtures.ts';
import { load as loadEvents } from './events/load.ts';
import { Page as Events } from './events/Page.tsx';
import { fixtures as videoFixtures } from './featured-video/fixtures.ts';
import { Block as FeaturedVideo } from './featured-video/Block.tsx';
import { load as loadVideo } from './featured-video/load.ts';
import { fixtures as updatesFixtures } from './latest-updates/fixtures.ts';
import { Block as LatestUpdates } from './latest-updates/Block.tsx';
import { load as loadUpdates } from './latest-updates/load.ts';

const [eventsFixture] = eventsFixtures;
const [videoFixture] = videoFixtures;
const [updatesFixture] = updatesFixtures;
if (!eventsFixture || !videoFixture || !updatesFixture) throw new Error('a unit has no fixture');

const units: [string, string, () => Promise<ReactNode>][] = [
  [
    'events',
    'Local Events',
    async () => <Events data={(await loadEvents(fixtureContext(eventsFixture))).data} />,
  ],
  [
    'featured-video',
    'Featured Video',
    async () => <FeaturedVideo data={(await loadVideo(fixtureContext(videoFixture))).data} />,
  ],
  [
    'latest-updates',
    'Latest Updates',
    async () => <LatestUpdates data={(await loadUpdates(fixtureContext(updatesFixture))).data} />,
  ],
];

it.each(units)(
  '%s asks nothing of an outside service and says whom its link asks',
  async (_, heading, unit) => {
    const { container } = render(await unit());
    expect(screen.getByRole('heading', { name: heading })).toBeInTheDocument();
    expect(container.querySelector('iframe, script, link, video')).toBeNull();
    // Pictures are the remote's own files; the tests' stand-in for a file is a relative address.
    for (const image of container.querySelectorAll('img')) expect(image.getAttribute('src')).toBe('asset');
    const links = screen.getAllByRole('link');
    expect(links).toHaveLength(1);
    expect(links[0]).toHaveAttribute('href', expect.stringMatching(/^https:\/\/[a-z]+\.example\//));
    expect(links[0]).toHaveAttribute('rel', 'noopener noreferrer');
    expect(container).toHaveTextContent(/until you follow the link/);
  },
);
