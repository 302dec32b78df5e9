import { AdSlot } from '@meadowlark/shared/design/AdSlot.tsx';
import { Wrap } from '@meadowlark/shared/design/Wrap.tsx';
import { styled } from 'styled-components';
import { Hero } from './Hero.tsx';
import { HomeBlock, type HomeView } from './HomeBlock.tsx';

/** The front page: the shell's own words, and blocks of the remotes, each of which may fail alone. */
export function HomePage(page: HomeView) {
  return (
    <>
      <Wrap>
        <Hero />
        <AdSlot size="banner" position={1} />
        <HomeBlock slot="local" {...page} />
      </Wrap>
      <Gap>
        <HomeBlock slot="video" {...page} />
      </Gap>
      <Wrap>
        <Gap>
          <HomeBlock slot="national" {...page} />
        </Gap>
        <Gap>
          <HomeBlock slot="updates" {...page} />
        </Gap>
        <AdSlot size="banner" position={2} />
      </Wrap>
    </>
  );
}

const Gap = styled.div`
  margin-top: var(--s-7);

  @media (min-width: 768px) {
    margin-top: var(--s-8);
  }
`;
