import { createElement, use, type ReactNode, type RefObject } from 'react';
import { SERVICES } from '../services/services.ts';
import type { Unit } from './mounted-view.ts';
import { useUnitMark } from './use-unit-mark.ts';
import { UnitBoundary } from './UnitBoundary.tsx';

interface UnitInsideProps {
  id: string;
  unit: Exclude<Unit, { state: 'frozen' }>;
  data: unknown;
  place: RefObject<HTMLElement | null>;
  fallback: ReactNode;
}

/** A unit's component. While its gate is shut there is nothing of it, and React waits. */
export function UnitInside({ id, unit, data, place, fallback }: UnitInsideProps) {
  const Component = unit.state === 'live' ? unit.Component : (unit.gate.component ?? use(unit.gate.opened));
  return (
    <UnitBoundary unit={id} of={Component} fallback={fallback}>
      {createElement(Component, { data, services: SERVICES })}
      <Mark id={id} place={place} />
    </UnitBoundary>
  );
}

/** Beside the component, not around it: one that throws leaves no mark. */
function Mark({ id, place }: Pick<UnitInsideProps, 'id' | 'place'>) {
  useUnitMark(id, 'live', place);
  return null;
}
