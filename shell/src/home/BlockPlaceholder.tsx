import { PendingStories } from '@meadowlark/shared/design/stories/PendingStories.tsx';
import { Plate } from '@meadowlark/shared/design/pictures/Plate.tsx';
import { StatusLine } from '@meadowlark/shared/design/states/StatusLine.tsx';
import { WithRail } from '@meadowlark/shared/design/layout/WithRail.tsx';
import { HOME, type HomeSlot } from '../routes.ts';
import { BlockPlace } from './BlockPlace.tsx';

/** The placeholder of a late block, with its loading text (specification, section 8). */
export function BlockPlaceholder({ slot }: { slot: HomeSlot }) {
  const text = `Loading ${HOME.blocks[slot].title.toLowerCase()}...`;
  return (
    <BlockPlace slot={slot} pending>
      <Skeleton slot={slot} text={text} />
    </BlockPlace>
  );
}

function Skeleton({ slot, text }: { slot: HomeSlot; text: string }) {
  switch (slot) {
    case 'local':
      return <PendingStories text={text} count={3} layout="front" />;
    case 'national':
      return (
        <WithRail rail={null}>
          <PendingStories text={text} count={4} layout="two" />
        </WithRail>
      );
    case 'video':
      return (
        <>
          <StatusLine tone="loading">{text}</StatusLine>
          <Plate ratio="film" />
        </>
      );
    case 'brief':
    case 'updates':
      return <StatusLine tone="loading">{text}</StatusLine>;
  }
}
