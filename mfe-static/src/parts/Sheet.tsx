import { AdSlot } from '@meadowlark/shared/design/AdSlot.tsx';
import { Wrap } from '@meadowlark/shared/design/Wrap.tsx';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';

/** Pages about the paper itself wear the accent; pages with a section of their own wear its hue. */
const Ground = styled(Wrap)`
  &:not([data-section]) {
    --section: var(--accent);
  }
`;

interface SheetProps {
  section?: 'community' | 'opinion' | 'books';
  /** Number of the closing ad: one more than the ads inside. */
  lastAd?: number;
  children: ReactNode;
}

/** What every page of this remote stands on: the page's width, its hue, and an ad banner after all the rest. */
export function Sheet({ section, lastAd = 1, children }: SheetProps) {
  return (
    <Ground data-section={section}>
      {children}
      <AdSlot size="banner" position={lastAd} />
    </Ground>
  );
}
