import { styled } from 'styled-components';
import { HouseAd } from './HouseAd.tsx';
import type { AdSize } from './house-ads.ts';

interface Props {
  /** banner: 728x90, or 320x100 on small screens. box: 300x250. tall: 300x600, on wide screens only. */
  size: AdSize;
  /** Counts the slots of a page from 1, so that each has a name of its own. */
  position: number;
}

/**
 * Room for an advertisement, labelled, of the same size whoever fills it. The paper's own stands in it from the start;
 * where the operator has a network, its frame is laid over that in the slot's only `div` (`shell/src/ads`), without this
 * component.
 */
export function AdSlot({ size, position }: Props) {
  return (
    <Slot id={`ad-${size}-${position}`} data-ad={size} aria-label={`Advertisement, ${size} ${position}`}>
      <Label>Advertisement</Label>
      <Room>
        <HouseAd size={size} position={position} />
      </Room>
    </Slot>
  );
}

const Label = styled.span`
  display: block;
  font: var(--text-label);
  line-height: 24px;
  color: var(--ink-faint);
`;

const Room = styled.div`
  position: relative;
  width: 300px;
  max-width: 100%;
  height: 250px;
  margin-inline: auto;
  overflow: hidden;

  [data-ad='banner'] > & {
    width: 320px;
    height: 100px;
  }
  [data-ad='tall'] > & {
    height: 600px;
  }
  @media (min-width: 768px) {
    [data-ad='banner'] > & {
      width: 728px;
      height: 90px;
    }
  }
`;

const Slot = styled.aside`
  padding-bottom: var(--s-3);
  background: var(--ground-ad);
  text-align: center;

  &[data-ad='banner'] {
    margin-block: var(--s-6);
    padding-bottom: var(--s-4);
  }
  @media (min-width: 768px) {
    &[data-ad='banner'] {
      margin-block: var(--s-7);
    }
  }
  @media (max-width: 1023.98px) {
    &[data-ad='tall'] {
      display: none;
    }
  }
  @media print {
    display: none;
  }
`;
