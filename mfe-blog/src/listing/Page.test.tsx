import { fixtureContext } from '@meadowlark/shared/standalone/fixture-context.ts';
import { render, screen, within } from '@testing-library/react';
import { fixtures } from './fixtures.ts';
import { load } from './load.ts';
import { Page, Pending } from './Page.tsx';

async function show(name: string) {
  const fixture = fixtures.find((one) => one.name === name);
  if (!fixture) throw new Error(`no fixture ${name}`);
  const { data } = await load(fixtureContext(fixture));
  return render(<Page data={data} />);
}

// spec 2 Blog listing: Cards lead to /blog/{slug} with picture, metaTitle, metaDescription
// spec 2 Blog listing: 'Article #{id}' and 'Read Article →'
// spec 3 Entities: Blog entry and list: blogs and total
it('shows a card for each article: picture, title, description, number and "Read Article →", with a link to its post', async () => {
  await show('5 articles, no pager');
  const cards = screen.getAllByRole('article');
  expect(cards).toHaveLength(5);
  const [first] = cards;
  if (!first) throw new Error('no card');
  expect(within(first).getByRole('heading', { level: 2 })).toHaveTextContent(
    'Counting birds at first light (sample 5)',
  );
  expect(within(first).getByRole('link')).toHaveAttribute('href', '/blog/sample-post-5');
  expect(first.querySelector('img')).toHaveAttribute('src', 'https://pictures.example/5.jpg');
  expect(first).toHaveTextContent('A sample entry');
  expect(first).toHaveTextContent('Article #5');
  expect(first).toHaveTextContent('Read Article →');
  expect(screen.queryByRole('navigation')).toBeNull();
});

it.each([
  ['two articles with a keyword', 'Posts with the keyword “trains”.', 2],
  ['a keyword that no article has', 'No post has this keyword.', 0],
])('with a keyword it says so and leads back to all: %s', async (name, text, cards) => {
  await show(name);
  expect(screen.getByText(text)).toBeInTheDocument();
  expect(screen.queryAllByRole('article')).toHaveLength(cards);
  expect(screen.getByRole('link', { name: 'Back to All Articles' })).toHaveAttribute('href', '/blog');
});

// spec 2 Blog listing: Previous, Next and up to 7 page numbers in a window that follows the current page
it('turns pages by links', async () => {
  await show('128 articles, page 9');
  expect(screen.getByRole('link', { name: 'Previous' })).toHaveAttribute('href', '/blog?page=8');
  expect(screen.getByRole('link', { name: 'Next' })).toHaveAttribute('href', '/blog?page=10');
  expect(screen.getAllByRole('link', { name: /^Page \d+$/ }).map((link) => link.textContent)).toEqual([
    '6',
    '7',
    '8',
    '9',
    '10',
    '11',
    '12',
  ]);
  expect(screen.getByText('Page 9 of 13 (128 total articles)')).toBeInTheDocument();
});

it('says when there are no posts', async () => {
  await show('no articles yet');
  expect(screen.getByRole('heading', { name: 'No blogs found' })).toBeInTheDocument();
  expect(
    screen.getByText("We're working on bringing you great content. Check back soon!"),
  ).toBeInTheDocument();
  expect(screen.queryByRole('navigation')).toBeNull();
});

it('says where the list ends', async () => {
  await show('beyond the last page');
  expect(screen.getByText('The list of articles ends at page 3.')).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Go to page 3' })).toHaveAttribute('href', '/blog?page=3');
});

it('says that an impossible page does not exist, and links to the first', async () => {
  await show('a page that no blog has');
  expect(screen.getByRole('heading', { name: 'There is no such page' })).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Go to page 1' })).toHaveAttribute('href', '/blog');
});

it('shows a failure with a way to try again that needs no script', async () => {
  await show('platform responds with 500');
  expect(screen.getByRole('heading', { name: 'Error' })).toBeInTheDocument();
  expect(screen.getByText('Failed to fetch blogs')).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Try Again' })).toHaveAttribute('href', '/blog?page=2');
});

it('has a loading text', () => {
  render(<Pending />);
  expect(screen.getByText('Loading blogs...')).toBeInTheDocument();
});
