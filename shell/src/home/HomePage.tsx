import { AdSlot } from '@meadowlark/shared/design/AdSlot.tsx';
import { Wrap } from '@meadowlark/shared/design/Wrap.tsx';
import { Suspense, use } from 'react';
import { styled } from 'styled-components';
import type { LateBlocks, Units } from '../composition/mounted-view.ts';
import { blockUnit, unitKey } from '../composition/unit.ts';
import { UnitAway, UnitSlot } from '../composition/UnitSlot.tsx';
import type { BlockView, View } from '../composition/view.ts';
import { HOME, type HomeSlot } from '../routes.ts';
import { BlockPending } from './BlockPending.tsx';
import { Hero } from './Hero.tsx';

interface HomePageProps {
  view: Extract<View, { kind: 'home' }>;
  units: Units;
  late: LateBlocks | undefined;
}

/** The front page: the shell's own words, and blocks of the remotes, each of which may fail alone. */
export function HomePage(page: HomePageProps) {
  const slot = (name: HomeSlot) => <HomeBlock slot={name} {...page} />;
  return (
    <>
      <Wrap>
        <Hero />
        <AdSlot size="banner" position={1} />
        {slot('local')}
      </Wrap>
      <Gap>{slot('video')}</Gap>
      <Wrap>
        <Gap>{slot('national')}</Gap>
        <Gap>{slot('updates')}</Gap>
        <AdSlot size="banner" position={2} />
      </Wrap>
    </>
  );
}

/** The boundary is there for every block, late or not, so that server and browser agree. */
function HomeBlock({ slot, view, units, late }: HomePageProps & { slot: HomeSlot }) {
  const { title } = HOME.blocks[slot];
  const promise = late?.get(slot);
  return (
    <Suspense fallback={<BlockPending title={title} />}>
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
  const placement = HOME.blocks[slot];
  const id = unitKey(blockUnit(placement));
  if (block.state === 'away') return <UnitAway title={placement.title} />;
  return <UnitSlot id={id} title={placement.title} unit={units.get(id)} data={block.data} />;
}

const Gap = styled.div`
  margin-top: var(--s-7);

  @media (min-width: 768px) {
    margin-top: var(--s-8);
  }
`;
