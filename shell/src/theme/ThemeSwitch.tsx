import { useAwake } from '@meadowlark/shared/design/use-awake.ts';
import { useSyncExternalStore } from 'react';
import { styled } from 'styled-components';
import { chooseTheme, currentTheme, onThemeChange } from './theme-choice.ts';

/**
 * Turns the paper's night side up, and back. Its room is there from the start; it is shown once a press does
 * something.
 */
export function ThemeSwitch() {
  return <Room>{useAwake() && <Switch />}</Room>;
}

function Switch() {
  const theme = useSyncExternalStore(onThemeChange, currentTheme);
  return (
    <Control
      type="button"
      aria-label="Dark theme"
      aria-pressed={theme === 'dark'}
      title={theme === 'dark' ? 'Read in the light' : 'Read in the dark'}
      onClick={() => chooseTheme(theme === 'dark' ? 'light' : 'dark')}
    >
      <svg viewBox="0 0 18 18" aria-hidden="true">
        <circle cx="9" cy="9" r="7.5" fill="none" stroke="currentColor" strokeWidth="2" />
        <path d="M9 1.5a7.5 7.5 0 0 1 0 15z" fill="currentColor" />
      </svg>
    </Control>
  );
}

const Room = styled.span`
  display: block;
  flex: none;
  width: 18px;
  height: 18px;

  @media print {
    display: none;
  }
`;

/** A finger's width around an 18 px sign, without taking that room from the line it stands in. */
const Control = styled.button`
  display: grid;
  place-items: center;
  width: var(--tap);
  height: var(--tap);
  margin: calc((18px - var(--tap)) / 2);
  padding: 0;
  border: 0;
  border-radius: var(--radius);
  background: none;
  color: var(--ink);
  cursor: pointer;

  &:hover {
    color: var(--accent-deep);
  }

  &:focus-visible {
    outline-offset: -6px;
  }

  svg {
    width: 18px;
    height: 18px;
  }
`;
