import { fixtureContext } from '@meadowlark/shared/standalone/fixture-context.ts';
import { render, screen, within } from '@testing-library/react';
import { offlineFixture } from '../testing/offline-fixture.ts';
import { head } from './head.ts';
import { load } from './load.ts';
import { Page } from './Page.tsx';

const context = fixtureContext(offlineFixture('the page', '/about'));
const aboutData = async () => (await load(context)).data;

describe('About Us', () => {
  // spec 2 About: Mission
  it('shows mission, team and values in that order', async () => {
    render(<Page data={await aboutData()} />);
    const headings = screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent);
    expect(headings.slice(0, 3)).toEqual(['Our Mission', 'Our Team', 'Our Values']);
    expect(screen.getByText(/is there so that people in and around Omaha know/)).toBeVisible();
  });

  // spec 2 About: Editorial staff of 4 and reporting team of 4, with initials
  it('shows an editorial staff of 4 and a reporting team of 4, each with initials', async () => {
    render(<Page data={await aboutData()} />);
    for (const name of ['Editorial staff', 'Reporting team']) {
      const members = within(screen.getByRole('list', { name })).getAllByRole('listitem');
      expect(members).toHaveLength(4);
      for (const member of members)
        expect(member.querySelector('[aria-hidden]')).toHaveTextContent(/^[A-Z]{2}$/);
    }
  });

  // spec 2 About: Values: Accuracy, Independence, Community Focus, Inclusivity, Innovation
  it('shows the five values of the specification', async () => {
    render(<Page data={await aboutData()} />);
    const headings = screen.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent);
    expect(headings.slice(-5)).toEqual([
      'Accuracy',
      'Independence',
      'Community Focus',
      'Inclusivity',
      'Innovation',
    ]);
  });

  // spec 2 About: 'Join Our Team' leads to /contact
  // spec 2 About: Press information and 'Download Press Kit'
  it('leads from Join Our Team to /contact, and hands out the press kit as a text file', async () => {
    render(<Page data={await aboutData()} />);
    expect(screen.getByRole('link', { name: 'Join Our Team' })).toHaveAttribute('href', '/contact');
    expect(screen.getByRole('heading', { name: 'Press Information' })).toBeInTheDocument();
    const kit = screen.getByRole('link', { name: 'Download Press Kit' });
    expect(kit).toHaveAttribute('download', 'press-kit.txt');
    expect(decodeURIComponent(kit.getAttribute('href') ?? '')).toContain('This paper is a sample.');
  });

  it('says at #sample what is made up', async () => {
    render(<Page data={await aboutData()} />);
    const sample = document.getElementById('sample');
    expect(sample).toHaveTextContent('The Sample Edition');
    expect(sample).toHaveTextContent('Nothing in those has happened');
  });

  it('describes the paper to search engines as an organization', async () => {
    const { structuredData } = head(await aboutData(), context);
    expect(structuredData).toMatchObject([
      {
        '@type': 'AboutPage',
        mainEntity: {
          '@type': 'NewsMediaOrganization',
          name: 'The Omaha Meadowlark',
          url: 'http://site.test/',
        },
      },
    ]);
  });
});
