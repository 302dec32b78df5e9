import { styled } from 'styled-components';
import { DateText } from './DateText.tsx';
import type { DateView } from './story-view.ts';

interface Props {
  author: string;
  date: DateView | null;
}

/** Author and date: 'Editorial Team, November 21, 2025'. */
export function Byline({ author, date }: Props) {
  return (
    <Line>
      {author}
      {date !== null && (
        <>
          , <DateText {...date} />
        </>
      )}
    </Line>
  );
}

const Line = styled.p`
  padding-top: var(--s-2);
  font: var(--text-meta);
  color: var(--ink-faint);

  /* A year alone on the next line could be misread. */
  time {
    white-space: nowrap;
  }

  @media (max-width: 29.99em) {
    padding-top: var(--s-1);
  }
`;
