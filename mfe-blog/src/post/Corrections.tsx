import { TextLink } from '@meadowlark/shared/design/controls/TextLink.tsx';
import { styled } from 'styled-components';
import { DateAndTime } from './DateAndTime.tsx';
import { correctionId, type Correction } from '../functions/correction.ts';

/** The post's corrections, and a link to report another error. */
export function Corrections({ corrections }: { corrections: readonly Correction[] }) {
  if (corrections.length === 0) return null;
  return (
    <Box aria-labelledby={correctionId(null)}>
      <h2 id={correctionId(null)}>{corrections.length === 1 ? 'Correction' : 'Corrections'}</h2>
      <ul>
        {corrections.map(({ date, text }, index) => (
          <li key={text} id={correctionId(corrections.length - index)}>
            <p dir="auto">{text}</p>
            {date !== null && (
              <small>
                <DateAndTime {...date} />
              </small>
            )}
          </li>
        ))}
      </ul>
      <More>
        <span>
          Something else wrong? <TextLink href="/contact">Tell the desk</TextLink>
        </span>
        <TextLink href="/corrections">All corrections</TextLink>
      </More>
    </Box>
  );
}

/** The second link may be in a line of its own. */
const More = styled.small`
  display: flex;
  flex-wrap: wrap;
  gap: var(--s-2) var(--s-4);
`;

const Box = styled.section`
  max-width: var(--measure);
  margin-top: var(--s-7);
  padding: var(--s-4) var(--s-5) var(--s-5);
  border-top: 2px solid var(--rule-firm);
  background: var(--ground-tint);
  overflow-wrap: anywhere;

  h2 {
    font: var(--hed-5);
    letter-spacing: normal;
  }
  li {
    padding-block: var(--s-2) var(--s-3);
  }
  li + li {
    border-top: 1px solid var(--rule);
  }
  p {
    font: var(--text-excerpt);
    color: var(--ink-soft);
  }
  small {
    font: var(--text-meta);
    color: var(--ink-faint);
  }
  @media print {
    padding-inline: 0;

    > small {
      display: none;
    }
  }
`;
