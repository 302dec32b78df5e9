import type { BlockProps } from '@meadowlark/shared/contract/block.ts';
import { Embed } from '@meadowlark/shared/design/Embed.tsx';
import { SectionHead } from '@meadowlark/shared/design/SectionHead.tsx';
import { SampleAddress } from '../embeds/SampleAddress.tsx';
import type { LatestUpdatesData } from './latest-updates-data.ts';
import { Tiles } from './Tiles.tsx';

/** Height of the frame in pixels (specification, section 9). */
const FRAME_HEIGHT = 1600;

/** The image feed with pictures from readers. Until it is asked for, a row of our own pictures stands for it. */
export function Block({ data: { feed } }: BlockProps<LatestUpdatesData>) {
  return (
    <section aria-labelledby="latest-updates" data-section="community">
      <SectionHead title="Latest Updates" id="latest-updates" />
      <Embed
        frame={{ src: feed.frame, title: `Latest Updates: ${feed.name}` }}
        room={{ height: FRAME_HEIGHT, until: <Tiles /> }}
        action="Show Latest Updates"
        link={{ href: feed.page, text: `See the pictures at ${feed.site}` }}
      >
        Pictures from our readers come from an outside image service, which may set cookies. It is asked only
        when you press the button; those above are samples of our own.
        <SampleAddress part={feed} />
      </Embed>
    </section>
  );
}
