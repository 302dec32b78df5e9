import type { PageProps } from '@meadowlark/shared/contract/page.ts';
import type { WithServices } from '@meadowlark/shared/contract/services.ts';
import { AdSlot } from '@meadowlark/shared/design/AdSlot.tsx';
import { Wrap } from '@meadowlark/shared/design/Wrap.tsx';
import { styled } from 'styled-components';
import { NowPlaying } from './NowPlaying.tsx';
import artwork from './pictures/artwork.png';
import mast from './pictures/mast.svg';
import { Player } from './Player.tsx';
import type { RadioData } from './radio-data.ts';
import { Reading } from './Reading.tsx';

export function Page({ data, services }: PageProps<RadioData> & WithServices) {
  return (
    <Wrap>
      <Set aria-label="Player" data-ground="night">
        <Still>
          <img src={mast} alt="A radio mast sending waves" width={600} height={360} />
        </Still>
        <Desk>
          <h1>Live Radio</h1>
          <Subtitle>24/7 live stream</Subtitle>
          <Player player={services.player} programme={{ ...data.programme, artwork }} />
          <NowPlaying />
        </Desk>
      </Set>
      <AdSlot size="banner" position={1} />
      <Reading />
    </Wrap>
  );
}

const Set = styled.section`
  color-scheme: dark;
  margin-top: var(--s-5);

  @media (min-width: 1024px) {
    display: grid;
    grid-template-columns: 7fr 5fr;
  }
`;

const Still = styled.div`
  aspect-ratio: 5 / 3;
  overflow: hidden;

  img {
    width: 100%;
    height: 100%;
    object-fit: cover;
  }
  @media (min-width: 1024px) {
    position: relative;
    aspect-ratio: auto;
    min-height: 460px;

    img {
      position: absolute;
    }
  }
`;

const Desk = styled.div`
  display: flex;
  flex-direction: column;
  padding: var(--s-5) var(--s-4);

  h1 {
    font: var(--hed-1);
    letter-spacing: -0.02em;
  }
  @media (min-width: 1024px) {
    padding: var(--s-6);
  }
`;

const Subtitle = styled.p`
  font: var(--text-standfirst);
  color: var(--ink-soft);
`;
