import { AdSlot } from '@meadowlark/shared/design/ads/AdSlot.tsx';
import { Wrap } from '@meadowlark/shared/design/layout/Wrap.tsx';
import { styled } from 'styled-components';
import { Hero } from './Hero.tsx';
import { HomeBlock, type HomeView } from './HomeBlock.tsx';

/** The front page: the hero, ads and the blocks of remotes. A block that fails does not affect the others. */
export function HomePage(page: HomeView) {
  return (
    <>
      <Wrap>
        <Hero />
        <HomeBlock slot="local" {...page} />
        <AdSlot size="banner" position={1} />
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
