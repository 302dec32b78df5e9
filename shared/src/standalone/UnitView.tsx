import { Suspense, use } from 'react';
import type { Loaded } from '../contract/load.ts';
import { StatusLine } from '../design/StatusLine.tsx';
import type { StandaloneUnit } from './standalone-unit.ts';

interface UnitViewProps {
  unit: StandaloneUnit;
  /** Made once per situation, outside of rendering. */
  loaded: Promise<Loaded<unknown>>;
}

/** A unit with the data that its own load brought. */
export function UnitView({ unit, loaded }: UnitViewProps) {
  return (
    <Suspense fallback={<StatusLine tone="loading">Loading...</StatusLine>}>
      <WithData unit={unit} loaded={loaded} />
    </Suspense>
  );
}

function WithData({ unit: { Component }, loaded }: UnitViewProps) {
  return <Component data={use(loaded).data} />;
}
