import { SITE } from '../../site.ts';
import { styled } from 'styled-components';
import { HouseAd } from './HouseAd.tsx';
import type { AdSize } from './house-ads.ts';

interface Props {
  /** banner: 728x90, or 320x100 on small screens. box: 300x250. tall: 300x600, on wide screens only. */
  size: AdSize;
  /** Number of the slot on its page, from 1, so that ids and labels are unique. */
  position: number;
  /** Hides the slot below 48em, usually 768 px: narrow layouts show fewer slots (specification, section 4). */
  wideOnly?: boolean;
  /** Path of the page. A house advertisement that links to it is replaced by another one. */
  page?: string;
}

/**
 * A labeled slot for an advertisement. It has the ad's size; only a house advertisement in large text makes it
 * taller. It first shows a house advertisement, labeled as such. If the operator has an ad network, `shell/src/features/ads`
 * puts the network's frame over it, in the slot's only `div`, and `Advertisement` over the label, without this component.
 */
export function AdSlot({ size, position, wideOnly, page }: Props) {
  return (
    <Slot
      id={`ad-${size}-${position}`}
      data-ad={size}
      data-wide-only={wideOnly}
      aria-label={`Advertising room, ${size} ${position}`}
    >
      <Label slot="label">{`From the ${SITE.shortName}`}</Label>
      <Box>
        <HouseAd size={size} position={position} page={page} />
      </Box>
    </Slot>
  );
}

const Label = styled.span`
  display: block;
  font: var(--text-label);
  line-height: 24px;
  color: var(--ink-faint);
`;

const Box = styled.div`
  position: relative;
  display: grid;
  width: 300px;
  max-width: 100%;
  /* A house advertisement grows with the reader's text size, and loses no word. */
  min-height: 250px;
  margin-inline: auto;
  overflow: hidden;

  [data-ad='banner'] > & {
    width: 320px;
    min-height: 100px;

    @media (min-width: 48em) {
      width: 728px;
      min-height: 90px;
    }
  }
  [data-ad='tall'] > & {
    min-height: 600px;
  }
`;

const Slot = styled.aside`
  padding-bottom: var(--s-3);
  background: var(--ground-ad);
  text-align: center;

  &[data-ad='banner'] {
    margin-block: var(--s-6);
    padding-bottom: var(--s-4);

    @media (min-width: 48em) {
      margin-block: var(--s-7);
    }
  }
  @media (max-width: 47.99em) {
    &[data-wide-only] {
      display: none;
    }
  }
  @media (max-width: 63.99em) {
    &[data-ad='tall'] {
      display: none;
    }
  }
`;
