import { act, render, screen } from '@testing-library/react';
import { LocationContext } from '../composition/page-location.ts';
import { RouteAnnouncer } from './RouteAnnouncer.tsx';

function At({ hash, entry }: { hash: string; entry: string }) {
  const location = { pathname: '/faq', search: '', hash, state: null, key: entry };
  return (
    <LocationContext value={location}>
      <main id="main" tabIndex={-1}>
        <a href="#sports">Sports</a>
      </main>
      <RouteAnnouncer pendingText={undefined} />
    </LocationContext>
  );
}

it('leaves the focus to the browser for a fragment link, even when it is pressed again', () => {
  document.title = 'FAQ';
  const { rerender } = render(<At hash="" entry="1" />);
  act(() => screen.getByRole('link').focus());
  rerender(<At hash="#sports" entry="2" />);
  rerender(<At hash="#sports" entry="3" />);
  expect(screen.getByRole('link')).toHaveFocus();
  expect(screen.getByRole('status')).toBeEmptyDOMElement();
});

it('announces a page that was loaded again', () => {
  document.title = 'FAQ';
  const { rerender } = render(<At hash="" entry="1" />);
  rerender(<At hash="" entry="2" />);
  expect(screen.getByRole('status')).toHaveTextContent('FAQ');
  expect(screen.getByRole('main')).toHaveFocus();
});
