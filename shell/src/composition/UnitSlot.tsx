import { Suspense, useRef, useState, type ReactNode } from 'react';
import type { Unit } from './mounted-view.ts';
import { UnitInside } from './UnitInside.tsx';
import { useUnitMark } from './use-unit-mark.ts';

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
export function UnitSlot({ away, ...props }: UnitSlotProps) {
  const { id, unit } = props;
  if (!unit) return away;
  return unit.state === 'frozen' ? (
    <FrozenUnit id={id} unit={unit} />
  ) : (
    <RunningUnit {...props} unit={unit} />
  );
}

function FrozenUnit({ id, unit }: { id: string; unit: Extract<Unit, { state: 'frozen' }> }) {
  const place = useRef<HTMLDivElement>(null);
  useUnitMark(id, 'frozen', place);
  return <div data-unit={id} ref={place} suppressHydrationWarning dangerouslySetInnerHTML={unit.asSent} />;
}

type Running = Exclude<Unit, { state: 'frozen' }>;

/**
 * The boundary lets React hydrate each unit on its own: it leaves the server's HTML alone while the gate is shut. What
 * was never hydrated cannot be updated, so it is shown afresh when something else comes in its place.
 */
function RunningUnit({ id, unit, data, room }: Omit<UnitSlotProps, 'away' | 'unit'> & { unit: Running }) {
  const place = useRef<HTMLDivElement>(null);
  const [shown, setShown] = useState({ unit, afresh: 0 });
  if (shown.unit !== unit) setShown({ unit, afresh: shown.afresh + (isShut(shown.unit) ? 1 : 0) });
  const asSent = unit.asSent && <div dangerouslySetInnerHTML={unit.asSent} />;
  return (
    <div data-unit={id} ref={place}>
      <Suspense key={shown.afresh} fallback={asSent ?? room}>
        <UnitInside id={id} unit={unit} data={data} place={place} fallback={asSent ?? room} />
      </Suspense>
    </div>
  );
}

function isShut(unit: Running): boolean {
  return unit.state === 'waiting' && unit.gate.component === null;
}
