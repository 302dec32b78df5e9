import { Wrap } from '@meadowlark/shared/design/layout/Wrap.tsx';
import { createElement, Suspense, use, useState } from 'react';
import { usePageLocation } from '../composition/page-location.ts';
import { Breadcrumbs } from '../frame/Breadcrumbs.tsx';
import type { RemoteRoute, Route } from '../routes.ts';
import type { ArrivingView, MountedView } from '../composition/mounted-view.ts';
import { PagePlaceholder } from '../composition/PagePlaceholder.tsx';
import { shellPage } from '../composition/shell-pages.ts';
import { UnavailableUnit } from '../composition/UnavailableUnit.tsx';
import { pageUnit, unitKey } from '../composition/unit.ts';
import { UnitErrorContext } from '../composition/UnitBoundary.tsx';
import { UnitSlot } from '../composition/UnitSlot.tsx';
import { useReplacedView } from './use-replaced-view.ts';
import { routeOfView } from '../composition/view.ts';

/** Shows the view of a page, or its placeholder until a late view arrives. */
export function ViewOutlet({ route, arriving }: { route: Route | null; arriving: ArrivingView }) {
  const { mounted, pending } = arriving;
  return (
    <Suspense fallback={pending ?? <PagePlaceholder />}>
      <Arrived route={route} mounted={mounted} />
    </Suspense>
  );
}

function Arrived({ route, mounted }: { route: Route | null; mounted: ArrivingView['mounted'] }) {
  const { shown, onFailed } = useReplacedView(mounted instanceof Promise ? use(mounted) : mounted);
  return (
    <UnitErrorContext value={onFailed}>
      <Page route={route} mounted={shown} />
    </UnitErrorContext>
  );
}

function Page({ route, mounted }: { route: Route | null; mounted: MountedView }) {
  const { view, units, late } = mounted;
  if (view.kind === 'unavailable') return <UnavailablePage title={view.title} />;
  const HomePage = shellPage('home');
  if (view.kind === 'home')
    return HomePage ? (
      createElement(HomePage, { view, units, late })
    ) : (
      <UnavailablePage title="The front page" />
    );
  const shown = routeOfView(view, route);
  if (view.kind === 'not-found' || shown?.kind !== 'remote') return <NotFound />;
  return (
    <>
      {/* A boundary: if the browser has translated them, React re-renders only them. */}
      <Suspense>
        {/* Keyed: what scripts write into the reading tools belongs to one article. */}
        <Breadcrumbs key={view.head.canonical} head={view.head} />
      </Suspense>
      <RemotePage route={shown} data={view.data} units={units} />
    </>
  );
}

function RemotePage({
  route,
  data,
  units,
}: {
  route: RemoteRoute;
  data: unknown;
  units: MountedView['units'];
}) {
  const id = unitKey(pageUnit(route));
  // Keyed by path: two pages with the same component share no state.
  const { pathname } = usePageLocation();
  return (
    <UnitSlot
      key={pathname}
      id={id}
      unit={units.get(id)}
      data={data}
      fallback={<UnavailablePage title={route.title} />}
      placeholder={<PagePlaceholder />}
    />
  );
}

/** As tall as the screen, so that the footer does not jump up under the finger. */
function UnavailablePage({ title }: { title: string }) {
  return (
    <Wrap style={{ minHeight: '100vh', paddingTop: 24 }}>
      <UnavailableUnit title={title} level={1} />
    </Wrap>
  );
}

/**
 * The not-found page. If it is the first page, the browser keeps the server's HTML: text and links need no script. Only a
 * soft navigation loads its component.
 */
function NotFound() {
  const NotFoundPage = shellPage('not-found');
  return NotFoundPage ? <div data-page="not-found">{createElement(NotFoundPage)}</div> : <FrozenNotFound />;
}

function FrozenNotFound() {
  const [html] = useState(() => ({
    __html: document.querySelector('[data-page="not-found"]')?.innerHTML ?? '',
  }));
  return <div data-page="not-found" suppressHydrationWarning dangerouslySetInnerHTML={html} />;
}
