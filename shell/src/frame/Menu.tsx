import { useEffect, useRef, type ReactNode } from 'react';
import { useLocation } from 'react-router-dom';
import { styled } from 'styled-components';
import { MenuPanel } from './MenuPanel.tsx';

/** A `<details>` that opens the panel of all links. It closes when a link is followed, on Escape, and on a click outside. */
export function Menu({ children, className }: { children: ReactNode; className?: string }) {
  const details = useRef<HTMLDetailsElement>(null);
  const location = useLocation();

  useEffect(() => {
    details.current?.removeAttribute('open');
  }, [location]);

  useEffect(() => {
    const close = (event: Event) => {
      const menu = details.current;
      if (!menu?.open) return;
      if (event instanceof KeyboardEvent ? event.key !== 'Escape' : menu.contains(event.target as Node))
        return;
      menu.open = false;
      if (event instanceof KeyboardEvent) menu.querySelector('summary')?.focus();
    };
    document.addEventListener('keydown', close);
    document.addEventListener('pointerdown', close);
    return () => {
      document.removeEventListener('keydown', close);
      document.removeEventListener('pointerdown', close);
    };
  }, []);

  return (
    <details ref={details} className={className}>
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
    min-height: var(--tap);
    padding-inline: var(--s-2);
    margin-right: calc(-1 * var(--s-2));
    font-weight: 600;
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
