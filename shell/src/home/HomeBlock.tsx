import { Suspense, use } from 'react';
import type { LateBlocks, Units } from '../composition/mounted-view.ts';
import { blockUnit, unitKey } from '../composition/unit.ts';
import { UnitSlot } from '../composition/UnitSlot.tsx';
import type { BlockView, View } from '../composition/view.ts';
import { HOME, type HomeSlot } from '../routes.ts';
import { BlockAway } from './BlockAway.tsx';
import { BlockPending } from './BlockPending.tsx';

export interface HomeView {
  view: Extract<View, { kind: 'home' }>;
  units: Units;
  late: LateBlocks | undefined;
}

/** A block of a remote in its place. The boundary is there for every one, late or not, so that both sides agree. */
export function HomeBlock({ slot, view, units, late }: HomeView & { slot: HomeSlot }) {
  const promise = late?.get(slot);
  return (
    <Suspense fallback={<BlockPending slot={slot} />}>
      {promise ? (
        <LateBlock slot={slot} units={units} promise={promise} />
      ) : (
        <ReadyBlock slot={slot} units={units} block={view.blocks[slot]} />
      )}
    </Suspense>
  );
}

function LateBlock({ promise, ...rest }: { slot: HomeSlot; units: Units; promise: Promise<BlockView> }) {
  return <ReadyBlock block={use(promise)} {...rest} />;
}

function ReadyBlock({ slot, units, block }: { slot: HomeSlot; units: Units; block: BlockView }) {
  const id = unitKey(blockUnit(HOME.blocks[slot]));
  const away = <BlockAway slot={slot} />;
  if (block.state === 'away') return away;
  const room = <BlockPending slot={slot} />;
  return <UnitSlot id={id} unit={units.get(id)} data={block.data} away={away} room={room} />;
}
