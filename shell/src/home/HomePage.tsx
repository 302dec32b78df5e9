import { AdSlot } from '@meadowlark/shared/design/ads/AdSlot.tsx';
import { Wrap } from '@meadowlark/shared/design/layout/Wrap.tsx';
import { Suspense } from 'react';
import { styled } from 'styled-components';
import { Hero } from './Hero.tsx';
import type { HomeView } from '../composition/shell-pages.ts';
import { HomeBlock } from './HomeBlock.tsx';

/**
 * The front page: the hero, ads and the blocks of remotes. A block that fails does not affect the others. Each part with
 * text has a boundary: if the browser has translated it, React re-renders only that part.
 */
export function HomePage(page: HomeView) {
  return (
    <>
      <Wrap>
        <Suspense>
          <Hero />
        </Suspense>
        <Top>
          <HomeBlock slot="local" {...page} />
          <HomeBlock slot="brief" {...page} />
        </Top>
        <Suspense>
          <AdSlot size="banner" position={1} />
        </Suspense>
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
        <Suspense>
          <AdSlot size="banner" position={2} />
        </Suspense>
      </Wrap>
    </>
  );
}

/** Local News in nine of twelve columns, the brief in three, with a hairline between. */
const Top = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--s-6) var(--gap);

  @media (min-width: 64em) {
    grid-template-columns: minmax(0, 1fr) calc((100% - 2 * var(--gap)) / 4);
    align-items: start;
    background: linear-gradient(var(--rule) 0 0) right calc((100% - 2 * var(--gap)) / 4 + var(--gap) / 2)
      bottom / 1px calc(100% - var(--s-4)) no-repeat;

    /* The headings share a baseline. Not :last-child, which matches only once the whole parent is parsed. */
    > :nth-child(2) h2 {
      font: 580 1.375rem/1.4546 var(--serif);
    }
    /* The brief stays in view beside the open list, so that no corner is empty. */
    &:has([data-see-all][open]) > [data-unit]:nth-child(2) {
      position: sticky;
      top: var(--s-5);
    }
  }
`;

const Gap = styled.div`
  margin-top: var(--s-7);

  @media (min-width: 48em) {
    margin-top: var(--s-8);
  }
`;
