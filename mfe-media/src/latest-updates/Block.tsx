import type { BlockProps } from '@meadowlark/shared/contract/block.ts';
import { ButtonLink } from '@meadowlark/shared/design/ButtonLink.tsx';
import { Picture } from '@meadowlark/shared/design/Picture.tsx';
import { SectionHead } from '@meadowlark/shared/design/SectionHead.tsx';
import { styled } from 'styled-components';
import type { LatestUpdatesData } from './latest-updates-data.ts';
import { TILES } from './tiles.ts';

/** Pictures from readers: for now sample tiles of our own and a link to the outside feed. */
export function Block({ data }: BlockProps<LatestUpdatesData>) {
  return (
    <section aria-labelledby="latest-updates">
      <SectionHead title="Latest Updates" id="latest-updates" />
      <Ground>
        <Tiles>
          {TILES.map(({ name, src }) => (
            <Picture key={name} picture={{ src, alt: '' }} ratio="tile" />
          ))}
        </Tiles>
        <Ask>
          <p>
            Pictures from our readers come from an outside image service, which may set cookies. Those above
            are samples of our own; nothing is asked of that service until you follow the link.
          </p>
          <ButtonLink href={data.feed.href} target="_blank" rel="noopener noreferrer">
            See Latest Updates in a new tab
          </ButtonLink>
        </Ask>
      </Ground>
    </section>
  );
}

const Ground = styled.div`
  background: var(--ground-tint);
`;

const Tiles = styled.div`
  display: grid;
  grid-template-columns: repeat(3, 1fr);
  gap: 2px;
  > :nth-child(n + 4) {
    display: none;
  }
  @media (min-width: 768px) {
    grid-template-columns: repeat(6, 1fr);
    > :nth-child(n + 4) {
      display: block;
    }
  }
`;

const Ask = styled.div`
  display: grid;
  gap: var(--s-4);
  justify-items: start;
  padding: var(--s-5) var(--s-4);
  p {
    max-width: 35rem;
    font: var(--text-excerpt);
    color: var(--ink-soft);
  }
  @media (min-width: 768px) {
    display: flex;
    justify-content: space-between;
    align-items: center;
    gap: var(--s-6);
    padding-inline: var(--s-5);
  }
`;
