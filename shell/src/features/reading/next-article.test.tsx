import { render, screen } from '@testing-library/react';
import { LocationContext } from '../../composition/page-location.ts';
import type { MountedView } from '../../composition/mounted-view.ts';
import { findRoute } from '../../composition/find-route.ts';
import { ViewOutlet } from '../../site/ViewOutlet.tsx';

function Article({ name }: { name: string }) {
  const path = `/blog/${name}`;
  const breadcrumbs = [{ text: 'Blog', href: '/blog' }];
  const head = { title: name, description: '', canonical: path, type: 'article' as const, breadcrumbs };
  const view = { kind: 'page' as const, status: 200, head, data: null };
  const mounted: MountedView = { view, releases: {}, units: new Map() };
  const location = { pathname: path, search: '', hash: '', state: null, key: name };
  return (
    <LocationContext value={location}>
      <ViewOutlet route={findRoute(path)?.route ?? null} arriving={{ mounted, pending: null }} />
    </LocationContext>
  );
}

it('the next article has its own reading tools: none says that it is reading or saved', () => {
  const { rerender } = render(<Article name="a" />);
  const listen = () => screen.getByText('Listen').closest('button') as HTMLElement;
  // As the tools' script does.
  listen().dataset['done'] = '';
  rerender(<Article name="a" />);
  expect(listen()).toHaveAttribute('data-done');
  rerender(<Article name="b" />);
  expect(listen()).not.toHaveAttribute('data-done');
});
