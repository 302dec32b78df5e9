import { SectionHead } from '@meadowlark/shared/design/layout/SectionHead.tsx';
import { DateText } from '@meadowlark/shared/design/stories/DateText.tsx';
import { styled } from 'styled-components';
import type { SampleCategoryData } from './load.ts';

/** A page of three stories ends on the way to others. */
export function MoreInThePaper({ elsewhere }: Pick<SampleCategoryData, 'elsewhere'>) {
  return (
    <More aria-labelledby="more">
      <SectionHead title="More in the paper" id="more" />
      <ul>
        {elsewhere.map(({ section, story }) => (
          <li key={story.id}>
            <span>{section}</span>
            <a href={story.href ?? undefined}>{story.title}</a>
            {story.date && <DateText {...story.date} />}
          </li>
        ))}
      </ul>
    </More>
  );
}

const More = styled.section`
  margin-top: var(--s-7);

  ul {
    display: grid;
    gap: 0 var(--gap);
  }

  li {
    position: relative;
    display: grid;
    align-content: start;
    gap: var(--s-1);
    padding-block: var(--s-3);
    border-top: 1px solid var(--rule);
    font: var(--text-meta);
    color: var(--ink-faint);
  }

  span {
    font-weight: 600;
  }

  a {
    font: var(--hed-6);
    color: var(--ink);
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

  @media (min-width: 480px) {
    ul {
      grid-template-columns: 1fr 1fr;
    }
  }

  @media (min-width: 1024px) {
    ul {
      grid-template-columns: repeat(4, 1fr);
    }
  }
`;
