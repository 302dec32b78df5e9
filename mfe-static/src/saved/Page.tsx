import { PageHead } from '@meadowlark/shared/design/layout/PageHead.tsx';
import { Prose } from '@meadowlark/shared/design/text/Prose.tsx';
import { styled } from 'styled-components';
import { PageLayout } from '../parts/PageLayout.tsx';
import { PageSection } from '../parts/PageSection.tsx';
import { SavedList } from './SavedList.tsx';
import { TakePaper } from './TakePaper.tsx';

/** Side by side if they fit: the list reserves space for many stories, which is empty at first. */
const Both = styled.div`
  /* On a phone most of the screen is above the list. */
  @media (max-width: 47.99em) {
    [data-saved] {
      min-height: calc(100vh - 48rem);
    }
  }
  @media (min-width: 48em) {
    display: grid;
    grid-template-columns: repeat(2, minmax(0, 1fr));
    gap: var(--gap);

    > section {
      margin-top: 0;
    }
    /* Both are below the page's head, which has a rule. */
    > section > :first-child {
      padding-top: 0;
      border-top: 0;

      &::before {
        content: none;
      }
    }
  }
`;

const Words = styled(Prose)`
  padding-top: 0;
`;

export function Page() {
  return (
    <PageLayout>
      <PageHead
        title="Saved Stories"
        standfirst="What you put aside, and the paper for the train. All of it stays in this browser."
      />
      <Both>
        <PageSection title="Take the paper with you" first>
          <Words>
            <p>
              The front page, the first page of every section, the stories they lead with and those you saved:
              at most two megabytes, kept on this device, so that they open without a network. Each page says
              how old it is. While you read on, the paper is brought up to date by itself, every half hour at
              most.
            </p>
          </Words>
          <TakePaper />
        </PageSection>
        <PageSection title="Saved stories">
          <SavedList />
        </PageSection>
      </Both>
    </PageLayout>
  );
}
