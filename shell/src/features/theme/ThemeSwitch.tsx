import { styled } from 'styled-components';

/**
 * The dark theme switch. The server renders it hidden, and its column is reserved (`DateLine.tsx`); the bootstrap shows it,
 * since it needs a script (`init-theme-switch.ts`).
 */
export function ThemeSwitch() {
  return (
    <Control type="button" data-theme-switch="" aria-label="Dark theme" hidden>
      <svg viewBox="0 0 18 18" aria-hidden="true">
        {/* A ring with its right half filled. */}
        <path
          d="M9 .5a8.5 8.5 0 1 0 0 17 8.5 8.5 0 1 0 0-17zm0 2v13a6.5 6.5 0 1 1 0-13z"
          fill="currentColor"
        />
      </svg>
    </Control>
  );
}

/** A touch target around an 18 px icon; negative margins keep the line height. */
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

  &[hidden] {
    display: none;
  }

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
