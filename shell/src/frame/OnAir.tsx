import { usePageLocation } from '../composition/page-location.ts';
import { styled } from 'styled-components';

const RADIO = '/radio';

/** A link to the radio. */
export function OnAir() {
  const isHere = usePageLocation().pathname === RADIO;
  return (
    <Link href={RADIO} aria-current={isHere ? 'page' : undefined}>
      Live Radio
      {/* After the words, which it would otherwise move when it arrives. */}
      <svg viewBox="0 0 10 10" aria-hidden="true">
        <path d="M1 0l9 5-9 5z" />
      </svg>
    </Link>
  );
}

const Link = styled.a`
  display: inline-block;
  position: relative;
  font-weight: 600;
  color: var(--ink);
  text-indent: 16px;
  padding-block: 12px;
  margin-block: -12px;

  svg {
    position: absolute;
    left: 0;
    top: calc(50% - 5px);
    width: 10px;
    height: 10px;
    fill: var(--accent-deep);
  }
`;
