import { render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { QaBanner } from './QaBanner.tsx';

function show(inspecting: boolean) {
  render(
    <MemoryRouter initialEntries={['/blog?page=2']}>
      <QaBanner
        pins={[
          { name: 'blog', version: '1.0.0-b' },
          { name: 'news', version: '0.1.0-abc' },
        ]}
        until="2:30 PM CST"
        inspecting={inspecting}
      />
    </MemoryRouter>,
  );
}

it('says what is pinned and until when, in a region of its own', () => {
  show(false);
  expect(screen.getByRole('region', { name: 'Quality check' })).toHaveTextContent(
    'Not what readers get: blog 1.0.0-b, news 0.1.0-abc, until 2:30 PM CST',
  );
});

it('leads back to the same page of the live site, and to the inspector and out of it', () => {
  show(false);
  const link = (name: string) => screen.getByRole('link', { name }).getAttribute('href');
  expect(link('Back to the live site')).toBe('/_qa/off?to=%2Fblog%3Fpage%3D2');
  expect(link('Inspect')).toBe('/_qa/inspect?to=%2Fblog%3Fpage%3D2');
});

it('offers the way out while inspecting', () => {
  show(true);
  expect(screen.getByRole('link', { name: 'Stop inspecting' })).toHaveAttribute(
    'href',
    '/_qa/inspect/off?to=%2Fblog%3Fpage%3D2',
  );
});
