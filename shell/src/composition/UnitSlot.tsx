import type { ReactNode } from 'react';
import { SERVICES } from '../services/services.ts';
import type { Unit } from './mounted-view.ts';
import { useUnitMark } from './use-unit-mark.ts';
import { UnitBoundary } from './UnitBoundary.tsx';

interface UnitSlotProps {
  /** Unit key, by which the browser finds the server's HTML of the unit again. */
  id: string;
  unit: Unit | undefined;
  data: unknown;
  /** The quiet fallback when the unit cannot be shown. */
  away: ReactNode;
  /** Keeps its room while the release before a broken one is fetched, on a page that the server has sent no HTML of. */
  room: ReactNode;
}

/** The place in which a remote's unit is shown. */
export function UnitSlot({ id, unit, data, away, room }: UnitSlotProps) {
  useUnitMark(id, unit?.state);
  if (!unit) return away;
  if (unit.state === 'frozen')
    return <div data-unit={id} suppressHydrationWarning dangerouslySetInnerHTML={unit.asSent} />;
  const { Component, asSent } = unit;
  return (
    <div data-unit={id}>
      <UnitBoundary
        unit={id}
        of={Component}
        fallback={asSent ? <div dangerouslySetInnerHTML={asSent} /> : room}
      >
        <Component data={data} services={SERVICES} />
      </UnitBoundary>
    </div>
  );
}
