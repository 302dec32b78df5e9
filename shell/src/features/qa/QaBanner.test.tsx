import { render, screen } from '@testing-library/react';
import { LocationContext, requestedLocation } from '../../composition/page-location.ts';
import { QaBanner } from './QaBanner.tsx';
import type { QaFacts } from './qa-facts.ts';

function show(inspecting: boolean, failures?: QaFacts['failures']) {
  render(
    <LocationContext value={requestedLocation({ pathname: '/blog', search: '?page=2' })}>
      <QaBanner
        pins={[
          { name: 'blog', version: '1.0.0-b' },
          { name: 'news', version: '0.1.0-abc' },
        ]}
        until="2:30 PM CST"
        inspecting={inspecting}
        {...(failures && { failures })}
      />
    </LocationContext>,
  );
}

it('says in its own region what is pinned and until when', () => {
  show(false);
  expect(screen.getByRole('region', { name: 'Quality check' })).toHaveTextContent(
    'Not what readers get: blog 1.0.0-b, news 0.1.0-abc, until 2:30 PM CST',
  );
});

it('links to the same page of the live site, and turns the inspector on and off', () => {
  show(false);
  const link = (name: string) => screen.getByRole('link', { name }).getAttribute('href');
  expect(link('Back to the live site')).toBe('/_qa/off?to=%2Fblog%3Fpage%3D2');
  expect(link('Inspect')).toBe('/_qa/inspect?to=%2Fblog%3Fpage%3D2');
});

it('links out of the inspector while inspecting', () => {
  show(true);
  expect(screen.getByRole('link', { name: 'Stop inspecting' })).toHaveAttribute(
    'href',
    '/_qa/inspect/off?to=%2Fblog%3Fpage%3D2',
  );
});

it('shows what failed, why, and where in its source if known', () => {
  show(false, [
    { unit: 'news/page/category', version: '2', message: 'no feed', place: 'src/category/load.ts:4:3' },
    { unit: 'blog/block/latest', version: '1', message: 'no posts', place: null },
  ]);
  expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    'news/page/category 2 failed: no feed (src/category/load.ts:4:3)',
    'blog/block/latest 1 failed: no posts',
  ]);
  expect(screen.getByRole('list')).toHaveAttribute('aria-live', 'polite');
});
