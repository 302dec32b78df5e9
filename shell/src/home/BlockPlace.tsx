import { SectionHead } from '@meadowlark/shared/design/layout/SectionHead.tsx';
import { Wrap } from '@meadowlark/shared/design/layout/Wrap.tsx';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { HOME, type HomeSlot } from '../routes.ts';

/** The hue of a block's section. The video has a dark band instead. */
const HUE: Readonly<Partial<Record<HomeSlot, string>>> = { local: 'local-news', national: 'national-news' };

interface Props {
  slot: HomeSlot;
  /** Whether the block is late; otherwise it is unavailable. */
  pending: boolean;
  children: ReactNode;
}

/** The section of a block with its heading, for a placeholder or fallback: the layout stays the same. */
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

  @media (min-width: 64em) {
    padding-block: var(--s-7);
  }
`;
