import { Wrap } from '@meadowlark/shared/design/Wrap.tsx';
import { UnitAway } from './UnitAway.tsx';

/** Stands where a remote's page would be while it cannot be had: the frame is there, and the page says what is missing. */
export function AwayPage({ title }: { title: string }) {
  return (
    <Wrap>
      <UnitAway title={title} level={1} />
    </Wrap>
  );
}
