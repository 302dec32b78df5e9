import { render, screen, within } from '@testing-library/react';
import { Pager } from './Pager.tsx';

const PAGES = [1, 2, 3].map((number) => ({ number, href: `/blog?page=${number}`, current: number === 2 }));

test('marks the page the reader is on, and no other', () => {
  render(
    <Pager label="Pages of the blog" previous="/blog" next="/blog?page=3" pages={PAGES} text="Page 2 of 3" />,
  );
  const pager = screen.getByRole('navigation', { name: 'Pages of the blog' });
  const marked = within(pager)
    .getAllByRole('link')
    .filter((link) => link.hasAttribute('aria-current'));
  expect(marked).toEqual([screen.getByRole('link', { name: 'Page 2' })]);
  expect(marked[0]).toHaveAttribute('aria-current', 'page');
  expect(pager).toHaveTextContent('Page 2 of 3');
});

test('links to the previous and the next page', () => {
  render(<Pager label="Pages" previous="/blog" next="/blog?page=3" pages={PAGES} text="" />);
  expect(screen.getByRole('link', { name: 'Previous' })).toHaveAttribute('href', '/blog');
  expect(screen.getByRole('link', { name: 'Next' })).toHaveAttribute('href', '/blog?page=3');
});

test('keeps the word but not the link at either end', () => {
  render(<Pager label="Pages" previous={null} next={null} pages={PAGES} text="" />);
  expect(screen.getByText('Previous')).toBeInTheDocument();
  expect(screen.queryByRole('link', { name: 'Previous' })).toBeNull();
  expect(screen.queryByRole('link', { name: 'Next' })).toBeNull();
});
