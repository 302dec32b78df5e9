import { UnavailableUnit } from '../composition/UnavailableUnit.tsx';
import { HOME, type HomeSlot } from '../routes.ts';
import { BlockPlace } from './BlockPlace.tsx';

/** The fallback of a block that is unavailable. */
export function UnavailableBlock({ slot }: { slot: HomeSlot }) {
  return (
    <BlockPlace slot={slot} pending={false}>
      <UnavailableUnit title={HOME.blocks[slot].title} level={3} />
    </BlockPlace>
  );
}
