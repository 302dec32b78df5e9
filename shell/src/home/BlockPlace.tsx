import { SectionHead } from '@meadowlark/shared/design/SectionHead.tsx';
import { Wrap } from '@meadowlark/shared/design/Wrap.tsx';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { HOME, type HomeSlot } from '../routes.ts';

/** The hue that a block's section wears; the film has the night band instead. */
const HUE: Readonly<Partial<Record<HomeSlot, string>>> = { local: 'local-news', national: 'national-news' };

interface Props {
  slot: HomeSlot;
  /** Still to come, and not: away. */
  pending: boolean;
  children: ReactNode;
}

/** Opens a block's section as the block itself would, for what stands in its place: the page keeps its rhythm. */
export function BlockPlace({ slot, pending, children }: Props) {
  const { title } = HOME.blocks[slot];
  const state = pending ? { 'aria-busy': true, 'data-pending': '' } : {};
  if (slot === 'video') {
    return (
      <Band data-ground="night" aria-label={title} {...state}>
        <Wrap>
          <h2>{title}</h2>
          {children}
        </Wrap>
      </Band>
    );
  }
  return (
    <section data-section={HUE[slot]} aria-label={title} {...state}>
      <SectionHead title={title} />
      {children}
    </section>
  );
}

const Band = styled.section`
  --ground-tint: color-mix(in srgb, var(--rule-night) 35%, var(--ground-night));
  padding-block: var(--s-6);

  h2 {
    padding-bottom: var(--s-4);
    font: var(--text-kicker);
    letter-spacing: normal;
    color: var(--accent);
  }

  @media (min-width: 1024px) {
    padding-block: var(--s-7);
  }
`;
