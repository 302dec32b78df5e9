import { render, screen } from '@testing-library/react';
import type { TabState } from '../browser/tab-state.ts';
import { pendingPage } from './pending-page.tsx';

/** Renders the pending page, with this `Pending` if given. Returns the text. */
function show(path: string, Pending?: () => React.ReactNode): string | undefined {
  const tab = { releases: {}, units: { pendingComponent: () => Pending } } as unknown as TabState;
  const pending = pendingPage(tab, path);
  render(pending?.shown);
  return pending?.text;
}

it.each([
  ['/', 'Loading latest news...'],
  ['/local-news', 'Loading local news...'],
  ['/national-news', 'Loading national news...'],
  ['/real-estate', 'Loading latest news...'],
  ['/article/business-1', 'Loading latest news...'],
  ['/blog', 'Loading blogs...'],
  ['/blog/a-post', 'Loading blog...'],
  ['/weather/anywhere', 'Loading weather...'],
])('%s shows %s while none of it is loaded', (path, text) => {
  expect(show(path)).toBe(text);
  expect(screen.getByRole('status')).toHaveTextContent(text);
});

it('shows the Pending of the page once its script is loaded', () => {
  expect(show('/blog', () => <h1>Blog</h1>)).toBe('Loading blogs...');
  expect(screen.getByRole('heading')).toHaveTextContent('Blog');
  expect(screen.queryByRole('status')).toBeNull();
});

it('shows its text if Pending throws', () => {
  jest.spyOn(console, 'error').mockImplementation();
  show('/blog', () => {
    throw new Error('broken');
  });
  expect(screen.getByRole('status')).toHaveTextContent('Loading blogs...');
});

it('is empty for pages that are never late', () => {
  expect(show('/faq')).toBeUndefined();
});
