import { DateText } from '@meadowlark/shared/design/stories/DateText.tsx';
import { styled } from 'styled-components';
import type { Brief } from './brief.ts';
import { headlineList } from './headline-list.ts';

/** Times and headlines: links in a list, no cards. */
export function BriefList({ briefs }: { briefs: readonly Brief[] }) {
  return (
    <List>
      {briefs.map(({ href, title, time }) => (
        <li key={href}>
          {time && <DateText {...time} />}
          <a href={href}>{title}</a>
        </li>
      ))}
    </List>
  );
}

const List = styled.ol`
  ${headlineList}

  /* In very large text the headline is below its time, where its words do not break. */
  @media (min-width: 18em) {
    li {
      grid-template-columns: 5rem minmax(0, 1fr);
      align-items: baseline;
    }
    a {
      grid-column: 2;
    }
  }
`;
