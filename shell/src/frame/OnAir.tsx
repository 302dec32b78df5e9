import { usePageLocation } from '../composition/page-location.ts';
import { styled } from 'styled-components';

const RADIO = '/radio';

/** A link to the radio. */
export function OnAir() {
  const isHere = usePageLocation().pathname === RADIO;
  return (
    <Link href={RADIO} aria-current={isHere ? 'page' : undefined}>
      <svg viewBox="0 0 10 10" aria-hidden="true">
        <path d="M1 0l9 5-9 5z" />
      </svg>
      Live Radio
    </Link>
  );
}

const Link = styled.a`
  display: inline-flex;
  align-items: center;
  gap: 6px;
  font-weight: 600;
  white-space: nowrap;
  color: var(--ink);
  padding-block: 12px;
  margin-block: -12px;

  svg {
    flex: none;
    width: 10px;
    height: 10px;
    fill: var(--accent-deep);
  }

  &:hover {
    text-decoration: underline 2px var(--accent);
    text-underline-offset: 4px;
  }
`;
