import { createElement, Suspense, use } from 'react';
import { useLocation } from 'react-router-dom';
import { Trail } from '../frame/Trail.tsx';
import { pagePart } from './page-parts.ts';
import { NotFound } from './NotFound.tsx';
import type { RemoteRoute, Route } from '../routes.ts';
import type { ArrivingView, MountedView } from './mounted-view.ts';
import { AwayPage } from './AwayPage.tsx';
import { PendingRoom } from './PendingRoom.tsx';
import { pageUnit, unitKey } from './unit.ts';
import { UnitFailed } from './unit-failed.ts';
import { UnitSlot } from './UnitSlot.tsx';
import { useMended } from './use-mended.ts';

/** The page of an address: shows its view, or the pending text until a late one is there. */
export function ViewOutlet({ route, arriving }: { route: Route | null; arriving: ArrivingView }) {
  const { mounted, pending } = arriving;
  return (
    <Suspense fallback={pending ?? <PendingRoom />}>
      <Arrived route={route} mounted={mounted} />
    </Suspense>
  );
}

function Arrived({ route, mounted }: { route: Route | null; mounted: ArrivingView['mounted'] }) {
  const { shown, onFailed } = useMended(mounted instanceof Promise ? use(mounted) : mounted);
  return (
    <UnitFailed value={onFailed}>
      <Shown route={route} mounted={shown} />
    </UnitFailed>
  );
}

function Shown({ route, mounted }: { route: Route | null; mounted: MountedView }) {
  const { view, units, late } = mounted;
  if (view.kind === 'not-found' || !route) return <NotFound />;
  if (view.kind === 'away') return <AwayPage title={view.title} />;
  const HomePage = pagePart('home');
  if (view.kind === 'home')
    return HomePage ? createElement(HomePage, { view, units, late }) : <AwayPage title="The front page" />;
  return (
    <>
      <Trail head={view.head} />
      <RemotePage route={route as RemoteRoute} data={view.data} units={units} />
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
  // Another address is another page, also where the same component shows it: what was opened there stays there.
  const { pathname } = useLocation();
  return (
    <UnitSlot
      key={pathname}
      id={id}
      unit={units.get(id)}
      data={data}
      away={<AwayPage title={route.title} />}
      room={<PendingRoom />}
    />
  );
}
