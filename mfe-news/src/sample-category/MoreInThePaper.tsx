import { SectionHead } from '@meadowlark/shared/design/layout/SectionHead.tsx';
import { DateText } from '@meadowlark/shared/design/stories/DateText.tsx';
import { styled } from 'styled-components';
import { headlineList } from '../stories/headline-list.ts';
import type { SampleCategoryData } from './load.ts';

/** Links to other stories, at the end of a page of three. */
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

  ${headlineList}

  ul {
    display: grid;
    gap: 0 var(--gap);
  }

  li {
    align-content: start;
    gap: var(--s-1);
  }

  span {
    font-weight: 600;
  }

  @media (min-width: 30em) {
    ul {
      grid-template-columns: 1fr 1fr;
    }
  }

  @media (min-width: 64em) and (max-width: 99.99em) {
    ul {
      grid-template-columns: repeat(4, 1fr);
    }
  }
  /* The column beside the stories. */
  @media (min-width: 100em) {
    margin-top: 0;

    ul {
      grid-template-columns: minmax(0, 1fr);
    }
  }
`;
