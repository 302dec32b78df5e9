import { Wrap } from '@meadowlark/shared/design/layout/Wrap.tsx';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { MenuSearch } from '../features/search/SearchField.tsx';
import { MENU_ID } from './init-menu.ts';
import { SiteIndex } from './SiteIndex.tsx';

/**
 * The panel with all links: a popover, so that it opens and closes without a script. It comes after the main part, since
 * nobody reads it first; the focus reaches it from its toggle.
 */
export function Menu() {
  return (
    <Panel id={MENU_ID} popover="auto" aria-label="All sections">
      <Wrap>
        <MenuSearch label="Search the paper, in the menu" />
        <SiteIndex />
      </Wrap>
    </Panel>
  );
}

/** Opens and closes the menu. Each width shows one. */
export function MenuToggle({ children, className }: { children: ReactNode; className?: string }) {
  return (
    <Toggle type="button" popoverTarget={MENU_ID} className={className}>
      {children}
    </Toggle>
  );
}

const Toggle = styled.button`
  /* The visible toggle anchors the panel. */
  anchor-name: --menu-toggle;
  display: inline-flex;
  align-items: center;
  padding: 0;
  border: 0;
  background: none;
  cursor: pointer;
`;

/** The toggle below the extra-large width. It shows three bars, or a cross when the menu is open. */
export const SmallMenuToggle = styled(MenuToggle)`
  /* A fixed place: otherwise the word, and the icon at its left, would move it as they arrive. */
  width: 7.25rem;
  flex-direction: row-reverse;
  gap: 10px;
  /* As tall as the masthead's bar, so that the panel starts at its lower edge. */
  place-self: stretch end;
  padding-inline: var(--s-2);
  margin-right: calc(-1 * var(--s-2));
  font-weight: 600;

  @media (min-width: 80em) {
    display: none;
  }
`;

const Panel = styled.nav`
  position: absolute;
  inset: auto 0;
  /* Browsers without anchor positioning: below the bar, unless something is above the masthead. */
  top: 68px;
  top: anchor(--menu-toggle bottom, 68px);
  width: auto;
  margin: 0;
  padding: var(--s-5) 0 var(--s-6);
  border: solid var(--rule);
  border-width: 1px 0;
  background: var(--ground-raised);
  color: var(--ink);
  box-shadow: var(--lift);

  @media (min-width: 80em) {
    width: min(100%, calc(var(--page) + 2 * var(--s-6)));
    margin-inline: auto;
  }

  @supports not selector(:popover-open) {
    position: static;
  }
`;

export const MenuSign = styled.span`
  /* Also beside a word in a wide font, which would squeeze it. */
  min-width: 18px;
  height: 12px;
  border-block: 2px solid;
  position: relative;
  /* Forced colors would show the transparent bars of the cross; these are in the button's color. */
  forced-color-adjust: none;

  &::before {
    content: '';
    position: absolute;
    inset: 3px 0 auto;
    border-top: 2px solid;
  }

  [data-open] > & {
    border-color: transparent;
  }

  [data-open] > &::before {
    transform: rotate(45deg);
  }

  [data-open] > &::after {
    content: '';
    position: absolute;
    inset: 3px 0 auto;
    border-top: 2px solid;
    transform: rotate(-45deg);
  }
`;

/** The toggle's label; both words take the same space, so that nothing moves. */
export const MenuWord = styled.span`
  display: grid;

  > span {
    grid-area: 1 / 1;
  }

  [data-open] > & > :first-child,
  :not([data-open]) > & > :last-child {
    visibility: hidden;
  }
`;
