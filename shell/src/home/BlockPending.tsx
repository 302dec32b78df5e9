import { PendingStories } from '@meadowlark/shared/design/PendingStories.tsx';
import { Plate } from '@meadowlark/shared/design/Plate.tsx';
import { StatusLine } from '@meadowlark/shared/design/StatusLine.tsx';
import { WithRail } from '@meadowlark/shared/design/WithRail.tsx';
import { HOME, type HomeSlot } from '../routes.ts';
import { BlockPlace } from './BlockPlace.tsx';

/** Keeps the room of a block that is late, with its loading text (specification, section 8). */
export function BlockPending({ slot }: { slot: HomeSlot }) {
  const text = `Loading ${HOME.blocks[slot].title.toLowerCase()}...`;
  return (
    <BlockPlace slot={slot} pending>
      <Room slot={slot} text={text} />
    </BlockPlace>
  );
}

function Room({ slot, text }: { slot: HomeSlot; text: string }) {
  switch (slot) {
    case 'local':
      return <PendingStories text={text} count={3} layout="local" />;
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
    case 'updates':
      return <StatusLine tone="loading">{text}</StatusLine>;
  }
}
