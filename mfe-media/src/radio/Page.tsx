import type { PageProps } from '@meadowlark/shared/contract/page.ts';
import type { WithServices } from '@meadowlark/shared/contract/services.ts';
import { AdSlot } from '@meadowlark/shared/design/ads/AdSlot.tsx';
import { SITE } from '@meadowlark/shared/site.ts';
import { Wrap } from '@meadowlark/shared/design/layout/Wrap.tsx';
import { styled } from 'styled-components';
import artwork from './pictures/artwork.png';
import mast from './pictures/mast.svg';
import { Player } from './Player.tsx';
import type { RadioData } from './load.ts';
import { ReadingList } from './ReadingList.tsx';

export function Page({ data, services }: PageProps<RadioData> & WithServices) {
  return (
    <Wrap>
      <PlayerBand aria-label="Player" data-ground="night">
        <Photo>
          <img src={mast} alt="A radio mast sending waves" width={600} height={360} />
        </Photo>
        <Panel>
          <h1>Live Radio</h1>
          <Subtitle>24/7 live stream</Subtitle>
          <Player player={services.player} program={{ ...data.program, artwork }} />
          <NowPlaying />
        </Panel>
      </PlayerBand>
      <AdSlot size="banner" position={1} />
      <ReadingList />
    </Wrap>
  );
}

const PlayerBand = styled.section`
  color-scheme: dark;
  margin-top: var(--s-5);

  @media (min-width: 64em) {
    display: grid;
    grid-template-columns: 7fr 5fr;
  }
`;

const Photo = styled.div`
  aspect-ratio: 5 / 3;
  overflow: hidden;

  img {
    width: 100%;
    height: 100%;
    object-fit: cover;
  }
  @media (min-width: 64em) {
    position: relative;
    aspect-ratio: auto;
    min-height: 460px;

    img {
      position: absolute;
    }
  }
  @media print {
    max-height: 150pt;
  }
`;

const Panel = styled.div`
  display: flex;
  flex-direction: column;
  padding: var(--s-5) var(--s-4);

  h1 {
    font: var(--hed-1);
    letter-spacing: -0.02em;
  }
  @media (min-width: 64em) {
    padding: var(--s-6);
  }
`;

const Subtitle = styled.p`
  font: var(--text-standfirst);
  color: var(--ink-soft);
`;

function NowPlaying() {
  return (
    <Now>
      <h2>Now Playing</h2>
      <p>The live stream of {SITE.name}. It goes on while you read the rest of the paper.</p>
      <p>If you hear nothing, press play once more: browsers wait for a click before they start sound.</p>
    </Now>
  );
}

const Now = styled.div`
  display: grid;
  gap: var(--s-1);
  margin-top: auto;
  padding-top: var(--s-4);
  border-top: 1px solid var(--rule);

  h2 {
    font: var(--text-kicker);
    letter-spacing: normal;
    color: var(--accent);
  }
  p {
    font: var(--text-excerpt);
    color: var(--ink-soft);
  }
  @media (scripting: none) {
    > :nth-child(2) {
      display: none;
    }
  }
  @media (min-width: 64em) {
    /* At the lower edge, each line moves those before it, so all are shown when what follows the player arrives. */
    :not(:has(+ *)) > div > & {
      visibility: hidden;
    }
  }
`;
