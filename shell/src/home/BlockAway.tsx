import { UnitAway } from '../composition/UnitAway.tsx';
import { HOME, type HomeSlot } from '../routes.ts';
import { BlockPlace } from './BlockPlace.tsx';

/** Stands where a block could not be had; the rest of the front page does not mind. */
export function BlockAway({ slot }: { slot: HomeSlot }) {
  return (
    <BlockPlace slot={slot} pending={false}>
      <UnitAway title={HOME.blocks[slot].title} level={3} />
    </BlockPlace>
  );
}
