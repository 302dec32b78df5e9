import { TextLink } from '@meadowlark/shared/design/controls/TextLink.tsx';
import { styled } from 'styled-components';
import type { DayData } from './load.ts';

/** Links to the previous and the next day. */
export function DayLinks({ previous, next }: Pick<DayData, 'previous' | 'next'>) {
  return (
    <Row aria-label="Days">
      {previous && (
        <TextLink href={previous.href} rel="prev">
          {previous.text}
        </TextLink>
      )}
      <TextLink href="/archive">All days</TextLink>
      {next && (
        <TextLink href={next.href} rel="next">
          {next.text}
        </TextLink>
      )}
    </Row>
  );
}

const Row = styled.nav`
  display: flex;
  flex-wrap: wrap;
  gap: var(--s-4) var(--s-5);
  padding-block: var(--s-2) var(--s-5);
  font: var(--text-ui);
`;
