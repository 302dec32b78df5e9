import { showEmbeds } from '@meadowlark/shared/design/embeds/show-embeds.ts';
import { fixtureContext } from '@meadowlark/shared/standalone/fixture-context.ts';
import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { fixtures } from './fixtures.ts';
import { load } from './load.ts';
import { Page, Pending } from './Page.tsx';
import { SAMPLE_POST } from './sample-post.ts';

beforeAll(() => {
  globalThis.fetch = jest.fn().mockResolvedValue({ type: 'opaque' });
  showEmbeds();
});

async function show(name: string) {
  const fixture = fixtures.find((one) => one.name === name);
  if (!fixture) throw new Error(`no fixture ${name}`);
  const { data } = await load(fixtureContext(fixture));
  return render(<Page data={data} />);
}

// spec 2 Blog post: metaTitle, metaDescription, long date, site byline, shortTailKeywords
// spec 2 Blog post: Related Topics, 'Back to All Articles', 'Article #{id} • Published on {date}'
// spec 3 Entities: Blog post fields
it('shows head, facts and foot of a post', async () => {
  const { container } = await show('a post with everything');
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(SAMPLE_POST.metaTitle);
  expect(screen.getByText(SAMPLE_POST.metaDescription)).toBeInTheDocument();
  expect(screen.getByText('The Meadowlark desk')).toBeInTheDocument();
  expect(container.querySelector('time')).toHaveAttribute('datetime', SAMPLE_POST.date);
  for (const keyword of ['ice', 'winter walks', 'creeks'])
    expect(screen.getByRole('link', { name: keyword })).toHaveAttribute(
      'href',
      `/blog?keyword=${keyword.replace(' ', '+')}`,
    );
  expect(screen.getByRole('heading', { name: 'Related Topics' })).toBeInTheDocument();
  expect(screen.getByText('where to walk near Omaha in winter')).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Back to All Articles' })).toHaveAttribute('href', '/blog');
  expect(screen.getByText(/^Article #/)).toHaveTextContent('Article #128 • Published on November 18, 2025');
});

// spec 8 Errors: A date that cannot be formatted is shown raw
it('shows a date that cannot be formatted as it is', async () => {
  const respond = () => Response.json({ ...SAMPLE_POST, date: 'the Tuesday after' });
  const { data } = await load(
    fixtureContext({ name: 'test', path: '/blog/a', params: { slug: 'a' }, respond }),
  );
  const { container } = render(<Page data={data} />);
  expect(container.querySelector('dl')).toHaveTextContent('the Tuesday after');
  expect(screen.getByText(/^Article #/)).toHaveTextContent('Article #128 • Published on the Tuesday after');
});

// spec 2 Blog post: Hero from pinterestImageLink, at most 400px high, with a link to view it in a new tab
it('links to the picture in a new tab without referrer or opener', async () => {
  await show('a post with everything');
  const link = screen.getByRole('link', { name: /View the picture on Pinterest/ });
  expect(link).toHaveAttribute('href', SAMPLE_POST.pinterestImageLink);
  expect(link).toHaveAttribute('target', '_blank');
  expect(link).toHaveAttribute('rel', 'noopener noreferrer');
});

it('draws the text', async () => {
  const { container } = await show('a post with everything');
  expect(screen.getByRole('heading', { level: 2, name: 'What the colors say' })).toBeInTheDocument();
  expect(screen.getByRole('heading', { level: 3, name: 'Bring' })).toBeInTheDocument();
  const table = screen.getByRole('table');
  expect(within(table).getByRole('columnheader', { name: 'Inches' })).toHaveAttribute('data-align', 'right');
  const box = screen.getByRole('region', { name: /^Table: .*Inches/ });
  expect(box).toBe(table.parentElement);
  expect(box).toHaveAttribute('tabindex', '0');
  expect(screen.getByRole('group', { name: 'Code: stop 1 the mill' })).toHaveAttribute('tabindex', '0');
  expect(screen.getByRole('link', { name: 'county sheet' })).toHaveAttribute('rel', 'noopener');
  expect(screen.getByAltText('Tracks of a fox')).toHaveAttribute('loading', 'lazy');
  expect(screen.getByRole('checkbox', { name: 'Done' })).toBeDisabled();
  expect(container.querySelector('pre')?.textContent).toBe('stop 1   the mill\n  stop 2   the bend');
});

it('keeps only the text of a link with a refused URL', () => {
  render(
    <Page
      data={{
        state: 'post',
        path: '/blog/a',
        more: [],
        post: {
          id: '1',
          title: 'T',
          description: '',
          date: null,
          updated: null,
          corrections: [],
          sample: false,
          hero: null,
          keywords: [],
          topics: [],
          video: null,
          live: null,
          body: [{ tag: 'a', href: '', children: ['words'] }],
        },
      }}
    />,
  );
  expect(screen.getByText('words')).not.toHaveAttribute('href');
  expect(screen.getByText(/^Article #/)).toHaveTextContent('Article #1');
});

it('requests nothing from the video site until the reader presses play', async () => {
  const { container } = await show('a post with everything');
  expect(container.querySelector('iframe')).toBeNull();
  await userEvent.click(screen.getByRole('link', { name: /^Play the video/ }));
  expect(container.querySelector('iframe')?.src).toBe(
    'https://www.youtube-nocookie.com/embed/sample_Film-1?autoplay=1',
  );
});

it('stops the film when the reader opens another post', async () => {
  const [fixture] = fixtures;
  if (!fixture) throw new Error('no fixture');
  const { data } = await load(fixtureContext(fixture));
  const { container, rerender } = render(<Page data={data} />);
  await userEvent.click(screen.getByRole('link', { name: /^Play the video/ }));
  rerender(<Page data={{ ...data, path: '/blog/another' } as typeof data} />);
  expect(container.querySelector('iframe')).toBeNull();
});

// spec 2 Blog post: Other video addresses become a link
// spec 5 Rules: Only ids of letters, digits, underscore, hyphen are embedded
it('links to a film that cannot play here', async () => {
  const { container } = await show('a post with a film elsewhere');
  const link = screen.getByRole('link', { name: /^Watch on films\.example/ });
  expect(link).toHaveAttribute('href', 'https://films.example/watch/7');
  expect(link).toHaveAttribute('target', '_blank');
  expect(screen.queryByRole('link', { name: /^Play the video/ })).toBeNull();
  expect(container.querySelector('iframe')).toBeNull();
});

// spec 2 Blog post: metaTitle, metaDescription, long date, site byline, shortTailKeywords
it('leaves out what a post does not have', async () => {
  const { container } = await show('a post with nothing but text');
  expect(container.querySelector('img, time, iframe')).toBeNull();
  expect(screen.queryByText('Related Topics')).toBeNull();
  expect(screen.queryByText('Keywords')).toBeNull();
  expect(screen.queryByText('Video')).toBeNull();
  expect(screen.queryByText('Updated')).toBeNull();
  expect(screen.queryByText(/^Correction/)).toBeNull();
});

it('says when it was written and changed, and what was wrong', async () => {
  const { container } = await show('a post with everything');
  const facts = container.querySelector('dl');
  expect(facts).toHaveTextContent('November 18, 2025, 8 a.m.');
  expect(facts).toHaveTextContent('UpdatedNovember 19, 2025, 9:10 a.m.');
  const box = screen.getByRole('region', { name: 'Corrections' });
  expect(within(box).getAllByRole('listitem')).toHaveLength(2);
  expect(box).toHaveTextContent('It is four.November 19, 2025');
  const { hash } = new URL(screen.getByRole<HTMLAnchorElement>('link', { name: 'Corrected' }).href);
  expect(box.querySelector(hash)).not.toBeNull();
});

it('ends on three other posts, the newest first', async () => {
  await show('a post with everything');
  const more = screen.getByRole('complementary', { name: 'More from the blog' });
  expect(
    within(more)
      .getAllByRole('heading', { level: 3 })
      .map((title) => title.textContent),
  ).toEqual(['newest', 'second', 'third'].map((slug) => `The ${slug} post (sample)`));
});

it('is shown without other posts if their list is unavailable', async () => {
  const respond = (url: URL) =>
    url.pathname.endsWith('get_details') ? Response.json(SAMPLE_POST) : new Response('', { status: 500 });
  const ctx = fixtureContext({ name: 'test', path: '/blog/a', params: { slug: 'a' }, respond });
  const { data } = await load(ctx);
  expect(data).toMatchObject({ state: 'post', more: [] });
  expect(ctx.logged.map(({ message }) => message)).toEqual(['no posts after the post']);
});

it.each([
  ['no such post', 'Blog not found'],
  ['platform responds with 500', 'Failed to fetch blog details'],
])('%s: %s, with the way back', async (name, text) => {
  await show(name);
  expect(screen.getByRole('heading', { level: 1, name: text })).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Back to Blog' })).toHaveAttribute('href', '/blog');
});

it('has a loading text', () => {
  render(<Pending />);
  expect(screen.getByRole('status')).toHaveTextContent('Loading blog...');
});
