import { Suspense, use } from 'react';
import type { Loaded } from '../contract/load.ts';
import type { Services } from '../contract/services.ts';
import { StatusLine } from '../design/StatusLine.tsx';
import type { StandaloneUnit } from './standalone-unit.ts';

interface UnitViewProps {
  unit: StandaloneUnit;
  /** Made once per situation, outside of rendering. */
  loaded: Promise<Loaded<unknown>>;
  services: Services;
}

/** A unit with the data that its own load brought. */
export function UnitView(view: UnitViewProps) {
  return (
    <Suspense fallback={<StatusLine tone="loading">Loading...</StatusLine>}>
      <WithData {...view} />
    </Suspense>
  );
}

function WithData({ unit: { Component }, loaded, services }: UnitViewProps) {
  return <Component data={use(loaded).data} services={services} />;
}
