import { Wrap } from '@meadowlark/shared/design/Wrap.tsx';
import { UnitAway } from './UnitAway.tsx';

/**
 * Stands where a remote's page would be while it cannot be had: the frame is there, and the page says what is missing. It
 * is as tall as the screen, so that the footer does not come up under the reader's finger.
 */
export function AwayPage({ title }: { title: string }) {
  return (
    <Wrap style={{ minHeight: '100vh' }}>
      <UnitAway title={title} level={1} />
    </Wrap>
  );
}
