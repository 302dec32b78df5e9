import {
  createElement,
  Suspense,
  use,
  useEffect,
  useRef,
  useState,
  type ReactNode,
  type RefObject,
} from 'react';
import { SERVICES } from './services.ts';
import { LIVE_EVENT } from '../sleeping/shell-bootstrap.ts';
import type { Unit } from './mounted-view.ts';
import { UnitBoundary } from './UnitBoundary.tsx';

interface UnitSlotProps {
  /** Unit key; the browser finds the server's HTML of the unit by it. */
  id: string;
  unit: Unit | undefined;
  data: unknown;
  /** Shown if the unit is unavailable. */
  fallback: ReactNode;
  /** Shown while a previous release loads, if there is no HTML from the server. */
  placeholder: ReactNode;
}

/** Shows a unit of a remote. */
export function UnitSlot({ fallback, ...props }: UnitSlotProps) {
  const { id, unit } = props;
  if (!unit) return fallback;
  return unit.state === 'frozen' ? (
    <FrozenUnit id={id} unit={unit} />
  ) : (
    <RunningUnit {...props} unit={unit} />
  );
}

function FrozenUnit({ id, unit }: { id: string; unit: Extract<Unit, { state: 'frozen' }> }) {
  const slot = useRef<HTMLDivElement>(null);
  useUnitMark(id, 'frozen', slot);
  return <div data-unit={id} ref={slot} suppressHydrationWarning dangerouslySetInnerHTML={unit.html} />;
}

type Running = Exclude<Unit, { state: 'frozen' }>;

/**
 * The Suspense boundary lets React hydrate each unit separately: while the latch is shut it keeps the server's HTML.
 * React cannot update a unit that it has not hydrated, so a replacement mounts with a new key.
 */
function RunningUnit({
  id,
  unit,
  data,
  placeholder,
}: Omit<UnitSlotProps, 'fallback' | 'unit'> & { unit: Running }) {
  const slot = useRef<HTMLDivElement>(null);
  const [shown, setShown] = useState({ unit, mount: 0 });
  if (shown.unit !== unit) setShown({ unit, mount: shown.mount + (isShut(shown.unit) ? 1 : 0) });
  const fallback = unit.html ? <div dangerouslySetInnerHTML={unit.html} /> : placeholder;
  return (
    <div data-unit={id} ref={slot}>
      <Suspense key={shown.mount} fallback={fallback}>
        <UnitContent id={id} unit={unit} data={data} slot={slot} fallback={fallback} />
      </Suspense>
    </div>
  );
}

function isShut(unit: Running): boolean {
  return unit.state === 'waiting' && unit.latch.component === null;
}

interface UnitContentProps {
  id: string;
  unit: Running;
  data: unknown;
  slot: RefObject<HTMLElement | null>;
  fallback: ReactNode;
}

/** The component of a unit. Suspends while the latch is shut. */
function UnitContent({ id, unit, data, slot, fallback }: UnitContentProps) {
  const Component = unit.state === 'live' ? unit.Component : (unit.latch.component ?? use(unit.latch.opened));
  return (
    <UnitBoundary unit={id} of={Component} screen={fallback}>
      {createElement(Component, { data, services: SERVICES })}
      <Mark id={id} slot={slot} />
    </UnitBoundary>
  );
}

/** A sibling of the component inside the boundary: a component that throws sets no mark. */
function Mark({ id, slot }: Pick<UnitContentProps, 'id' | 'slot'>) {
  useUnitMark(id, 'live', slot);
  return null;
}

/**
 * Sets a performance mark and dispatches `LIVE_EVENT` when a unit is live, or is frozen as the server's HTML. Early clicks
 * are replayed on this event.
 */
function useUnitMark(id: string, state: 'live' | 'frozen', place: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    performance.mark(`unit:${id}`, { detail: state });
    place.current?.dispatchEvent(new Event(LIVE_EVENT, { bubbles: true }));
  }, [id, state, place]);
}
