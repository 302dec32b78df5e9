import { Away } from '@meadowlark/shared/design/Away.tsx';
import { ButtonLink } from '@meadowlark/shared/design/ButtonLink.tsx';
import { SERVICES } from '../services/services.ts';
import type { Unit } from './mounted-view.ts';
import { UnitBoundary } from './UnitBoundary.tsx';

interface UnitSlotProps {
  /** Unit key, by which the browser finds the server's HTML of the unit again. */
  id: string;
  /** What the reader calls this part. */
  title: string;
  unit: Unit | undefined;
  data: unknown;
}

/** The place in which a remote's unit is shown, and the quiet fallback when it cannot be. */
export function UnitSlot({ id, title, unit, data }: UnitSlotProps) {
  if (!unit) return <UnitAway title={title} />;
  if (unit.state === 'frozen') {
    return <div data-unit={id} suppressHydrationWarning dangerouslySetInnerHTML={{ __html: unit.html }} />;
  }
  return (
    <div data-unit={id}>
      <UnitBoundary unit={id} fallback={<UnitAway title={title} />}>
        <unit.Component data={data} services={SERVICES} />
      </UnitBoundary>
    </div>
  );
}

/** Says what is away and offers the same address again; a link, so that it works without scripts. */
export function UnitAway({ title, level = 2 }: { title: string; level?: 1 | 2 }) {
  return (
    <Away
      title={`${title} is not here just now`}
      text="The rest of the page is. This part will be back shortly."
      level={level}
    >
      <ButtonLink href="" look="quiet">
        Try again
      </ButtonLink>
    </Away>
  );
}
