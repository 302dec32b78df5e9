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
])('%s says %s while nothing of it is here', (path, text) => {
  expect(show(path)).toBe(text);
  expect(screen.getByRole('status')).toHaveTextContent(text);
});

it('shows what the page has for that, once its script is here', () => {
  expect(show('/blog', () => <h1>Blog</h1>)).toBe('Loading blogs...');
  expect(screen.getByRole('heading')).toHaveTextContent('Blog');
  expect(screen.queryByRole('status')).toBeNull();
});

it('says its words where that throws', () => {
  jest.spyOn(console, 'error').mockImplementation();
  show('/blog', () => {
    throw new Error('broken');
  });
  expect(screen.getByRole('status')).toHaveTextContent('Loading blogs...');
});

it('has nothing for pages that are never late', () => {
  expect(show('/faq')).toBeUndefined();
});
