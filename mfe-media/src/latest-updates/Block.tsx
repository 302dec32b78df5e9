import type { BlockProps } from '@meadowlark/shared/contract/block.ts';
import { Embed } from '@meadowlark/shared/design/embeds/Embed.tsx';
import { Picture } from '@meadowlark/shared/design/pictures/Picture.tsx';
import { SectionHead } from '@meadowlark/shared/design/layout/SectionHead.tsx';
import { styled } from 'styled-components';
import { embedLinkText } from '@meadowlark/shared/design/embeds/embed-source.ts';
import type { LatestUpdatesData } from './load.ts';
import fair from './tiles/fair.svg';
import geese from './tiles/geese.svg';
import hen from './tiles/hen.svg';
import porch from './tiles/porch.svg';
import quilt from './tiles/quilt.svg';
import tent from './tiles/tent.svg';

/** Height of the frame in pixels (specification, section 9). */
const FRAME_HEIGHT = 1600;

/** The image feed of readers' pictures. Shows our own pictures until the reader loads it. */
export function Block({ data: { feed } }: BlockProps<LatestUpdatesData>) {
  return (
    <section aria-labelledby="latest-updates" data-section="community">
      <SectionHead title="Latest Updates" id="latest-updates" />
      <Embed
        frame={{ src: feed.frame, title: `Latest Updates: ${feed.name}` }}
        size={{ height: FRAME_HEIGHT, until: <Tiles /> }}
        action="Show Latest Updates"
        link={{ href: feed.page, text: embedLinkText('See the pictures', feed) }}
      >
        {feed.site === null
          ? 'The pictures of this sample edition come from the paper itself, only when you press the button.'
          : 'Pictures from our readers come from an outside image service, which may set cookies. We contact it only when you press the button. The pictures above are our own samples.'}
      </Embed>
    </section>
  );
}

/** Our own sample pictures. Narrow screens show the first three. */
const TILES = [
  { name: 'geese', src: geese },
  { name: 'porch', src: porch },
  { name: 'fair', src: fair },
  { name: 'hen', src: hen },
  { name: 'tent', src: tent },
  { name: 'quilt', src: quilt },
];

function Tiles() {
  return (
    <Row>
      {TILES.map(({ name, src }) => (
        <Picture key={name} picture={{ src, alt: '' }} ratio="tile" />
      ))}
    </Row>
  );
}

const Row = styled.div`
  display: grid;
  grid-template-columns: repeat(3, 1fr);
  gap: 2px;

  @media (max-width: 47.99em) {
    > :nth-child(n + 4) {
      display: none;
    }
  }
  @media (min-width: 48em) {
    grid-template-columns: repeat(6, 1fr);
  }
`;
