import { styled } from 'styled-components';
import { usePageLocation } from '../composition/page-location.ts';
import { BULLETIN_PATH } from '../routes.ts';

/** Temperature and words of this hour. A masthead without it has no room for it: it is there from the start, or not at all. */
export function WeatherLine({ text }: { text: string }) {
  const isHere = usePageLocation().pathname === BULLETIN_PATH;
  return (
    <Link href={BULLETIN_PATH} aria-label={`Weather: ${text}`} aria-current={isHere ? 'page' : undefined}>
      {text}
    </Link>
  );
}

const Link = styled.a`
  /* A line of its own: what stands before it may become longer as the page arrives. */
  display: inline-block;
  flex-basis: 100%;
  white-space: normal;
  font-weight: 600;
  color: var(--ink);
  padding-block: 12px;
  margin-block: -12px;

  &:hover {
    text-decoration-line: underline;
  }
`;
