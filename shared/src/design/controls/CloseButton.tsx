import { styled } from 'styled-components';

interface Props {
  /** Accessible name: what it closes. */
  label: string;
  /** Missing if plain DOM code handles the click. */
  onClick?: () => void;
}

/** A cross, in a box as large as a finger. */
export function CloseButton({ label, onClick }: Props) {
  return (
    <Control type="button" aria-label={label} onClick={onClick}>
      <svg viewBox="0 0 16 16" aria-hidden="true">
        <path d="M1.5 1.5l13 13m0-13l-13 13" fill="none" stroke="currentColor" strokeWidth="2" />
      </svg>
    </Control>
  );
}

const Control = styled.button`
  display: grid;
  flex: none;
  place-items: center;
  width: var(--tap);
  height: var(--tap);
  padding: 0;
  border: 0;
  border-radius: var(--radius);
  background: none;
  color: inherit;
  cursor: pointer;

  &:hover {
    background: color-mix(in srgb, currentColor 12%, transparent);
  }
  &:focus-visible {
    outline-offset: -6px;
  }
  svg {
    width: 16px;
    height: 16px;
  }
`;
