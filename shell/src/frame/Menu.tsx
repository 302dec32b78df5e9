import { Wrap } from '@meadowlark/shared/design/layout/Wrap.tsx';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { MenuSearch } from '../search/SearchField.tsx';
import { SiteIndex } from './SiteIndex.tsx';

/**
 * A `<details>` with the panel of all links. Without scripts the toggle opens and closes it, and the next page has it
 * closed.
 */
export function Menu({ children, className }: { children: ReactNode; className?: string }) {
  return (
    <details data-menu="" className={className}>
      <summary>{children}</summary>
      <Panel aria-label="All sections">
        <Inside>
          <MenuSearch label="Search the paper, in the menu" />
          <SiteIndex />
        </Inside>
      </Panel>
    </details>
  );
}

/** The menu below the extra-large width. Its toggle shows three bars, or a cross when open. */
export const SmallMenu = styled(Menu)`
  & > summary {
    display: inline-flex;
    align-items: center;
    gap: 10px;
    /* As tall as the masthead's bar, so that the panel starts at its lower edge. */
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

const Panel = styled.nav`
  position: absolute;
  left: 0;
  right: 0;
  z-index: 9;
  background: var(--ground-raised);
  border-block: 1px solid var(--rule);
  box-shadow: var(--lift);
  padding-block: var(--s-5) var(--s-6);

  @media (min-width: 1280px) {
    top: 100%;
    inset-inline: calc(-1 * var(--s-6));
    padding-inline: var(--s-6);
  }
`;

const Inside = styled(Wrap)`
  @media (min-width: 1280px) {
    width: auto;
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

/** What the toggle does, in one room for both words, so that nothing moves. */
export const MenuWord = styled.span`
  display: grid;

  > span {
    grid-area: 1 / 1;
  }

  details[open] > summary > & > :first-child,
  details:not([open]) > summary > & > :last-child {
    visibility: hidden;
  }
`;
