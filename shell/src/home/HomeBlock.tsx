import { Suspense, use } from 'react';
import type { Units } from '../composition/mounted-view.ts';
import type { HomeView } from '../composition/shell-pages.ts';
import { blockUnit, unitKey } from '../composition/unit.ts';
import { UnitSlot } from '../composition/UnitSlot.tsx';
import type { BlockView } from '../composition/view.ts';
import { HOME, type HomeSlot } from '../routes.ts';
import { UnavailableBlock } from './UnavailableBlock.tsx';
import { BlockPlaceholder } from './BlockPlaceholder.tsx';

/**
 * A block in its slot. Every block has a Suspense boundary, late or not, so that server and browser render the same tree.
 */
export function HomeBlock({ slot, view, units, late }: HomeView & { slot: HomeSlot }) {
  const promise = late?.get(slot);
  return (
    <Suspense fallback={<BlockPlaceholder slot={slot} />}>
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
  const fallback = <UnavailableBlock slot={slot} />;
  if (block.state === 'unavailable') return fallback;
  const placeholder = <BlockPlaceholder slot={slot} />;
  return (
    <UnitSlot id={id} unit={units.get(id)} data={block.data} fallback={fallback} placeholder={placeholder} />
  );
}
