import { styled } from 'styled-components';
import { usePageLocation } from '../../composition/page-location.ts';
import { BULLETIN_PATH } from '../../routes.ts';

/**
 * Temperature and description of this hour. It is there from the start or not at all, so a masthead without it reserves no
 * space.
 */
export function WeatherLine({ text }: { text: string }) {
  const isHere = usePageLocation().pathname === BULLETIN_PATH;
  return (
    <Link href={BULLETIN_PATH} aria-label={`Weather: ${text}`} aria-current={isHere ? 'page' : undefined}>
      {text}
    </Link>
  );
}

const Link = styled.a`
  order: 1;
  padding: 12px 14px;
  margin: -12px -14px;
  color: var(--ink);
`;
