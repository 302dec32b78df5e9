import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { MenuPanel } from './MenuPanel.tsx';

/**
 * A `<details>` that opens the panel of all links. Without scripts it opens and closes by its toggle, and a followed
 * link brings a page on which it is closed.
 */
export function Menu({ children, className }: { children: ReactNode; className?: string }) {
  return (
    <details data-menu="" className={className}>
      <summary>{children}</summary>
      <MenuPanel />
    </details>
  );
}

/** The toggle below the extra-large width: three bars that become a cross. */
export const SmallMenu = styled(Menu)`
  & > summary {
    display: inline-flex;
    align-items: center;
    gap: 10px;
    /* As high as the masthead's bar, so that the panel hangs from its lower edge. */
    min-height: 64px;
    padding-inline: var(--s-2);
    margin-right: calc(-1 * var(--s-2));
    font-weight: 600;
  }

  @media (min-width: 768px) {
    & > summary {
      min-height: 80px;
    }
  }

  @media (min-width: 1280px) {
    display: none;
  }
`;

export const MenuSign = styled.span`
  width: 18px;
  height: 12px;
  border-block: 2px solid;
  position: relative;

  &::before {
    content: '';
    position: absolute;
    inset: 3px 0 auto;
    border-top: 2px solid;
  }

  details[open] > summary > & {
    border-color: transparent;
  }

  details[open] > summary > &::before {
    transform: rotate(45deg);
  }

  details[open] > summary > &::after {
    content: '';
    position: absolute;
    inset: 3px 0 auto;
    border-top: 2px solid;
    transform: rotate(-45deg);
  }
`;
