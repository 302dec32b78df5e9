import { styled } from 'styled-components';

/**
 * The dark theme switch. The server renders it hidden, with its space reserved; the bootstrap shows it, since it needs a
 * script (`init-theme-switch.ts`).
 */
export function ThemeSwitch() {
  return (
    <Space>
      <Control type="button" data-theme-switch="" aria-label="Dark theme" hidden>
        <svg viewBox="0 0 18 18" aria-hidden="true">
          <circle cx="9" cy="9" r="7.5" fill="none" stroke="currentColor" strokeWidth="2" />
          <path d="M9 1.5a7.5 7.5 0 0 1 0 15z" fill="currentColor" />
        </svg>
      </Control>
    </Space>
  );
}

const Space = styled.span`
  display: block;
  flex: none;
  width: 18px;
  height: 18px;

  @media (scripting: none), print {
    display: none;
  }
`;

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
