import type { BlockProps } from '@meadowlark/shared/contract/block.ts';
import { SectionHead } from '@meadowlark/shared/design/layout/SectionHead.tsx';
import { DateText } from '@meadowlark/shared/design/stories/DateText.tsx';
import { styled } from 'styled-components';
import type { BriefData } from './load.ts';

/** Hours and headlines of the other sections, newest first: links in a list, no cards. */
export function Block({ data: { briefs } }: BlockProps<BriefData>) {
  return (
    <section aria-label="This morning in brief">
      <SectionHead title="This morning in brief" />
      <List>
        {briefs.map(({ href, title, time }) => (
          <li key={href}>
            {time && <DateText {...time} />}
            <a href={href}>{title}</a>
          </li>
        ))}
        {briefs.length === 0 && <li>Nothing has come in yet. Look again later.</li>}
      </List>
    </section>
  );
}

const List = styled.ol`
  font: var(--text-excerpt);

  li {
    position: relative;
    display: grid;
    grid-template-columns: 5rem minmax(0, 1fr);
    align-items: baseline;
    padding-block: var(--s-3);
    border-top: 1px solid var(--rule);
  }

  time {
    font: var(--text-meta);
    color: var(--ink-faint);
    white-space: nowrap;
  }

  a {
    grid-column: 2;
    font: var(--hed-6);
    overflow-wrap: anywhere;
    text-wrap: pretty;
  }

  a::after {
    content: '';
    position: absolute;
    inset: 0;
  }

  a:hover {
    text-decoration: underline 2px var(--accent);
    text-underline-offset: 4px;
  }

  @media (min-width: 480px) and (max-width: 1023.98px) {
    columns: 2;
    column-gap: var(--gap);

    li {
      break-inside: avoid;
    }
  }
`;
