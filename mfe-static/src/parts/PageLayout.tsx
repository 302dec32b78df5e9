import { AdSlot } from '@meadowlark/shared/design/ads/AdSlot.tsx';
import { Wrap } from '@meadowlark/shared/design/layout/Wrap.tsx';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';

/** Pages about the paper use the accent color; pages of a section use the section's. */
const Ground = styled(Wrap)`
  &:not([data-section]) {
    --section: var(--accent);
  }
`;

interface PageLayoutProps {
  section?: 'community' | 'opinion' | 'books';
  /** Position of the closing ad: one more than the ads inside. */
  lastAd?: number;
  children: ReactNode;
}

/** Layout of every page of this remote: width, color, and a closing ad banner. The paper that they describe is a sample. */
export function PageLayout({ section, lastAd = 1, children }: PageLayoutProps) {
  return (
    <Ground data-section={section} data-sample="">
      {children}
      <AdSlot size="banner" position={lastAd} />
    </Ground>
  );
}
