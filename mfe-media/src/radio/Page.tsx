import type { PageProps } from '@meadowlark/shared/contract/page.ts';
import { AdSlot } from '@meadowlark/shared/design/AdSlot.tsx';
import { Wrap } from '@meadowlark/shared/design/Wrap.tsx';
import { styled } from 'styled-components';
import { Player } from './Player.tsx';
import type { RadioData } from './radio-data.ts';
import picture from './radio.svg';

export function Page({ data }: PageProps<RadioData>) {
  return (
    <Wrap>
      <Set aria-label="Player">
        <Still>
          <img src={picture} alt="A radio mast sending waves" width={600} height={360} />
        </Still>
        <Desk>
          <h1>Live Radio</h1>
          <Subtitle>24/7 live stream</Subtitle>
          <Player stream={data.stream} />
          <Now>
            <h2>Now Playing</h2>
            <p>
              If you hear nothing, press play once more: browsers wait for a click before they start sound.
            </p>
          </Now>
        </Desk>
      </Set>
      <AdSlot size="banner" position={1} />
    </Wrap>
  );
}

const Set = styled.section`
  margin-top: var(--s-5);
  background: var(--ground-night);
  color: var(--ink-night);
  :focus-visible {
    outline-color: var(--accent);
    box-shadow: 0 0 0 3px var(--ground-night);
  }
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
  color: var(--ink-night-soft);
`;

const Now = styled.div`
  margin-top: auto;
  padding-top: var(--s-4);
  border-top: 1px solid var(--rule-night);
  h2 {
    font: var(--text-kicker);
    letter-spacing: normal;
    color: var(--accent);
  }
  p {
    padding-top: var(--s-1);
    font: var(--text-excerpt);
    color: var(--ink-night-soft);
  }
`;
