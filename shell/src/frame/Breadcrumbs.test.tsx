import type { Head } from '@meadowlark/shared/contract/head.ts';
import { render, screen, within } from '@testing-library/react';
import { Breadcrumbs } from './Breadcrumbs.tsx';

const head: Head = { title: 'How we count birds', description: '', canonical: '/blog/counting-birds' };

it('shows the breadcrumbs of a deep page, with the current page', () => {
  render(<Breadcrumbs head={{ ...head, breadcrumbs: [{ text: 'Blog', href: '/blog' }] }} />);
  const trail = screen.getByRole('navigation', { name: 'Breadcrumb' });
  const links = within(trail).getAllByRole('link');
  expect(links.map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
    ['Home', '/'],
    ['Blog', '/blog'],
  ]);
  expect(within(trail).getByText('How we count birds')).toHaveAttribute('aria-current', 'page');
});

it('shows none on a page right below the front page', () => {
  render(<Breadcrumbs head={{ ...head, title: 'Blog', canonical: '/blog' }} />);
  expect(screen.queryByRole('navigation')).toBeNull();
});
